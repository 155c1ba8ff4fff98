import { placeOf } from "../../pictures/picture-places.ts";
import type { ContentFormat } from "../descriptor/content-format.ts";
import { imageFileFormat, resolveImage } from "./image-file-format.ts";

export const darkImageFileFormat: ContentFormat = {
  ...imageFileFormat,
  image: "dark",
  neighbours: [],
  name: "dark-image-file",
  title: "Picture file for dark colours",
  description:
    "The same picture for pages in dark colours, in the _assets folder as well, where it is another one. A film has one picture for both.",
  resolved: {
    type: "ImageFile | undefined",
    // Pages that are always light, or always dark, have no choice between two pictures, and neither has a film.
    resolve: (value, context) =>
      context.scheme === "both" && !placeOf(context.place).isSingle ? resolveImage(value, context) : undefined,
  },
};
