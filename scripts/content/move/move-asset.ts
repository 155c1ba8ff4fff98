import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
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
  const { relink, links } = relinker(addresses, "missing-asset");
  const [sources, tables] = [raw.sources.map(relink), (raw.tables ?? []).map(relink)];
  const { readAsset } = raw;
  return {
    raw: {
      ...raw,
      ...{ sources, tables },
      assets: raw.assets.map((asset) => (asset === from ? to : asset)),
      ...(readAsset ? { readAsset: (asset, most) => readAsset(asset === to ? from : asset, most) } : {}),
    },
    changed: [...sources, ...tables].filter(({ path }) => links.has(path)),
    links: [...links.values()].reduce((sum, one) => sum + one, 0),
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
 * Changes addresses in files, as if the check had said so, and counts the places that have changed, by the paths of these files. Throws
 * where one cannot be, which is a bug. Of what is filled in, links that are a fact or a cell as a whole change; all else stays: the check
 * of what comes of the move names it.
 */
export function relinker(addresses: readonly NewAddress[], code: string) {
  const changes = addresses.map(({ suggestion, href, ...at }) => {
    const { related: _, ...place } = at.file.place(at);
    return { ...place, code, message: "", suggestion, href };
  });
  const changesIn = groupBy(changes, ({ file }) => file);
  const links = new Map<string, number>();
  const relink = (source: SourceFile): SourceFile => {
    const lines = source.text.split("\n");
    const wanted = new Map<string, Diagnostic>();
    for (const { href, isFilled, ...change } of changesIn.get(source.displayPath) ?? []) {
      const written = lines[change.line - 1]?.slice(change.column - 1, change.endColumn - 1);
      if (isFilled && (change.line !== change.endLine || written?.replaceAll(/^["']|["']$/g, "") !== href)) continue;
      // What stands in a part is on all pages that use it.
      wanted.set(`${change.line}:${change.column}`, change);
    }
    if (wanted.size === 0) return source;
    const { text, fixes } = fixText(source.text, [...wanted.values()], wanted.size);
    if (fixes.length < wanted.size) throw new Error(`Some addresses in ${source.displayPath} cannot be changed.`);
    links.set(source.path, wanted.size);
    return { ...source, text };
  };
  return { relink, links };
}
