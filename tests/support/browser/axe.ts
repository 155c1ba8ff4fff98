import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type AxeCore from "axe-core";
import type { BrowserContextOptions, Page } from "playwright";
import { openPage } from "./browser.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  var axe: typeof AxeCore;
}

/** A page of a new browser context that has axe-core, whatever its Content-Security-Policy says. */
export async function openPageWithAxe(options: BrowserContextOptions): Promise<Page> {
  const page = await openPage(options);
  await page.addInitScript({ content: source });
  return page;
}

/**
 * What axe-core finds on a page as it is now, with its rules of best practice: one line for each rule and element.
 * In forced colours it takes a text's colour from `-webkit-text-fill-color`, which the browser does not force, so that
 * it compares colours which nobody sees; the test of WG5 measures contrast there.
 */
export async function findViolations(page: Page, { forcedColours = false } = {}): Promise<string[]> {
  await settle(page);
  return page.evaluate(async (contrast) => {
    const { violations } = await axe.run({
      reporter: "no-passes",
      resultTypes: ["violations"],
      preload: false,
      rules: { "target-size": { enabled: true }, "color-contrast": { enabled: contrast } },
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => {
        const reason = any.map(({ message }) => message).join("; ");
        return `${id} at ${target.join(" ")}${reason && `: ${reason}`}`;
      }),
    );
  }, !forcedColours);
}

/** Waits for the end of every transition and of every animation that has one. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
