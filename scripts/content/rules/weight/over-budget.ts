import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { ContentFile } from "../../yaml/content-file.ts";
import { toDiagnostic } from "../../yaml/to-diagnostic.ts";
import { exampleSite } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";

const pageHint =
  "Shorten the page, move part of it to another page, or shorten the menus in _site.yaml, which are on every page. `npm run build -- --report` lists all pages.";

export const overBudget: CodeEntry = {
  code: "over-budget",
  meaning:
    "The site file sets a budget for what visitors load, and a page or its scripts exceed it. Anything that takes more than one round trip is slow on phones.",
  bad: {
    "_site.yaml": `${exampleSite}budget:\n  page: 100\n`,
    "index.yaml": `title: «Home»
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
`,
  },
  says: {
    message:
      "The page weighs … bytes in brotli (… bytes of HTML and styles, … bytes of script), expected at most 100 bytes.",
    hint: pageHint,
  },
  good: { "_site.yaml": `${exampleSite}budget:\n  page: 1000000\n` },
};

export function pageOverBudget(site: ContentFile, page: ContentFile, { html, script }: PageWeight): Diagnostic {
  return toDiagnostic(overBudget.code, {
    at: { file: page, path: ["title"] },
    message: `The page weighs ${bytes(html + script)} in brotli (${bytes(html)} of HTML and styles, ${bytes(script)} of script), expected at most ${bytes(budgetOf(site, "page"))}.`,
    hint: pageHint,
    related: { at: { file: site, path: ["budget", "page"] }, message: "The budget is here." },
  });
}

export function scriptOverBudget(site: ContentFile, weight: number): Diagnostic {
  return toDiagnostic(overBudget.code, {
    at: { file: site, path: ["budget", "script"] },
    message: `The scripts of the heaviest page weigh ${bytes(weight)} in brotli, expected at most ${bytes(budgetOf(site, "script"))}.`,
    hint: "Make the scripts smaller, or the budget larger.",
  });
}

function budgetOf(site: ContentFile, name: "page" | "script"): number {
  return Number(valueAt(site.data, ["budget", name]));
}

function bytes(count: number): string {
  return `${count.toLocaleString("en")} bytes`;
}

/** The bytes, compressed with brotli, that a visitor's first view of a page loads. */
export interface PageWeight {
  readonly html: number;
  readonly script: number;
}

export function totalWeight({ html, script }: PageWeight): number {
  return html + script;
}
