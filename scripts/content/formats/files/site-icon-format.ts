import type { ContentFormat } from "../descriptor/content-format.ts";
import { assetFormat } from "./asset-format.ts";

export const siteIconFormat: ContentFormat = {
  ...assetFormat,
  name: "site-icon",
  title: "Site icon",
  description:
    "A square picture in the _assets folder, written as /assets/icon.svg: an SVG, or a PNG of at least 512 × 512 pixels. From it the build makes the icons of browsers and telephones.",
  asset: "icon",
  proposals: ({ assets }) => assets.filter((address) => /\.(?:svg|png)$/i.test(address)),
};
