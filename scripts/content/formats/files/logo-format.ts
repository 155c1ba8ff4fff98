import { decodeAsset, plainAssetAddress } from "../../read/asset-address.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

export const logoFormat: ContentFormat = {
  name: "logo",
  title: "Logo file",
  description: "A picture in the _assets folder, written as /assets/logo.svg: SVG, PNG, WebP, AVIF, JPEG or GIF.",
  expected: "the address of a picture such as /assets/logo.svg",
  kind: "name",
  isShared: true,
  asset: "picture",
  proposals: ({ assets }) => assets.filter((address) => /\.(?:svg|png|webp|avif|jpe?g|gif)$/i.test(address)),
  resolved: {
    type: "Picture",
    resolve(value, { base, inspectPicture }) {
      const facts = inspectPicture(decodeAsset(value) ?? value);
      const { width, height } = facts ?? {};
      return { src: base + plainAssetAddress(value), ...(facts ? { width, height } : {}) };
    },
  },
};
