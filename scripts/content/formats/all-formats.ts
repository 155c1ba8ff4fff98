import {
  anchorFormat,
  formActionFormat,
  formTargetFormat,
  linkFormat,
  oldAddressFormat,
  originFormat,
} from "./address-formats.ts";
import {
  assetFormat,
  captionsFileFormat,
  dataFileFormat,
  fontFormat,
  logoFormat,
  shareImageFormat,
  siteIconFormat,
  videoFileFormat,
} from "./asset-formats.ts";
import type { ContentFormat } from "./content-format.ts";
import { dayFormat, momentFormat } from "./date-formats.ts";
import { mapPlaceFormat, vimeoVideoFormat, youtubeVideoFormat } from "./embed-formats.ts";
import { collectedFolderFormat, folderFormat, uncoveredFolderFormat } from "./folder-formats.ts";
import { darkImageFileFormat, imageFileFormat, namedImageFileFormat } from "./image-formats.ts";
import {
  chartKindFormat,
  colourFormat,
  currencyFormat,
  iconFormat,
  networkFormat,
  serviceListFormat,
  tagFormat,
  typefaceFormat,
} from "./name-formats.ts";
import { blockMarkdownFormat, codeFormat, inlineMarkdownFormat, richMarkdownFormat } from "./text-formats.ts";

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
  serviceListFormat,
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
