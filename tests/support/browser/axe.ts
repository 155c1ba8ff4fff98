import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type AxeCore from "axe-core";
import type { BrowserContextOptions, Page } from "playwright";
import { printLooks } from "../looks/print-looks.ts";
import { provideGrounds } from "../looks/provide-grounds.ts";
import { openPage } from "./browser.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

declare global {
  var axe: typeof AxeCore;
  interface Window {
    /** The elements of the page that have text of their own. */
    texts: readonly Element[];
  }
}

/** A page of a new browser context that has axe-core, whatever its Content-Security-Policy says. */
export async function openPageWithAxe(options: BrowserContextOptions): Promise<Page> {
  const page = await openPage(options);
  await page.addInitScript({ content: source });
  return page;
}

interface Audit {
  /**
   * In forced colours axe-core takes a text's colour from `-webkit-text-fill-color`, which the browser does not force, so
   * that it compares colours which nobody sees; the test of WG5 measures contrast there.
   */
  readonly forcedColours?: boolean;
  /** The part of the page to audit, where not all of it. */
  readonly within?: string;
  /** The rules to ask, where not all of them. */
  readonly rules?: readonly string[];
  /**
   * The kinds of texts of which the contrast has been asked, to which those of the page are added: its rule is asked of one text
   * of each other kind alone. It takes more time than all others, and compares colours that have not changed.
   */
  readonly knownKinds?: Set<string>;
}

/** An attribute that no style knows. */
const mark = "data-new-kind";

/** What axe-core finds on a page as it is now, with its rules of best practice: one line for each rule and element. */
export async function findViolations(
  page: Page,
  { forcedColours = false, within, rules, knownKinds }: Audit = {},
): Promise<string[]> {
  await settle(page);
  if (knownKinds && !forcedColours) await markNewKinds(page, knownKinds);
  // Where rules are named, no other option switches one of them off.
  const named = rules?.filter((rule) => !(forcedColours && rule === "color-contrast"));
  return page.evaluate(
    async ({ contrast, contrastOf, mark, within, named }) => {
      axe.configure({ rules: [{ id: "color-contrast", selector: contrastOf }] });
      const { violations } = await axe.run(within ?? document, {
        reporter: "no-passes",
        resultTypes: ["violations"],
        preload: false,
        ...(named
          ? { runOnly: named }
          : { rules: { "target-size": { enabled: true }, "color-contrast": { enabled: contrast } } }),
      });
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => {
          const reason = any.map(({ message }) => message).join("; ");
          return `${id} at ${target.join(" ")}${reason && `: ${reason}`}`;
        }),
      );
    },
    { contrast: !forcedColours, contrastOf: knownKinds ? `[${mark}]` : "*", mark, within, named },
  );
}

/** Marks one text of each kind that is not known, and adds these kinds to the known ones. */
async function markNewKinds(page: Page, knownKinds: Set<string>): Promise<void> {
  await page.evaluate(provideGrounds);
  const kinds = await page.evaluate(kindsOfTexts);
  const isNew = kinds.map((kind, index) => !knownKinds.has(kind) && kinds.indexOf(kind) === index);
  for (const kind of kinds) knownKinds.add(kind);
  await page.evaluate(markTexts, { isNew, mark });
}

/** Runs in the browser: the kind of every element that has text of its own. */
function kindsOfTexts(): string[] {
  const hasText = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
  window.texts = [...document.body.querySelectorAll("*")].filter((element) => {
    return [...element.childNodes].some(hasText) && element.checkVisibility({ visibilityProperty: true });
  });
  return window.texts.map(window.kindOf);
}

/** Runs in the browser. */
function markTexts({ isNew, mark }: { isNew: readonly boolean[]; mark: string }): void {
  for (const [index, text] of window.texts.entries()) text.toggleAttribute(mark, isNew[index]);
}

/** The rules whose answer depends on colours. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/** The rules whose answer depends on boxes or colours. All others ask for markup, and for what of it can be seen. */
export const drawnRules = [...colourRules, "target-size", "scrollable-region-focusable"];

/**
 * Returns a function that says what axe-core finds on a loaded page in one state or at one width after the other. What is as it
 * was is not audited again: the page outside its header, where only a menu has opened, all but boxes and colours, where the
 * same elements are seen, and all but the colours, where only these have changed. axe-core sees nothing of a page but what
 * `printLooks` prints. Of texts in kinds that have been seen on whichever page the contrast is not asked again.
 */
export function createStateAudit(page: Page, knownKinds: Set<string>): (audit?: Audit) => Promise<string[]> {
  const audited = new Set<string>();
  const [header, rest] = ["body > header", "body > :not(header)"];
  return async (audit = {}) => {
    await settle(page);
    const prints = await page.evaluate(printLooks, [header, rest]);
    const changed = prints.filter(({ look }) => !audited.has(look));
    const isHeaderAlone = changed.length === 1 && changed[0] === prints[0];
    const rules = changed.some(({ seen }) => !audited.has(seen))
      ? undefined
      : changed.some(({ shape }) => !audited.has(shape))
        ? drawnRules
        : colourRules;
    for (const { seen, shape, look } of prints) for (const print of [seen, shape, look]) audited.add(print);
    if (changed.length === 0) return [];
    return findViolations(page, {
      ...audit,
      knownKinds,
      ...(isHeaderAlone ? { within: header } : {}),
      ...(rules ? { rules } : {}),
    });
  };
}

/** Ends every transition and every animation that has an end. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of ending) animation.finish();
    await Promise.allSettled(ending.map(({ finished }) => finished));
    // What listens for the end hears of it with the next frame.
    await new Promise(requestAnimationFrame);
  });
}
