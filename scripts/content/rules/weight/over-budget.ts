import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { valueAt } from "../../diagnostic/path.ts";
import type { Reference } from "../../index/content-index.ts";
import type { ContentFile } from "../../yaml/content-file.ts";
import { toDiagnostic } from "../../yaml/to-diagnostic.ts";
import { exampleSite } from "../toolkit/examples.ts";
import type { CodeEntry } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";
import { type PageWeight, totalWeight } from "./page-weight.ts";

/** Pages and scripts that are heavier than the site file allows. */
export const overBudget: CodeEntry = {
  code: "over-budget",
  meaning:
    "The site file has a budget for what visitors load, and a page, its pictures or its scripts are heavier. What takes more than one round trip is slow on phones.",
  isAboutWeight: true,
  bad: {
    "_site.yaml": `${exampleSite}budget:\n  page: 100\n`,
    "index.yaml": `title: Home
description: Fresh bread every morning.
blocks:
  - type: «hero»
    title: Fresh bread
`,
  },
  says: {
    message:
      "The page weighs … bytes in brotli (… bytes of HTML and styles, … bytes of script), expected at most 100 bytes.",
    hint: "Make one of them smaller, or the budget larger.",
  },
  good: { "_site.yaml": `${exampleSite}budget:\n  page: 1000000\n` },
};

/** The mistake that a page is heavier than the budget, at its heaviest block. */
export function pageOverBudget(site: ContentFile, page: ContentFile, weight: PageWeight): Diagnostic {
  const most = Math.max(...weight.blocks.map((block) => block.html));
  const heaviest = weight.blocks.findIndex((block) => block.html === most);
  const { html, script, frame } = weight;
  const type = String(weight.blocks[heaviest]?.type);
  return toDiagnostic(overBudget.code, {
    at: { file: page, path: ["blocks", heaviest, "type"] },
    message: `The page weighs ${bytes(totalWeight(weight))} in brotli (${bytes(html)} of HTML and styles, ${bytes(script)} of script), expected at most ${bytes(budgetOf(site, "page"))}.`,
    hint: `Its heaviest block is this ${type} with ${bytes(most)}; ${bytes(frame)} are the header, the menus and the footer. Make one of them smaller, or the budget larger.`,
    related: { at: { file: site, path: ["budget", "page"] }, message: "The budget is here." },
  });
}

/** The mistake that the scripts of some page are heavier than the budget. */
export function scriptOverBudget(site: ContentFile, weight: number): Diagnostic {
  return toDiagnostic(overBudget.code, {
    at: { file: site, path: ["budget", "script"] },
    message: `The scripts of the page that has most weigh ${bytes(weight)} in brotli, expected at most ${bytes(budgetOf(site, "script"))}.`,
    hint: "Make the script smaller, or the budget larger.",
  });
}

/** A picture on a page, and the bytes of its file. */
interface WeighedPicture {
  readonly at: Pick<Reference, "file" | "path" | "value">;
  readonly bytes: number;
}

/** The mistake that the pictures of a page are heavier than the budget, at the heaviest one. */
export function picturesOverBudget(site: ContentFile, pictures: readonly WeighedPicture[]): Diagnostic {
  const [heaviest] = [...pictures].sort((a, b) => b.bytes - a.bytes);
  if (!heaviest) throw new Error("No picture is too heavy where there is none.");
  const all = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
  const words = pictures.length === 1 ? "picture of the page weighs" : `${pictures.length} pictures of the page weigh`;
  return toDiagnostic(overBudget.code, {
    at: heaviest.at,
    message: `The ${words} ${bytes(all)} on the screen with most pixels, expected at most ${bytes(budgetOf(site, "pictures"))}.`,
    hint: `The heaviest is "${excerpt(heaviest.at.value)}" with ${bytes(heaviest.bytes)}. Show fewer pictures on the page, or one with less detail here.`,
    related: { at: { file: site, path: ["budget", "pictures"] }, message: "The budget is here." },
  });
}

function budgetOf(site: ContentFile, name: "page" | "pictures" | "script"): number {
  return Number(valueAt(site.data, ["budget", name]));
}

function bytes(count: number): string {
  return `${count.toLocaleString("en")} bytes`;
}
