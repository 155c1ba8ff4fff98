import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { DocumentPart } from "../../src/entry-server.tsx";
import type { PageWeight } from "../content/rules/lookups/page-weight.ts";

/** A page to weigh. */
export interface WeighedPage {
  /** The document, in parts. */
  readonly document: readonly DocumentPart[];
  /** The module with the page's data, where the page loads it and the app without any intent of the visitor. */
  readonly module: string | undefined;
  /** Each block alone. */
  renderBlocks(): readonly { readonly type: string; readonly html: string }[];
}

/** How to weigh pages. Like everything that is sent to a worker, it is plain data. */
export interface Scale {
  /** The bytes of the script of every page. */
  readonly entry: number;
  /** The file with the app, which some pages start by themselves. */
  readonly appFile: string;
  /** The bytes of the stylesheet alone. */
  readonly stylesheet: number;
  /** Pages that are not heavier need not be weighed exactly; undefined where every page is. */
  readonly limit: number | undefined;
}

/** The bytes of a text in brotli, as hosts that compress files ahead of time send it. */
export function weightOf(text: string | Uint8Array): number {
  return brotliCompressSync(text).length;
}

/** Weighs a page, or returns undefined where it is certainly not heavier than the limit. */
export function weighPage(scale: Scale, page: WeighedPage): PageWeight | undefined {
  const { limit } = scale;
  const script = scale.entry + (page.module === undefined ? 0 : appWeight(scale.appFile) + weightOf(page.module));
  if (limit !== undefined && script + heaviestGuess(scale, page) <= limit) return undefined;
  const html = weightOf(page.document.map(({ html }) => html).join(""));
  if (limit !== undefined && script + html <= limit) return undefined;
  const text = withoutStyles(page);
  const all = quickWeight(text);
  const blocks = page.renderBlocks().map((block) => {
    const [before = "", ...after] = text.split(block.html);
    // A block alone may be other than within its page.
    const html = after.length > 0 ? all - quickWeight(before + after.join(block.html)) : quickWeight(block.html);
    return { type: block.type, html };
  });
  return { html, script, blocks };
}

const appWeights = new Map<string, number>();

/** Weighed where a page needs it, because it takes as long as to compile all else. */
function appWeight(file: string): number {
  const weight = appWeights.get(file) ?? weightOf(readFileSync(file));
  appWeights.set(file, weight);
  return weight;
}

/** More than the weight: parts that are compressed one by one, and one of them quickly, take more bytes than a whole. */
function heaviestGuess({ stylesheet }: Scale, page: WeighedPage): number {
  return (stylesheet + quickWeight(withoutStyles(page))) * 1.01;
}

function withoutStyles({ document }: WeighedPage): string {
  return document.flatMap(({ html, isStylesheet }) => (isStylesheet ? [] : [html])).join("");
}

/** About thirty times faster than `weightOf`, and some per cent more. */
function quickWeight(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}
