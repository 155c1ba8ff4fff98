import type { ContentFormat } from "../descriptor/content-format.ts";
import { assetFormat } from "./asset-format.ts";

export const videoFileFormat: ContentFormat = {
  ...assetFormat,
  name: "video-file",
  title: "Video file",
  description: "A film in the _assets folder, written as /assets/file-name.mp4: MP4 or WebM. It is published as it is.",
  expected: "the address of a film such as /assets/oven.mp4",
  asset: "video",
  opens: () => ({ "media-src": ["'self'"] }),
};
