import { anchorFormat } from "./anchor-format.ts";
import { assetFormat } from "./asset-format.ts";
import { blockMarkdownFormat } from "./block-markdown-format.ts";
import { codeFormat } from "./code-format.ts";
import { colourFormat } from "./colour-format.ts";
import type { ContentFormat } from "./content-format.ts";
import { darkImageFileFormat } from "./dark-image-file-format.ts";
import { folderFormat } from "./folder-format.ts";
import { fontFormat } from "./font-format.ts";
import { iconFormat } from "./icon-format.ts";
import { imageFileFormat } from "./image-file-format.ts";
import { inlineMarkdownFormat } from "./inline-markdown-format.ts";
import { linkFormat } from "./link-format.ts";
import { logoFormat } from "./logo-format.ts";
import { momentFormat } from "./moment-format.ts";
import { networkFormat } from "./network-format.ts";
import { oldAddressFormat } from "./old-address-format.ts";
import { originFormat } from "./origin-format.ts";
import { shareImageFormat } from "./share-image-format.ts";
import { siteIconFormat } from "./site-icon-format.ts";
import { typefaceFormat } from "./typeface-format.ts";

/** Every format that a schema can give to a text. */
export const allFormats: readonly ContentFormat[] = [
  linkFormat,
  anchorFormat,
  oldAddressFormat,
  folderFormat,
  assetFormat,
  fontFormat,
  typefaceFormat,
  colourFormat,
  logoFormat,
  imageFileFormat,
  darkImageFileFormat,
  siteIconFormat,
  shareImageFormat,
  originFormat,
  momentFormat,
  iconFormat,
  networkFormat,
  codeFormat,
  inlineMarkdownFormat,
  blockMarkdownFormat,
];

const formatsByName: ReadonlyMap<string, ContentFormat> = new Map(allFormats.map((format) => [format.name, format]));

/** The format with a name, or undefined: most texts have no format, and formats of numbers are not in this list. */
export function findFormat(name: string | undefined): ContentFormat | undefined {
  return name === undefined ? undefined : formatsByName.get(name);
}
