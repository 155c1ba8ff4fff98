import { type PageWeight, totalWeight } from "../content/rules/weight/page-weight.ts";
import type { WrittenImages } from "../images/write-images.ts";
import type { BuildPlan } from "./build-plan.ts";
import { type WeighedPages, weightsOf } from "./render-pages.ts";

/** The pages, their pictures, and the script that are heavier than the budget of the site. */
export interface Overweight {
  /** The bytes of the scripts of the page that has most, where they are too many. */
  readonly script: number | undefined;
  /** The pages that are too heavy, by their paths inside the content folder. */
  readonly pages: ReadonlyMap<string, PageWeight>;
  /** The paths of the pages whose pictures are too heavy. */
  readonly pictured: ReadonlySet<string>;
  /** The bytes of the files of pictures, by their paths. */
  readonly images: ReadonlyMap<string, number>;
  /** The weights of all pages that were weighed. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

interface WrittenSite {
  readonly rendered: WeighedPages;
  readonly images: Exclude<WrittenImages, { readonly unusable: unknown }>;
}

/** Compares what was written with the budget of the site, where it has one; undefined where nothing is too heavy. */
export function findOverweight(
  { site: { budget }, imagesOfPages }: BuildPlan,
  { rendered, images: written }: WrittenSite,
): Overweight | undefined {
  const { page, script, pictures } = budget ?? {};
  const weights = weightsOf(rendered);
  const heaviest = [...rendered.values()].reduce((most, one) => Math.max(most, one.script), 0);
  const pages = [...weights].filter(([, weight]) => page !== undefined && totalWeight(weight) > page);
  const isScriptTooHeavy = script !== undefined && heaviest > script;
  const images = new Map(written.map(({ file }) => [file.path, file.bytes]));
  const weigh = (paths: readonly string[]) => paths.reduce((sum, path) => sum + (images.get(path) ?? 0), 0);
  const pictured = [...imagesOfPages].filter(([, paths]) => pictures !== undefined && weigh(paths) > pictures);
  if (pages.length === 0 && pictured.length === 0 && !isScriptTooHeavy) return undefined;
  return {
    script: isScriptTooHeavy ? heaviest : undefined,
    pages: new Map(pages),
    pictured: new Set(pictured.map(([path]) => path)),
    images,
    weights,
  };
}
