import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import { fixText } from "../fix/fix-text.ts";
import { assetNames } from "../index/asset-names.ts";
import type { ContentIndex, IndexedFile } from "../index/content-index.ts";
import { encodeAsset } from "../read/asset-address.ts";
import type { RawContent, SourceFile } from "../read/read-content.ts";
import type { Excerpt } from "../yaml/content-file.ts";

/** The changes that come with moving an asset. Nothing is written yet. */
export interface AssetMove {
  readonly raw: RawContent;
  readonly changed: readonly SourceFile[];
  readonly links: number;
}

/** Moves an asset of content without mistakes, by its decoded addresses: every place that names it names the new one, and nothing else changes. */
export function moveAsset(raw: RawContent, index: ContentIndex, { from, to }: { from: string; to: string }): AssetMove {
  const names = assetNames(index).filter(({ address }) => address === from);
  const addresses = names.map((name) => ({ ...name, suggestion: encodeAsset(to) }));
  const sources = raw.sources.map((source) => relink(source, addresses, "missing-asset"));
  const { readAsset } = raw;
  return {
    raw: {
      ...raw,
      sources,
      assets: raw.assets.map((asset) => (asset === from ? to : asset)),
      ...(readAsset ? { readAsset: (asset, most) => readAsset(asset === to ? from : asset, most) } : {}),
    },
    changed: sources.filter((source, at) => source !== raw.sources[at]),
    links: names.length,
  };
}

/** A link, or a value that names a file, and what is to stand there instead. */
interface NewAddress {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly excerpt?: Excerpt | undefined;
  /** The address of a link as readers get it. */
  readonly href?: string;
  readonly suggestion: string;
}

/**
 * The file with its addresses changed, as if the check had said so. Throws where one cannot be, which is a bug. Of what is filled in, links
 * that are a fact as a whole change; all else stays: the check of what comes of the move names it.
 */
export function relink(source: SourceFile, addresses: readonly NewAddress[], code: string): SourceFile {
  const wanted = new Map<string, Diagnostic>();
  const lines = source.text.split("\n");
  for (const { suggestion, href, ...at } of addresses) {
    const { file, isFilled, related: _, ...range } = at.file.place(at);
    if (file !== source.displayPath) continue;
    const written = lines[range.line - 1]?.slice(range.column - 1, range.endColumn - 1);
    if (isFilled && (range.line !== range.endLine || written?.replaceAll(/^["']|["']$/g, "") !== href)) continue;
    // What stands in a part is on all pages that use it.
    wanted.set(`${range.line}:${range.column}`, { ...range, code, message: "", file, suggestion });
  }
  if (wanted.size === 0) return source;
  const { text, fixes } = fixText(source.text, [...wanted.values()]);
  if (fixes.length < wanted.size) throw new Error(`Some addresses in ${source.displayPath} cannot be changed.`);
  return { ...source, text };
}
