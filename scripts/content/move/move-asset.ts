import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { toPointer, type ValuePath } from "../diagnostic/path.ts";
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
  readonly suggestion: string;
}

/** The file with its addresses changed, as if the check had said so. Throws where one cannot be, which is a bug. */
export function relink(source: SourceFile, addresses: readonly NewAddress[], code: string): SourceFile {
  const own = addresses.filter(({ file }) => file.source === source);
  if (own.length === 0) return source;
  const wanted = own.map(({ file, path, excerpt, suggestion }): Diagnostic => {
    const range = excerpt ? file.locateExcerpt(path, excerpt) : file.locate(path, "value");
    return { ...range, code, message: "", file: source.displayPath, pointer: toPointer(path), suggestion };
  });
  const { text, fixes } = fixText(source.text, wanted);
  if (fixes.length < own.length) throw new Error(`Some addresses in ${source.displayPath} cannot be changed.`);
  return { ...source, text };
}
