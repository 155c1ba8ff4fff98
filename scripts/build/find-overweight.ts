import type { SiteContent } from "../../src/content.gen.ts";
import { type PageWeight, totalWeight } from "../content/rules/lookups/page-weight.ts";
import type { BuildContext } from "./build-context.ts";
import { type RenderedPages, weightsOf } from "./render-pages.ts";

/** The pages, and the script, that are heavier than the budget of the site. */
export interface Overweight {
  /** The bytes of the script of every page, where they are too many. */
  readonly script: number | undefined;
  /** The pages that are too heavy, by their paths inside the content folder. */
  readonly pages: ReadonlyMap<string, PageWeight>;
  /** The weights of all pages that were weighed. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/** Compares what was rendered with the budget of the site, where it has one; undefined where nothing is too heavy. */
export async function findOverweight(
  { bundle }: BuildContext,
  { budget }: SiteContent,
  rendered: RenderedPages,
): Promise<Overweight | undefined> {
  const { page, script } = budget ?? {};
  const weights = weightsOf(rendered);
  const entry = script === undefined || rendered.size === 0 ? 0 : (await bundle()).weights.entry;
  const pages = [...weights].filter(([, weight]) => page !== undefined && totalWeight(weight) > page);
  const isScriptTooHeavy = script !== undefined && entry > script;
  if (pages.length === 0 && !isScriptTooHeavy) return undefined;
  return { script: isScriptTooHeavy ? entry : undefined, pages: new Map(pages), weights };
}
