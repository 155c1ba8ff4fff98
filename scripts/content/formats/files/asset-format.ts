import { plainAssetAddress } from "../../read/asset-address.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

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
