import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { PageWeight } from "../content/rules/weight/page-weight.ts";

/** A page to weigh. */
interface WeighedPage {
  /** The document. */
  readonly html: string;
  /** The addresses of its scripts. */
  readonly scripts: readonly string[];
  /** The module with the page's data, if the page loads the app by itself; undefined if only a click does. */
  readonly module: string | undefined;
  /** The address of the words of the interface that such a page loads with it. */
  readonly labels?: string | undefined;
}

/** The figures that weighing a page needs. Plain data, because it is sent to workers. */
export interface WeightScale {
  /** The bytes of scripts, by their addresses. */
  readonly weights: Readonly<Record<string, number>>;
  /** The files with the app, which count for pages that load it by themselves. */
  readonly appFiles: readonly string[];
  /** Pages up to this weight need not be weighed exactly. Without a limit every page is. */
  readonly limit: number | undefined;
}

/** The bytes of a text in brotli at the highest quality, which hosts use that compress files ahead of time. */
export function weightOf(text: string | Uint8Array): number {
  return brotliCompressSync(text).length;
}

/** Weighs a page. Returns undefined if it is not heavier than the limit. */
export function weighPage({ weights, appFiles, limit }: WeightScale, page: WeighedPage): PageWeight | undefined {
  const labels = page.labels === undefined ? 0 : scriptWeight(weights, [page.labels]);
  const app = page.module === undefined ? 0 : sumOf(appFiles.map(appWeight)) + weightOf(page.module) + labels;
  const script = scriptWeight(weights, page.scripts) + app;
  if (limit !== undefined && script + quickWeight(page.html) <= limit) return undefined;
  const html = weightOf(page.html);
  return limit !== undefined && script + html <= limit ? undefined : { html, script };
}

const appWeights = new Map<string, number>();

/** Weighed only when a page needs it, because compressing the app takes as long as compiling everything else. */
function appWeight(file: string): number {
  const weight = appWeights.get(file) ?? weightOf(readFileSync(file));
  appWeights.set(file, weight);
  return weight;
}

/** The bytes of the scripts with these addresses. */
export function scriptWeight(weights: WeightScale["weights"], scripts: readonly string[]): number {
  return sumOf(scripts.map((address) => weights[address] ?? 0));
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** About thirty times faster than `weightOf`, and never less: at a lower quality a text takes more bytes. */
function quickWeight(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
