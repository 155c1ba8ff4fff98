import { contentHash } from "../cache/content-hash.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import { findFormat } from "../content/formats/all-formats.ts";
import type { ListedPage } from "../content/formats/content-format.ts";
import type { EmbedName } from "../content/formats/embed-formats.ts";
import { serviceListFormat } from "../content/formats/name-formats.ts";
import type { Reference } from "../content/index/content-index.ts";
import type { PictureFacts, PictureInspector } from "../content/pictures/inspect-picture.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import type { AssetReader } from "../content/read/asset-reader.ts";
import type { PageLists } from "../content/resolve/folder-entries.ts";
import { imageAddress } from "../images/plan-images.ts";

/**
 * The parts of other files that a page shows: the entries of its lists, its pictures, and the providers of the videos
 * and maps on all pages. The files of its charts only count in the checksum.
 */
export interface ShownByPage {
  /** A checksum; empty if it shows nothing of the kind. */
  readonly hash: string;
  readonly folders: readonly (readonly [folder: string, entries: readonly ListedPage[]])[];
  readonly pictures: readonly (readonly [address: string, facts: PictureFacts | undefined])[];
  readonly embeds: readonly EmbedName[];
}

const nothingShown: ShownByPage = { hash: "", folders: [], pictures: [], embeds: [] };

function dataFiles(references: readonly Pick<Reference, "format" | "value">[]): readonly string[] {
  const named = references.filter(({ format }) => findFormat(format)?.asset === "table");
  return [...new Set(named.map(({ value }) => decodeAsset(value) ?? value))];
}

/** Whether a format refers to parts of other files that a page shows. Most formats are for links and anchors. */
function isShownFormat(format: string): boolean {
  const { listsPages, asset, namesAsset } = findFormat(format) ?? {};
  const isPicture = asset === "image" || namesAsset !== undefined;
  return isPicture || listsPages === true || format === serviceListFormat.name || asset === "table";
}

/** Returns a function that finds what a page shows. */
export function createShownByPage(
  listsOf: PageLists,
  inspectPicture: PictureInspector,
  readAsset: AssetReader,
  allEmbeds: readonly EmbedName[],
): (digest: PageDigest | undefined) => ShownByPage {
  // Many pages list the same folder.
  const known = new WeakMap<readonly ListedPage[], string>();
  const hashOf = (entries: readonly ListedPage[]) => {
    const hash = known.get(entries) ?? contentHash(JSON.stringify(entries));
    known.set(entries, hash);
    return hash;
  };
  return (digest) => {
    const references = (digest?.references ?? []).flatMap(([format, value]) =>
      isShownFormat(format) ? [{ format, value }] : [],
    );
    if (!digest || references.length === 0) return nothingShown;
    const folders = [...listsOf(digest)];
    const addresses = new Set(references.flatMap((reference) => imageAddress(reference) ?? []));
    const tables = dataFiles(references);
    const embeds = references.some(({ format }) => format === serviceListFormat.name) ? allEmbeds : [];
    if (folders.length + addresses.size + tables.length + embeds.length === 0) return nothingShown;
    const pictures = [...addresses].map((address) => [address, inspectPicture(address)] as const);
    const hash = [
      ...folders.map(([, entries]) => hashOf(entries)),
      ...pictures.map(([, facts]) => facts?.hash),
      ...tables.map((address) => contentHash(readAsset(address) ?? "")),
      ...embeds,
    ].join(" ");
    return { hash, folders, pictures, embeds };
  };
}
