import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { clickWarm, markDocument, openNavigation } from "../support/browser/client-navigation.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { page } from "../support/build/edited-site.ts";

const query = new URLSearchParams([
  ["customer", "Ada & Co"],
  ["note", "No seeds.\nThank you, more than twenty signs"],
  ["day", "2031-06-01"],
  ["bread", "Oats"],
  ["size", "Large"],
  ["extra", "Slices"],
  ["extra", "Nothing"],
  ["gift", "yes"],
  ["consent", "yes"],
  ["list", "spam"],
  ["website", "spam"],
  ["action", "https://evil.example"],
  ["subject", "write-complaint"],
  ["message", "It was cold."],
]);

const form = `  - type: form
    id: order
    title: Order
    form: order
    items:
      - { name: customer, label: Name }
      - { name: note, label: Note, input: long-text, maxLength: 20 }
      - { name: day, label: Day, input: date }
      - { name: bread, label: Bread, input: select, options: [Rye, Oats] }
      - { name: size, label: Size, input: radio, options: [Small, Large] }
      - { name: extra, label: Extra, input: checkboxes, options: [Seeds, Slices] }
      - { name: gift, label: A gift, input: checkbox }
    consent: Keep it.
    submit: Send
    values: [{ name: list, value: orders }]
`;

const site = serveFiles({
  "_site.yaml": `brand: { name: Bakery }
origin: https://bakery.example
language: en-GB
forms: [{ name: order, action: /api/order, trap: website }]
footer:
  contact:
    id: contact
    title: Contact
    items: [{ label: Post, text: post@bakery.example, href: "mailto:post@bakery.example" }]
    purposes: [{ id: write-praise, label: Praise }, { id: write-complaint, label: Complaint }]
`,
  "index.yaml": page(
    "Home",
    `${form}  - type: call-to-action
    title: Hungry?
    actions:
      - { label: Order oats, href: "/order?${query}#order" }
      - { label: Order something, href: "/order?bread=Wheat&size=Huge&day=soon" }
`,
  ),
  "order.yaml": page("Order", form),
});

/** The data that each form would send: the order, then the contact form. */
const answers = (shown: Page) =>
  shown.evaluate(() =>
    Array.from(document.forms, (one) => [...new FormData(one)].map(([name, value]) => `${name}=${value}`)),
  );

const empty = ["list=orders", "website=", "customer=", "note=", "day=", "bread="];
const contact = ["subject=Praise (Order)", "name=", "email="];
const filled = [
  [
    ...["list=orders", "website=", "customer=Ada & Co", "note=No seeds.\nThank you,", "day=2031-06-01"],
    ...["bread=Oats", "size=Large", "extra=Slices", "gift=yes"],
  ],
  ["subject=Complaint (Order)", "name=", "email=", "message=It was cold."],
];

test("the fields of a form take their values from the query of the address, and nothing else does", async () => {
  const shown = await openPage();
  await shown.goto(`${site.origin}/order?${query}`);
  await expect.poll(() => answers(shown)).toEqual(filled);
  expect(await shown.locator("form").first().getAttribute("action")).toBe("/api/order");
  const without = await openPage({ javaScriptEnabled: false });
  await without.goto(`${site.origin}/order?${query}`);
  expect(await without.getByLabel("Name", { exact: false }).first().inputValue()).toBe("");
});

test("so they do after a click that the app shows, but for what a visitor has written and what is no answer", async () => {
  const shown = await openNavigation(`${site.origin}/`);
  const isSame = await markDocument(shown);
  const link = (name: string) => shown.getByRole("link", { name });
  await clickWarm(link("Order oats"));
  expect(new URL(shown.url()).search).toBe(`?${query}`);
  await expect.poll(() => answers(shown)).toEqual(filled);
  await shown.goBack();
  await link("Order something").waitFor();
  await shown.getByLabel("Your message").fill("It is warm.");
  await clickWarm(link("Order something"));
  await expect.poll(() => answers(shown)).toEqual([empty, [...contact, "message=It is warm."]]);
  await shown.goBack();
  await link("Order oats").waitFor();
  await clickWarm(link("Order oats"));
  await expect
    .poll(() => answers(shown))
    .toEqual([filled[0], ["subject=Complaint (Order)", ...contact.slice(1), "message=It is warm."]]);
  expect(await isSame()).toBe(true);
});
