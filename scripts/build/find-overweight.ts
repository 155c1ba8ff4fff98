import { type PageWeight, totalWeight } from "../content/rules/weight/page-weight.ts";
import type { BuildPlan } from "./build-plan.ts";
import { type WeighedPages, weightsOf } from "./render-pages.ts";

/** The pages and the script that are heavier than the budget of the site. */
export interface Overweight {
  /** The bytes of the scripts of the page that has most, where they are too many. */
  readonly script: number | undefined;
  /** The pages that are too heavy, by their paths inside the content folder. */
  readonly pages: ReadonlyMap<string, PageWeight>;
  /** The weights of all pages that were weighed. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/** Compares rendered pages with the budget of the site, where it has one; undefined where nothing is too heavy. */
export function findOverweight({ site: { budget } }: BuildPlan, rendered: WeighedPages): Overweight | undefined {
  const { page, script } = budget ?? {};
  const weights = weightsOf(rendered);
  const heaviest = [...rendered.values()].reduce((most, one) => Math.max(most, one.script), 0);
  const pages = [...weights].filter(([, weight]) => page !== undefined && totalWeight(weight) > page);
  const isScriptTooHeavy = script !== undefined && heaviest > script;
  if (pages.length === 0 && !isScriptTooHeavy) return undefined;
  return { script: isScriptTooHeavy ? heaviest : undefined, pages: new Map(pages), weights };
}
