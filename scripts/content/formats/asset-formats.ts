import type { Picture } from "../../../src/content-values.ts";
import { decodeAsset, plainAssetAddress } from "../read/asset-address.ts";
import { shareFile } from "../pictures/picture-files.ts";
import type { ContentFormat, ResolveContext } from "./content-format.ts";

/** Proposes the assets with these extensions. */
export const assetsWith =
  (...endings: readonly string[]): NonNullable<ContentFormat["proposals"]> =>
  ({ assets }) =>
    assets.filter((address) => endings.some((ending) => address.toLowerCase().endsWith(`.${ending}`)));

export const assetFormat: ContentFormat = {
  name: "asset",
  title: "Asset",
  description: "A file in the _assets folder, written as /assets/file-name.svg.",
  expected: "the address of an asset such as /assets/logo.svg",
  kind: "name",
  isShared: true,
  asset: "file",
  proposals: ({ assets }) => assets,
  resolved: { type: "string", resolve: (value, { base }) => base + plainAssetAddress(value) },
};

export const captionsFileFormat: ContentFormat = {
  ...assetFormat,
  name: "captions-file",
  title: "Captions",
  description:
    "What is said and heard in a film, as a WebVTT file in the _assets folder, written as /assets/file-name.vtt.",
  expected: "the address of captions such as /assets/oven.vtt",
  asset: "captions",
  proposals: assetsWith("vtt"),
};

export const videoFileFormat: ContentFormat = {
  ...assetFormat,
  name: "video-file",
  title: "Video file",
  description: "A film in the _assets folder, written as /assets/file-name.mp4: MP4 or WebM. It is published as it is.",
  expected: "the address of a film such as /assets/oven.mp4",
  asset: "video",
  proposals: assetsWith("mp4", "webm"),
  opens: () => ({ "media-src": ["'self'"] }),
};

export const siteIconFormat: ContentFormat = {
  ...assetFormat,
  name: "site-icon",
  title: "Site icon",
  description:
    "A square picture in the _assets folder, written as /assets/icon.svg: an SVG, or a PNG of at least 512 × 512 pixels. The build makes the icons for browsers and phones from it.",
  asset: "icon",
  proposals: assetsWith("svg", "png"),
};

export const dataFileFormat: ContentFormat = {
  ...assetFormat,
  name: "data-file",
  title: "Data file",
  description:
    "A CSV file in the _assets folder, written as /assets/file-name.csv, with the column names in the first line.",
  expected: "the address of a CSV file such as /assets/figures.csv",
  asset: "table",
  neighbours: ["chart", "scale", "series", "labels", "items", "file"],
  proposals: assetsWith("csv"),
};

export const fontFormat: ContentFormat = {
  name: "font",
  title: "Font file",
  description: "A WOFF2 file in the _assets folder, written as /assets/file-name.woff2.",
  expected: "the address of a font such as /assets/house-sans.woff2",
  kind: "name",
  asset: "file",
  proposals: assetsWith("woff2"),
};

export const logoFormat: ContentFormat = {
  ...assetFormat,
  name: "logo",
  title: "Logo file",
  description: "A picture in the _assets folder, written as /assets/logo.svg: SVG, PNG, WebP, AVIF, JPEG or GIF.",
  expected: "the address of a picture such as /assets/logo.svg",
  asset: "picture",
  proposals: assetsWith("svg", "png", "webp", "avif", "jpg", "jpeg", "gif"),
  resolved: {
    type: "Picture",
    resolve(value, { base, inspectPicture }) {
      const facts = inspectPicture(decodeAsset(value) ?? value);
      const { width, height } = facts ?? {};
      return { src: base + plainAssetAddress(value), ...(facts ? { width, height } : {}) };
    },
  },
};

const shownKinds = /^\/assets\/.+\.(?:png|jpe?g|gif|webp)$/i;

export const shareImageFormat: ContentFormat = {
  name: "share-image",
  title: "Share image",
  description:
    "The picture that other sites show with a link: page for one drawn with the title of the page, site for one drawn with the name of the site, or a picture in the _assets folder, written as /assets/file-name.png, ideally 1200 pixels wide and 630 high. The build publishes a JPEG or PNG made from it.",
  expected: "page, site, or the address of a PNG, JPEG, GIF or WebP picture such as /assets/share.png",
  kind: "name",
  accepts: (value) => value === "page" || value === "site" || shownKinds.test(value),
  correct: (value) => value.trim().toLowerCase(),
  isShared: true,
  namesAsset: (value) => value.startsWith("/"),
  proposals: ({ assets }) => ["page", "site", ...assets.filter((address) => shownKinds.test(address))],
  resolved: {
    type: '"page" | "site" | Picture',
    resolve: (value, context) => (value.startsWith("/") ? resolveShared(value, context) : value),
  },
};

/** The file that other sites show, a JPEG or a PNG, by its path below that of the site. */
export function resolveShared(value: string, { inspectPicture }: Pick<ResolveContext, "inspectPicture">): Picture {
  const facts = inspectPicture(decodeAsset(value) ?? value);
  if (!facts) return { src: plainAssetAddress(value) };
  const { path, width } = shareFile(facts);
  return { src: `/${path}`, width, height: Math.max(1, Math.round((facts.height * width) / facts.width)) };
}
