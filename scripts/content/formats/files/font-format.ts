import type { ContentFormat } from "../descriptor/content-format.ts";

export const fontFormat: ContentFormat = {
  name: "font",
  title: "Font file",
  description: "A WOFF2 file in the _assets folder, written as /assets/file-name.woff2.",
  expected: "the address of a font such as /assets/house-sans.woff2",
  kind: "name",
  asset: "file",
  proposals: ({ assets }) => assets.filter((address) => /\.woff2$/i.test(address)),
};
