import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { readChecksummed, writeChecksummed } from "../cache/checksummed-file.ts";
import { contentHash } from "../cache/content-hash.ts";
import { type Diagnostic, sortDiagnostics } from "../content/diagnostic/diagnostic.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import type { AssetReader } from "../content/read/asset-reader.ts";
import { undecodablePictures, undrawableIcon } from "../content/rules/checks/unusable-picture.ts";
import { drawWhole } from "../output/draw-icons.ts";
import { buildMemory, codeFolder } from "../program/project.ts";
import { encodeImage } from "./encode-image.ts";
import { planImages } from "./plan-images.ts";

/** A picture of which a build makes files: plain data. */
export interface PictureToDecode {
  /** The decoded address of the asset. */
  readonly address: string;
  /** A checksum of its bytes. */
  readonly hash: string;
  /** The widest of the files in pixels, and the path of one of them; undefined for the icon of the site. */
  readonly widest: { readonly width: number; readonly path: string } | undefined;
}

/** The pictures of a site of which a build makes files. What is published as it is, as SVG is, nobody decodes. */
export function picturesToDecode(
  index: Pick<ContentIndex, "references" | "inspectPicture" | "site">,
): readonly PictureToDecode[] {
  const found = new Map<string, PictureToDecode>();
  for (const { address, file } of planImages(index).values()) {
    const { hash } = index.inspectPicture(address) ?? {};
    if (file.format === "svg" || hash === undefined || file.width <= (found.get(address)?.widest?.width ?? 0)) continue;
    found.set(address, { address, hash, widest: { width: file.width, path: file.path } });
  }
  const icon = valueAt(index.site.data, ["icon"]);
  const address = typeof icon === "string" ? decodeAsset(icon) : undefined;
  const { hash } = (address !== undefined && index.inspectPicture(address)) || {};
  const ofSite = address !== undefined && hash !== undefined ? [{ address, hash, widest: undefined }] : [];
  return [...found.values(), ...ofSite];
}

/**
 * Finds those of the pictures of a content folder that cannot be decoded, as a build would. What is known of the same bytes is not
 * decoded again.
 */
export async function findUndecodable(
  pages: string,
  pictures: readonly PictureToDecode[],
  readAsset: AssetReader,
): Promise<readonly PictureToDecode[]> {
  if (pictures.length === 0) return [];
  const file = join(codeFolder, "decoded", `${contentHash(pages)}.json`);
  const known = readKnown(file);
  const verdicts = new Map<string, boolean>();
  let isNew = false;
  for (const picture of pictures) {
    const name = nameOf(picture);
    const before = known.get(name);
    isNew ||= before === undefined;
    verdicts.set(name, before ?? (await canBeDecoded(picture, readAsset)));
  }
  if (isNew) {
    try {
      writeChecksummed(file, JSON.stringify([...verdicts]));
    } catch {
      // They are decoded again next time.
    }
  }
  return pictures.filter((picture) => !verdicts.get(nameOf(picture)));
}

/** The mistakes of pictures that cannot be decoded, as a build reports them. */
export function explainUndecodable(index: ContentIndex, undecodable: readonly PictureToDecode[]): Diagnostic[] {
  const ofPages = undecodable.filter(({ widest }) => widest !== undefined).map(({ address }) => address);
  const isIcon = undecodable.some(({ widest }) => widest === undefined);
  return sortDiagnostics([
    ...undecodablePictures(index, new Set(ofPages)),
    ...(isIcon ? [undrawableIcon(index.site)] : []),
  ]);
}

function nameOf({ hash, widest }: PictureToDecode): string {
  return widest === undefined ? `${hash} icon` : hash;
}

async function canBeDecoded({ address, widest }: PictureToDecode, readAsset: AssetReader): Promise<boolean> {
  // A file of it that a build has made.
  if (widest && existsSync(join(buildMemory, "images", basename(widest.path)))) return true;
  const source = readAsset(address);
  if (!source) return true;
  try {
    await (widest ? encodeImage(source, { format: "raw", width: widest.width }) : drawWhole(source));
    return true;
  } catch {
    return false;
  }
}

function readKnown(file: string): ReadonlyMap<string, boolean> {
  const text = readChecksummed(file);
  return new Map(typeof text === "string" ? (JSON.parse(text) as [string, boolean][]) : []);
}
