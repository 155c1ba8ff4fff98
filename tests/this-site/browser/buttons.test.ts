import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openPage } from "../../support/browser/browser.ts";
import { allPagesOf, thisSite, unknownPath } from "../../support/browser/served-site.ts";
import { isFull } from "../../support/system/is-full.ts";

const { origin, paths } = await allPagesOf(thisSite);

interface Button {
  readonly path: string;
  /** The label that screen readers read, including hidden words. */
  readonly label: string;
  readonly href: string;
  /** The text at its target. */
  readonly place: string;
}

/** Pages at once: as many as keep the processors of a small machine busy. */
const pagesAtOnce = 4;

/** The class that all buttons of the site have, whatever they look like. */
async function buttonClass(page: Page): Promise<string> {
  await page.goto(origin);
  const classes = (await page.getByRole("link", { name: "Get Started" }).first().getAttribute("class")) ?? "";
  return classes.split(" ")[0] ?? "";
}

/** Clicks all buttons of a page. Those that stay on it find it as the previous one left it. */
async function clickAll(page: Page, path: string, selector: string): Promise<Button[]> {
  await page.goto(origin + path);
  const links = page.locator(selector);
  const all = await links.evaluateAll((found) =>
    found.map((link) => ({ label: link.textContent ?? "", href: link.getAttribute("href") ?? "" })),
  );
  const buttons: Button[] = [];
  for (const [index, button] of all.entries()) {
    // One of several buttons with the same label and address is enough.
    if (all.findIndex(({ label, href }) => label === button.label && href === button.href) < index) continue;
    if (new URL(page.url()).pathname !== path) await page.goto(origin + path);
    buttons.push({ path, ...button, place: await follow(page, index, { selector, href: button.href }) });
  }
  return buttons;
}

async function follow(
  page: Page,
  index: number,
  { selector, href }: { readonly selector: string; readonly href: string },
): Promise<string> {
  const link = page.locator(selector).nth(index);
  if (href.endsWith(".pdf")) {
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    return `the file ${download.suggestedFilename()}`;
  }
  const target = await link.evaluate((one: HTMLAnchorElement) => one.href);
  await link.click();
  await page.waitForURL(target);
  await page.waitForFunction(isThere);
  return page.evaluate(describePlace);
}

/** Runs in the browser: whether the page has arrived, at what its address names. */
function isThere(): boolean {
  const target = location.hash === "" ? document.body : document.getElementById(location.hash.slice(1));
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const top = target?.getBoundingClientRect().top ?? -1;
  return document.readyState === "complete" && (location.hash === "" || (top >= header && top < innerHeight));
}

/** Runs in the browser: what somebody finds where a button has led. `isThere` has seen that it is in view. */
function describePlace(): string {
  const target = document.getElementById(location.hash.slice(1)) ?? document.querySelector("main");
  if (target instanceof HTMLInputElement) {
    const state = `${target.checked ? "chosen" : "NOT chosen"}, ${document.activeElement === target ? "in focus" : "NOT in focus"}`;
    return `the form, “${target.labels?.[0]?.textContent}” ${state}`;
  }
  const heading = location.hash === "" ? "h1" : "h2, h3, h4";
  const found = target?.matches(heading) ? target : target?.querySelector(heading);
  // A typed headline is in the page twice, once only for people who see it.
  const words = found?.querySelector(":scope > .visually-hidden") ?? found;
  return `${location.hash === "" ? "the page" : "the part"} “${words?.textContent}”`;
}

// A push tests in the files that links have targets, and in the fixture what a click does.
test.runIf(isFull)("every button of every page leads where its words say, as BUTTONS.md lists", async () => {
  const first = await openPage({ viewport: { width: 1280, height: 800 } });
  const name = await buttonClass(first);
  const found = new Map<string, readonly Button[]>([
    ["header", await clickAll(first, "/industries/legal", `header > div > div a.${name}`)],
  ]);
  const left = [...paths];
  const visit = async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
    for (let path = left.shift(); path !== undefined; path = left.shift())
      found.set(path, await clickAll(page, path, `main a.${name}`));
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, visit));
  const buttons = paths.flatMap((path) => found.get(path) ?? []);
  const header = (found.get("header") ?? []).map((button) => ({ ...button, path: "every page, in the header" }));
  const names = buttons.map(({ path, label }) => `${path} ${label}`);
  // What people hear of a button leads to one place on its page.
  expect(names.filter((one, index) => names.indexOf(one) < index)).toEqual([]);
  const rows = [...header, ...buttons].map(
    ({ path, label, href, place }) =>
      `| ${path === unknownPath ? "(not found)" : path} | ${label} | \`${href}\` | ${place} |`,
  );
  const head = [
    ...["# Every button, and where it leads", ""],
    ...[`Written by \`browser/buttons.test.ts\`, which has clicked all ${rows.length} of them.`, ""],
    ...["| page | label | leads to | what is there, in view |", "| --- | --- | --- | --- |"],
  ];
  await expect([...head, ...rows, ""].join("\n")).toMatchFileSnapshot("../BUTTONS.md");
});
