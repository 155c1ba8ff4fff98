import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import type { PageWeight } from "../content/rules/weight/over-budget.ts";

interface WeighedPage {
  readonly html: string;
  readonly scripts: readonly string[];
  /** The addresses of the modules that its interactive blocks load. */
  readonly modules: readonly string[];
}

/** The figures needed to weigh a page. Plain data, because it is sent to workers. */
export interface WeightScale {
  readonly weights: Readonly<Record<string, number>>;
  readonly scriptFolder: string;
  /** Pages up to this weight need not be weighed exactly. If there is no limit, every page is. */
  readonly limit: number | undefined;
}

/** The size of a text in brotli at the highest quality, which is what hosts use that compress files ahead of time. */
export function weightOf(text: string | Uint8Array): number {
  return brotliCompressSync(text).length;
}

/** Weighs a page, overestimating its document. Returns undefined if it is certainly not heavier than the limit. */
export function weighPage({ weights, scriptFolder, limit }: WeightScale, page: WeighedPage): PageWeight | undefined {
  const modules = page.modules.map((address) => moduleWeight(join(scriptFolder, basename(address))));
  const script = scriptWeight(weights, page.scripts) + sumOf(modules);
  const html = quickWeight(page.html);
  return limit !== undefined && script + html <= limit ? undefined : { html, script };
}

const compress = promisify(brotliCompress);

/** The same with the exact weight of the document, calculated in a separate thread. */
export async function weighExactly(
  limit: WeightScale["limit"],
  { script }: PageWeight,
  document: Uint8Array,
): Promise<PageWeight | undefined> {
  const weigh = async (quality: number) =>
    (await compress(document, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })).length;
  const isWithinLimit = (html: number) => limit !== undefined && script + html <= limit;
  // The second-highest quality takes half the time, and is enough for most pages near the limit.
  if (limit !== undefined && isWithinLimit(await weigh(constants.BROTLI_MAX_QUALITY - 1))) return undefined;
  const html = await weigh(constants.BROTLI_MAX_QUALITY);
  return isWithinLimit(html) ? undefined : { html, script };
}

const moduleWeights = new Map<string, number>();

/** Weighed only when a page needs it, because compressing React takes as long as compiling everything else. */
function moduleWeight(file: string): number {
  const weight = moduleWeights.get(file) ?? weightOf(readFileSync(file));
  moduleWeights.set(file, weight);
  return weight;
}

/** The bytes of the scripts with these addresses. */
export function scriptWeight(weights: WeightScale["weights"], scripts: readonly string[]): number {
  return sumOf(scripts.map((address) => weights[address] ?? 0));
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** About thirty times faster than `weightOf`, and never less: text takes more bytes at a lower quality. */
function quickWeight(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
