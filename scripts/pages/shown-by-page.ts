import type { PageEntry } from "../../src/site.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import { folderFormat } from "../content/formats/folder-format.ts";
import type { PictureFacts } from "../content/pictures/inspect-picture.ts";
import type { PictureInspector } from "../content/pictures/picture-inspector.ts";
import type { FolderEntries } from "../content/resolve/build-site.ts";
import { imageAddress } from "../images/plan-images.ts";

/** What a page shows of other files: the entries of the folders that it lists, and its pictures. */
export interface ShownByPage {
  /** A checksum; empty where it shows nothing such. */
  readonly hash: string;
  readonly folders: readonly (readonly [folder: string, entries: readonly PageEntry[]])[];
  readonly pictures: readonly (readonly [address: string, facts: PictureFacts | undefined])[];
}

export const nothingShown: ShownByPage = { hash: "", folders: [], pictures: [] };

/** Returns the function that says what a page shows. */
export function createShownByPage(
  entries: FolderEntries,
  inspectPicture: PictureInspector,
): (digest: PageDigest | undefined) => ShownByPage {
  const known = new Map<string, string>();
  const hashOf = (folder: string) => {
    const hash = known.get(folder) ?? contentHash(JSON.stringify(entries.get(folder)));
    known.set(folder, hash);
    return hash;
  };
  return (digest) => {
    const references = (digest?.references ?? []).map(([format, value]) => ({ format, value }));
    const names = new Set(references.filter(({ format }) => format === folderFormat.name).map(({ value }) => value));
    const addresses = new Set(references.flatMap((reference) => imageAddress(reference) ?? []));
    if (names.size + addresses.size === 0) return nothingShown;
    const folders = [...names].map((name) => [name, entries.get(name) ?? []] as const);
    const pictures = [...addresses].map((address) => [address, inspectPicture(address)] as const);
    const hash = [...folders.map(([name]) => hashOf(name)), ...pictures.map(([, facts]) => facts?.hash)].join(" ");
    return { hash, folders, pictures };
  };
}
