import type { SiteContent } from "../../src/content.gen.ts";
import { type PageWeight, totalWeight } from "../content/rules/weight/over-budget.ts";
import type { WrittenPage } from "../pages/page-messages.ts";

type WeighedPages = ReadonlyMap<string, Pick<WrittenPage, "script" | "weight">>;

/** The weights of the pages that were weighed, by path. */
export function weightsOf(rendered: WeighedPages): ReadonlyMap<string, PageWeight> {
  return new Map([...rendered].flatMap(([path, { weight }]) => (weight ? [[path, weight] as const] : [])));
}

/** The pages and the script that exceed the budget of the site. */
export interface Overweight {
  /** The bytes of the scripts of the page that has most, if that is too many. */
  readonly script: number | undefined;
  readonly pages: ReadonlyMap<string, PageWeight>;
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/** Compares rendered pages with the budget of the site, if it has one; undefined if nothing exceeds it. */
export function findOverweight(budget: SiteContent["budget"], rendered: WeighedPages): Overweight | undefined {
  const { page, script } = budget ?? {};
  const weights = weightsOf(rendered);
  const heaviest = [...rendered.values()].reduce((most, one) => Math.max(most, one.script), 0);
  const pages = [...weights].filter(([, weight]) => page !== undefined && totalWeight(weight) > page);
  const isScriptTooHeavy = script !== undefined && heaviest > script;
  if (pages.length === 0 && !isScriptTooHeavy) return undefined;
  return { script: isScriptTooHeavy ? heaviest : undefined, pages: new Map(pages), weights };
}
