import { plainAssetAddress } from "../../read/asset-address.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

/** The kinds of files that all who show links can show. */
const shownKinds = /^\/assets\/.+\.(?:png|jpe?g|gif|webp)$/i;

export const shareImageFormat: ContentFormat = {
  name: "share-image",
  title: "Share image",
  description:
    "The picture that other sites show with a link: page for one that is drawn with the title of the page, site for one that is drawn with the name of the site, or a picture in the _assets folder, written as /assets/file-name.png, best 1200 pixels wide and 630 high.",
  expected: "page, site, or the address of a PNG, JPEG, GIF or WebP picture such as /assets/share.png",
  kind: "name",
  accepts: (value) => value === "page" || value === "site" || shownKinds.test(value),
  correct: (value) => value.trim().toLowerCase(),
  isShared: true,
  namesAsset: (value) => value.startsWith("/"),
  proposals: ({ assets }) => ["page", "site", ...assets.filter((address) => shownKinds.test(address))],
  resolved: { type: "string", resolve: (value) => (value.startsWith("/") ? plainAssetAddress(value) : value) },
};
