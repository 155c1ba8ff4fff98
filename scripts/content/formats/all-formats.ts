import { dayFormat } from "./dates/day-format.ts";
import { momentFormat } from "./dates/moment-format.ts";
import type { ContentFormat } from "./descriptor/content-format.ts";
import { mapPlaceFormat, vimeoVideoFormat, youtubeVideoFormat } from "./embeds/embed-formats.ts";
import {
  assetFormat,
  captionsFileFormat,
  dataFileFormat,
  fontFormat,
  logoFormat,
  shareImageFormat,
  siteIconFormat,
  videoFileFormat,
} from "./files/asset-formats.ts";
import { darkImageFileFormat, imageFileFormat, namedImageFileFormat } from "./files/image-formats.ts";
import { collectedFolderFormat, folderFormat, uncoveredFolderFormat } from "./folders/folder-formats.ts";
import { anchorFormat } from "./links/anchor-format.ts";
import { formActionFormat } from "./links/form-action-format.ts";
import { formTargetFormat } from "./links/form-target-format.ts";
import { linkFormat } from "./links/link-format.ts";
import { oldAddressFormat } from "./links/old-address-format.ts";
import { originFormat } from "./links/origin-format.ts";
import { chartKindFormat } from "./names/chart-kind-format.ts";
import { colourFormat } from "./names/colour-format.ts";
import { currencyFormat, iconFormat, networkFormat, tagFormat, typefaceFormat } from "./names/name-formats.ts";
import { blockMarkdownFormat, codeFormat, inlineMarkdownFormat, richMarkdownFormat } from "./texts/text-formats.ts";

export const allFormats: readonly ContentFormat[] = [
  linkFormat,
  anchorFormat,
  oldAddressFormat,
  folderFormat,
  collectedFolderFormat,
  uncoveredFolderFormat,
  tagFormat,
  dayFormat,
  currencyFormat,
  chartKindFormat,
  dataFileFormat,
  formTargetFormat,
  formActionFormat,
  assetFormat,
  fontFormat,
  typefaceFormat,
  colourFormat,
  logoFormat,
  imageFileFormat,
  darkImageFileFormat,
  namedImageFileFormat,
  videoFileFormat,
  captionsFileFormat,
  youtubeVideoFormat,
  vimeoVideoFormat,
  mapPlaceFormat,
  siteIconFormat,
  shareImageFormat,
  originFormat,
  momentFormat,
  iconFormat,
  networkFormat,
  codeFormat,
  inlineMarkdownFormat,
  blockMarkdownFormat,
  richMarkdownFormat,
];

const formatsByName: ReadonlyMap<string, ContentFormat> = new Map(allFormats.map((format) => [format.name, format]));

/** The format with a name, or undefined: most texts have no format, and formats of numbers are not in this list. */
export function findFormat(name: string | undefined): ContentFormat | undefined {
  return name === undefined ? undefined : formatsByName.get(name);
}
