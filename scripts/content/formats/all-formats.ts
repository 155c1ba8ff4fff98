import { dayFormat } from "./dates/day-format.ts";
import { momentFormat } from "./dates/moment-format.ts";
import type { ContentFormat } from "./descriptor/content-format.ts";
import { mapPlaceFormat } from "./embeds/map-place-format.ts";
import { vimeoVideoFormat } from "./embeds/vimeo-video-format.ts";
import { youtubeVideoFormat } from "./embeds/youtube-video-format.ts";
import { assetFormat } from "./files/asset-format.ts";
import { captionsFileFormat } from "./files/captions-file-format.ts";
import { darkImageFileFormat } from "./files/dark-image-file-format.ts";
import { dataFileFormat } from "./files/data-file-format.ts";
import { fontFormat } from "./files/font-format.ts";
import { imageFileFormat } from "./files/image-file-format.ts";
import { logoFormat } from "./files/logo-format.ts";
import { namedImageFileFormat } from "./files/named-image-file-format.ts";
import { shareImageFormat } from "./files/share-image-format.ts";
import { siteIconFormat } from "./files/site-icon-format.ts";
import { videoFileFormat } from "./files/video-file-format.ts";
import { collectedFolderFormat } from "./folders/collected-folder-format.ts";
import { folderFormat } from "./folders/folder-format.ts";
import { uncoveredFolderFormat } from "./folders/uncovered-folder-format.ts";
import { anchorFormat } from "./links/anchor-format.ts";
import { formActionFormat } from "./links/form-action-format.ts";
import { formTargetFormat } from "./links/form-target-format.ts";
import { linkFormat } from "./links/link-format.ts";
import { oldAddressFormat } from "./links/old-address-format.ts";
import { originFormat } from "./links/origin-format.ts";
import { chartKindFormat } from "./names/chart-kind-format.ts";
import { colourFormat } from "./names/colour-format.ts";
import { currencyFormat } from "./names/currency-format.ts";
import { iconFormat } from "./names/icon-format.ts";
import { networkFormat } from "./names/network-format.ts";
import { tagFormat } from "./names/tag-format.ts";
import { typefaceFormat } from "./names/typeface-format.ts";
import { blockMarkdownFormat } from "./texts/block-markdown-format.ts";
import { codeFormat } from "./texts/code-format.ts";
import { inlineMarkdownFormat } from "./texts/inline-markdown-format.ts";
import { richMarkdownFormat } from "./texts/rich-markdown-format.ts";

/** Every format that a schema can give to a text. */
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
