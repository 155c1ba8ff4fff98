import { plainAssetAddress } from "../../read/asset-address.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";

export const dataFileFormat: ContentFormat = {
  name: "data-file",
  title: "Data file",
  description:
    "A CSV file in the _assets folder, written as /assets/file-name.csv: the names of its columns stand in the first line.",
  expected: "the address of a CSV file such as /assets/figures.csv",
  kind: "name",
  isShared: true,
  asset: "table",
  neighbours: ["chart", "scale", "series", "labels", "items", "file"],
  proposals: ({ assets }) => assets.filter((address) => /\.csv$/i.test(address)),
  resolved: { type: "string", resolve: (value, { base }) => base + plainAssetAddress(value) },
};
