import type { ContentFormat } from "../descriptor/content-format.ts";
import { assetFormat } from "./asset-format.ts";

export const captionsFileFormat: ContentFormat = {
  ...assetFormat,
  name: "captions-file",
  title: "Captions",
  description: "What is said and heard in a film, as WebVTT in the _assets folder, written as /assets/file-name.vtt.",
  expected: "the address of captions such as /assets/oven.vtt",
  asset: "captions",
};
