import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser/browser.ts";
import { clickWarm, openNavigation } from "../support/browser/client-navigation.ts";
import { openSettled } from "../support/browser/settled.ts";

const screen = { viewport: { width: 1280, height: 800 } };

/** What is chosen, what has the focus, and whether that is in view below the header, with the question above it and a field below. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const top = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    const isSeen = ["legend", "input[name=name]"].every((part) => {
      const box = document.querySelector(`footer ${part}`)?.getBoundingClientRect();
      return box && box.top >= top && box.bottom <= innerHeight;
    });
    return { chosen: document.querySelector("footer :checked")?.id, focus: activeElement?.id, isSeen };
  });

const at = (id: string) => ({ chosen: id, focus: id, isSeen: true });

/** Puts a link into the page, as authors do by their blocks. */
const addLink = (page: Page, href: string) =>
  page.evaluate((target) => {
    const link = Object.assign(document.createElement("a"), { href: target, textContent: target });
    document.querySelector("main > section")?.append(link);
  }, href);

describe("WA2: a link to something that people may write for", () => {
  test("makes that choice, again after another has been made, and so does Back", async () => {
    const page = await openPage(screen);
    await openSettled(page, "/services/freight");
    expect(await page.locator("footer :checked").getAttribute("id")).toBe("contact-cargo");
    await addLink(page, "#contact-booking");
    await addLink(page, "#contact-weather");
    const booking = page.locator("main a[href='#contact-booking']");
    await booking.click();
    await expect.poll(() => stateOf(page)).toEqual(at("contact-booking"));
    await page.keyboard.press("ArrowUp");
    expect(await page.locator("footer :checked").getAttribute("id")).toBe("contact-cargo");
    await booking.click();
    await expect.poll(() => stateOf(page)).toEqual(at("contact-booking"));
    await page.locator("main a[href='#contact-weather']").click();
    await expect.poll(() => stateOf(page)).toEqual(at("contact-weather"));
    await page.goBack();
    await expect.poll(async () => ({ ...(await stateOf(page)), isSeen: true })).toEqual(at("contact-booking"));
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("name");
  });

  test("makes it when the page is opened by its address, and when the app shows the page", async () => {
    const page = await openNavigation("/services/freight#contact-weather");
    await expect.poll(() => stateOf(page)).toEqual(at("contact-weather"));
    await page.goto("/");
    await addLink(page, "/services/freight#contact-cargo");
    await clickWarm(page.locator("main a[href='/services/freight#contact-cargo']"));
    await expect.poll(() => stateOf(page)).toEqual(at("contact-cargo"));
  });

  test("leads to it without JavaScript, marks it, and one press makes it", async () => {
    const page = await openPage({ ...screen, javaScriptEnabled: false });
    await page.goto("/services/freight#contact-booking");
    const choice = page.locator("#contact-booking");
    expect(await choice.evaluate((one) => getComputedStyle(one).outlineStyle)).toBe("solid");
    expect(await page.locator("footer :checked").getAttribute("id")).toBe("contact-cargo");
    await choice.press("Space");
    expect(await choice.isChecked()).toBe(true);
  });
});

test("the form of the contact section opens a message with the answers in the visitor's mail program, once all are given", async () => {
  const page = await openPage(screen);
  await page.goto("/services/freight");
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  const opened: string[] = [];
  session.on("Page.frameRequestedNavigation", ({ url }) => opened.push(url));
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  const send = page.getByRole("button", { name: "Open as an email" });
  await send.click();
  expect(await page.locator("footer :user-invalid:focus").getAttribute("name")).toBe("name");
  await page.getByLabel("Your name").fill("Eilidh");
  await page.getByLabel("Your email").fill("eilidh@croft.example");
  await page.getByLabel("Your message").fill("Two rams and a tup.\nOn Friday?");
  await page.getByLabel("Change a booking").check();
  await send.click();
  await expect.poll(() => opened).toHaveLength(1);
  const url = new URL(opened[0] ?? "");
  expect([url.protocol, url.pathname, url.searchParams.get("subject")]).toEqual([
    "mailto:",
    "office@skerryline.example",
    "Skerry Line",
  ]);
  expect(url.searchParams.get("body")?.trimEnd().split(/\r?\n/)).toEqual([
    "subject=Booking (Freight)",
    "name=Eilidh",
    "email=eilidh@croft.example",
    "message=Two rams and a tup.",
    "On Friday?",
  ]);
  expect(refused).toEqual([]);
});
