import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { shippedLabels } from "../../scripts/content/labels/shipped-labels.ts";
import { findViolations, openPageWithAxe } from "../support/browser/axe.ts";
import { openPage, openSettled } from "../support/browser/browser.ts";
import { serveFiles } from "../support/browser/serve-fixture.ts";
import { ferrySite } from "../support/browser/served-site.ts";
import { projectRoot } from "../support/system/own-project.ts";

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>';
/** A bakery in Haifa: in Arabic but for one page, and with none of the words of the interface. */
const bakery = serveFiles({
  "_site.yaml": `brand:
  name: مخبز الميناء
origin: https://bakery.example
language: ar
header:
  menu:
    - { type: link, label: الرئيسية, href: / }
    - { type: folder, label: الخبز, folder: /breads }
forms:
  - { name: order, action: "https://forms.example/send" }
footer:
  contact:
    id: contact
    title: اتصل بنا
    items:
      - { label: الهاتف, text: +44 1632 960 111, href: "tel:+441632960111" }
`,
  "index.yaml": `title: الرئيسية
description: خبز طازج كل صباح.
blocks:
  - type: hero
    title: خبز طازج كل صباح
    actions:
      - { label: الأسعار بالإنجليزية, href: /prices }
  - type: tabs
    title: كيف نخبز
    items:
      - { label: القمح, body: ببطء. }
      - { label: الشوفان, body: بحرارة. }
  - type: gallery
    title: من المخبز
    items:
      - { src: /assets/oven.svg, alt: فرن. }
      - { src: /assets/door.svg, alt: باب. }
  - type: code-samples
    title: اطلب
    items:
      - { label: Shell, language: bash, code: "curl https://bakery.example/orders" }
  - type: chart
    title: الأرغفة
    chart: bar
    items:
      - { label: الإثنين, values: [80] }
      - { label: السبت, values: [140] }
`,
  "breads/rye.yaml": `title: الجاودار
description: داكن وكثيف.
blocks:
  - { type: hero, title: الجاودار }
`,
  "order.yaml": `title: اطلب
description: خبز لك.
blocks:
  - { type: hero, title: اطلب }
  - type: form
    title: طلب
    form: order
    items:
      - { name: name, label: الاسم, required: true }
      - { name: email, label: البريد, input: email, required: true }
    submit: أرسل
`,
  "prices.yaml": `title: Prices
description: What a loaf costs.
language: en
blocks:
  - { type: hero, title: What a loaf costs }
`,
  "_assets/oven.svg": picture,
  "_assets/door.svg": picture.replace("<rect", '<rect fill="brown"'),
});

async function open(options: Parameters<typeof openPage>[0] = {}): Promise<Page> {
  const page = await openPage(options);
  await openSettled(page, bakery.origin);
  return page;
}

/** How far an element is from the left and from the right edge of the window, in pixels. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(document.documentElement.clientWidth - right) };
    });

describe("a site in Arabic", () => {
  test("says so, begins on the right, and speaks its language where the site has no words of its own", async () => {
    const page = await openPageWithAxe({ viewport: { width: 1280, height: 800 } });
    await openSettled(page, bakery.origin);
    expect(
      await page.locator("html").evaluate((root) => [root.getAttribute("lang"), root.getAttribute("dir")]),
    ).toEqual(["ar", "rtl"]);
    const brand = await edges(page, "header a");
    expect(brand.right).toBeLessThan(brand.left);
    expect(await page.locator("a[href='#main']").textContent()).toBe(shippedLabels("ar")?.skipToContent);
    expect(await findViolations(page)).toEqual([]);
  });

  test("shows code, telephones and the bars of charts as they are read", async () => {
    const page = await open();
    const direction = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    expect(await direction("pre")).toBe("ltr");
    expect(await direction("a[href^='tel:']")).toBe("ltr");
    const [row, line] = [await edges(page, "figure svg"), await edges(page, "figure svg g line")];
    expect(Math.abs(line.right - row.right)).toBeLessThan(2);
  });

  test("marks every field that is wrong at its right edge", async () => {
    const page = await openPage();
    await openSettled(page, `${bakery.origin}/order`);
    await page.locator("main form button").click();
    const marks = await page
      .locator("main form input:user-invalid")
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).borderRightWidth)));
    expect(marks).toEqual([8, 8]);
  });

  test("opens its side menu at the left edge, from where it comes", async () => {
    const page = await open({ viewport: { width: 390, height: 800 }, reducedMotion: "no-preference" });
    await page.locator("header [popovertarget]").first().click();
    await expect.poll(() => edges(page, "dialog#side-menu")).toMatchObject({ left: 0 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("goes on to the left with the arrow keys, in tabs and in a gallery", async () => {
    const page = await open();
    const chosen = () => page.locator("[role=tab][aria-selected=true]").textContent();
    await page.getByRole("tab").first().focus();
    await page.keyboard.press("ArrowLeft");
    expect(await chosen()).toBe("الشوفان");
    await page.keyboard.press("ArrowRight");
    expect(await chosen()).toBe("القمح");
    await page.locator("[data-part=picture]").first().click();
    const status = page.locator("dialog [data-part=status]");
    await expect.poll(() => status.textContent()).toBe("1 / 2: فرن.");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => status.textContent()).toBe("2 / 2: باب.");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => status.textContent()).toBe("1 / 2: فرن.");
  });

  test("shows a page in English from the left, between a header and a footer that begin on the right", async () => {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    const directions = () =>
      page.evaluate(() =>
        ["html", "header", "main", "footer"].map(
          (name) => getComputedStyle(document.querySelector(name) as Element).direction,
        ),
      );
    expect(await directions()).toEqual(["rtl", "rtl", "rtl", "rtl"]);
    await page.locator("main a[href='/prices']").click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("What a loaf costs");
    expect(await directions()).toEqual(["ltr", "rtl", "ltr", "rtl"]);
    await page.locator("header a[href='/']").first().click();
    await expect.poll(() => page.locator("h1").textContent()).toBe("خبز طازج كل صباح");
    expect(await directions()).toEqual(["rtl", "rtl", "rtl", "rtl"]);
  });
});

test("a site from left to right carries no rule for the other direction", () => {
  const html = readFileSync(join(ferrySite.out, "index.html"), "utf8");
  expect(html).not.toMatch(/dir=|rtl/);
  expect(readFileSync(join(projectRoot, "src/styles/base.css"), "utf8")).toContain('[dir="rtl"]');
});
