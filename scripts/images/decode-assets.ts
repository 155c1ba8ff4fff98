import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { TypefaceChoice } from "../../src/content.gen.ts";
import { measureOnce } from "../appearance/measure-once.ts";
import { contentHash } from "../cache/content-hash.ts";
import { type Diagnostic, sortDiagnostics } from "../content/diagnostic/diagnostic.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { decodeAsset } from "../content/read/asset-address.ts";
import type { AssetReader } from "../content/read/asset-reader.ts";
import { unreadableFiles } from "../content/rules/checks/unusable-file.ts";
import { drawWhole } from "../output/draw-icons.ts";
import type { Project } from "../program/project.ts";
import { encodeImage } from "./encode-image.ts";
import { planImages } from "./plan-images.ts";

/** An asset that a build decodes: plain data. */
export interface AssetToDecode {
  /** Its decoded address. */
  readonly address: string;
  /** A checksum of its bytes. */
  readonly hash: string;
  /** A picture of a page with the widest of its files in pixels and the path of one of them, the icon of the site, or a font. */
  readonly use: { readonly width: number; readonly path: string } | "icon" | "font";
}

/**
 * The assets of a site that a build decodes: pictures and the icon, of which it makes files, and fonts, which it measures. What is
 * published as it is, as SVG is, nobody decodes.
 */
export function assetsToDecode(
  index: Pick<ContentIndex, "references" | "inspectPicture" | "readAsset" | "site">,
): readonly AssetToDecode[] {
  const pictures = new Map<string, AssetToDecode & { readonly use: { readonly width: number } }>();
  for (const { address, file } of planImages(index).values()) {
    const { hash } = index.inspectPicture(address) ?? {};
    if (file.format === "svg" || hash === undefined || file.width <= (pictures.get(address)?.use.width ?? 0)) continue;
    pictures.set(address, { address, hash, use: { width: file.width, path: file.path } });
  }
  const icon = valueAt(index.site.data, ["icon"]);
  const address = typeof icon === "string" ? decodeAsset(icon) : undefined;
  const { hash } = (address !== undefined && index.inspectPicture(address)) || {};
  const icons = address !== undefined && hash !== undefined ? [{ address, hash, use: "icon" } as const] : [];
  return [...pictures.values(), ...icons, ...fontsToDecode(index)];
}

/** The fonts of a site's own typefaces, as far as it has chosen these. */
export function fontsToDecode({ site, readAsset }: Pick<ContentIndex, "readAsset" | "site">): readonly AssetToDecode[] {
  // The cast is safe: only what the schema of the site file accepts is decoded.
  const choice = valueAt(site.data, ["theme", "typeface"]) as TypefaceChoice | undefined;
  const chosen: readonly (string | undefined)[] = [choice?.text, choice?.headings, choice?.code];
  return (choice?.own ?? [])
    .filter(({ name }) => chosen.includes(name))
    .flatMap(({ file, bold, italic }) => [file, bold, italic])
    .flatMap((file) => {
      const address = file === undefined ? undefined : decodeAsset(file);
      const bytes = address === undefined ? undefined : readAsset(address);
      return address !== undefined && bytes ? [{ address, hash: contentHash(bytes), use: "font" } as const] : [];
    });
}

/** Whether assets can be decoded that were asked for before: a check that goes on asks after each change. */
const verdicts = new Map<string, boolean>();

/** Finds those of some assets that cannot be decoded, as a build would. What is known of the same bytes is not decoded again. */
export async function findUndecodable(
  project: Project,
  assets: readonly AssetToDecode[],
  readAsset: AssetReader,
): Promise<readonly AssetToDecode[]> {
  for (const asset of assets) {
    const name = nameOf(asset);
    if (!verdicts.has(name)) verdicts.set(name, await canBeDecoded(project, asset, readAsset));
  }
  return assets.filter((asset) => !verdicts.get(nameOf(asset)));
}

/** The mistakes of assets that cannot be decoded, as a build reports them. */
export function explainUndecodable(index: ContentIndex, undecodable: readonly AssetToDecode[]): Diagnostic[] {
  const addresses = (isOne: (use: AssetToDecode["use"]) => boolean) =>
    new Set(undecodable.filter(({ use }) => isOne(use)).map(({ address }) => address));
  const isPicture = (use: AssetToDecode["use"]) => typeof use === "object";
  return sortDiagnostics([
    ...unreadableFiles(index, "image", addresses(isPicture)),
    ...unreadableFiles(
      index,
      "icon",
      addresses((use) => use === "icon"),
    ),
    ...unreadableFiles(
      index,
      "font",
      addresses((use) => use === "font"),
    ),
  ]);
}

function nameOf({ hash, use }: AssetToDecode): string {
  return typeof use === "object" ? hash : `${hash} ${use}`;
}

async function canBeDecoded(
  project: Project,
  { address, use }: AssetToDecode,
  readAsset: AssetReader,
): Promise<boolean> {
  // A file of it that a build has made.
  if (typeof use === "object" && existsSync(join(project.memory, "images", basename(use.path)))) return true;
  const source = readAsset(address);
  if (!source) return true;
  try {
    if (use === "font") await measureOnce(project.codeFolder, source);
    else await (use === "icon" ? drawWhole(source) : encodeImage(source, { format: "raw", width: use.width }));
    return true;
  } catch {
    return false;
  }
}
