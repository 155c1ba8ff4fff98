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

interface Audit {
  /** The part of the page to audit; by default all of it. */
  readonly within?: string;
  /** The rules to run; by default all of them. */
  readonly rules?: readonly string[];
}

/** The rules whose result depends on colours. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/** The violations that axe-core finds on a page in its current state, including best practices: one line per rule and element. */
export async function findViolations(page: Page, { within, rules }: Audit = {}): Promise<string[]> {
  await settle(page);
  return page.evaluate(
    async ({ within, rules }) => {
      const { violations } = await axe.run(within ?? document, {
        reporter: "no-passes",
        resultTypes: ["violations"],
        preload: false,
        ...(rules
          ? { runOnly: rules }
          : { rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } } }),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => {
          const reason = any.map(({ message }) => message).join("; ");
          return `${id} at ${target.join(" ")}${reason && `: ${reason}`}`;
        }),
      );
    },
    { within, rules: rules && [...rules] },
  );
}

/** Ends every transition and every animation that has an end. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // Listeners for the end are called with the next frame.
    await new Promise(requestAnimationFrame);
  });
}
