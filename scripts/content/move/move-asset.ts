import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import type { ValuePath } from "../diagnostic/path.ts";
import { fixText } from "../fix/fix-text.ts";
import { assetNames } from "../index/asset-names.ts";
import type { ContentIndex, IndexedFile } from "../index/content-index.ts";
import { encodeAsset } from "../read/asset-address.ts";
import type { RawContent, SourceFile } from "../read/read-content.ts";
import type { Excerpt } from "../yaml/content-file.ts";

/** The changes of moving an asset. Nothing is written yet. */
export interface AssetMove {
  readonly raw: RawContent;
  readonly changed: readonly SourceFile[];
  readonly links: number;
}

/** Moves an asset in content without mistakes, by decoded addresses: every reference gets the new address, and nothing else changes. */
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

/** A link, or a value that refers to a file, and its replacement. */
interface NewAddress {
  readonly file: IndexedFile;
  readonly path: ValuePath;
  readonly excerpt?: Excerpt | undefined;
  /** The address of a link as readers get it. */
  readonly href?: string;
  readonly suggestion: string;
}

/**
 * Changes addresses in files as `--fix` would, and counts the changes by file path. Throws if one cannot be changed, which is a bug. Of
 * filled-in values, only links that are a whole fact or cell change. The check after the move reports the rest.
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
      // A link in a part is found once for every page that uses it.
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
