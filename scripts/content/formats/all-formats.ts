import { anchorFormat } from "./anchor-format.ts";
import { assetFormat } from "./asset-format.ts";
import { blockMarkdownFormat } from "./block-markdown-format.ts";
import { captionsFileFormat } from "./captions-file-format.ts";
import { chartKindFormat } from "./chart-kind-format.ts";
import { codeFormat } from "./code-format.ts";
import { collectedFolderFormat } from "./collected-folder-format.ts";
import { colourFormat } from "./colour-format.ts";
import type { ContentFormat } from "./content-format.ts";
import { currencyFormat } from "./currency-format.ts";
import { darkImageFileFormat } from "./dark-image-file-format.ts";
import { dataFileFormat } from "./data-file-format.ts";
import { dayFormat } from "./day-format.ts";
import { folderFormat } from "./folder-format.ts";
import { fontFormat } from "./font-format.ts";
import { formActionFormat } from "./form-action-format.ts";
import { formTargetFormat } from "./form-target-format.ts";
import { iconFormat } from "./icon-format.ts";
import { imageFileFormat } from "./image-file-format.ts";
import { inlineMarkdownFormat } from "./inline-markdown-format.ts";
import { linkFormat } from "./link-format.ts";
import { logoFormat } from "./logo-format.ts";
import { mapPlaceFormat } from "./map-place-format.ts";
import { momentFormat } from "./moment-format.ts";
import { namedImageFileFormat } from "./named-image-file-format.ts";
import { networkFormat } from "./network-format.ts";
import { oldAddressFormat } from "./old-address-format.ts";
import { originFormat } from "./origin-format.ts";
import { richMarkdownFormat } from "./rich-markdown-format.ts";
import { shareImageFormat } from "./share-image-format.ts";
import { siteIconFormat } from "./site-icon-format.ts";
import { tagFormat } from "./tag-format.ts";
import { typefaceFormat } from "./typeface-format.ts";
import { uncoveredFolderFormat } from "./uncovered-folder-format.ts";
import { videoFileFormat } from "./video-file-format.ts";
import { vimeoVideoFormat } from "./vimeo-video-format.ts";
import { youtubeVideoFormat } from "./youtube-video-format.ts";

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
