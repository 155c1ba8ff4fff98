import type { ContentFormat } from "../descriptor/content-format.ts";
import { imageFileFormat } from "./image-file-format.ts";

export const namedImageFileFormat: ContentFormat = {
  ...imageFileFormat,
  image: "named",
  name: "named-image-file",
  title: "Picture file of what has a name",
  description:
    "A picture in the _assets folder, written as /assets/file-name.svg, that the name beside it stands for where it cannot be seen: SVG, PNG, WebP, AVIF or JPEG.",
};
