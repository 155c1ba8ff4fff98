import type { ImageFile } from "../../../src/content-values.ts";
import { pictureFiles } from "../pictures/picture-files.ts";
import { filledPlace, placeOf } from "../pictures/picture-places.ts";
import { decodeAsset, plainAssetAddress } from "../read/asset-address.ts";
import { assetsWith } from "./asset-formats.ts";
import type { ContentFormat, ResolveContext } from "./content-format.ts";

export const imageFileFormat: ContentFormat = {
  name: "image-file",
  title: "Picture file",
  description:
    "A picture in the _assets folder, written as /assets/file-name.jpg: JPEG, PNG, WebP, AVIF or SVG. The build makes the sizes and formats that pages need from it, and publishes those.",
  expected: "the address of a picture such as /assets/bread.jpg",
  kind: "name",
  isShared: true,
  asset: "image",
  image: "described",
  neighbours: ["dark"],
  proposals: assetsWith("svg", "png", "webp", "avif", "jpg", "jpeg"),
  resolved: {
    type: "ImageFile",
    resolve(value, context) {
      const { dark } = context.owner;
      return resolveImage(context.scheme === "dark" && typeof dark === "string" ? dark : value, context);
    },
  },
  scaffold: (_, { picture }) => picture,
};

/** The files of a picture for its place. One that cannot be read keeps its address: the check has reported it. */
export function resolveImage(
  value: string,
  { base, place, inspectPicture }: Pick<ResolveContext, "base" | "place" | "inspectPicture">,
): ImageFile {
  const facts = inspectPicture(decodeAsset(value) ?? value);
  if (!facts) return { src: base + plainAssetAddress(value) };
  const known = filledPlace(placeOf(place), facts);
  const { width, height } = facts;
  const { small, fallback, large } = pictureFiles(facts, known);
  const sources = small.flatMap((files) => {
    const [first] = files;
    const list = files.map(({ path, width: wide }) => `${base}/${path} ${wide}w`).join(",");
    return first ? [[`image/${first.format}`, list] as const] : [];
  });
  return {
    src: `${base}/${fallback.path}`,
    width,
    height,
    ...(sources.length > 0 ? { sizes: known.sizes, sources } : {}),
    ...(large ? { large: `${base}/${large.path}` } : {}),
  };
}

export const darkImageFileFormat: ContentFormat = {
  ...imageFileFormat,
  image: "dark",
  neighbours: [],
  name: "dark-image-file",
  title: "Picture file for dark colours",
  description:
    "The picture for pages in dark colours, also in the _assets folder, if it is a different one. A film has one picture for both.",
  resolved: {
    type: "ImageFile | undefined",
    // Pages that are always light or always dark need only one picture, and so do films.
    resolve: (value, context) =>
      context.scheme === "both" && !placeOf(context.place).isSingle ? resolveImage(value, context) : undefined,
  },
};

export const namedImageFileFormat: ContentFormat = {
  ...imageFileFormat,
  image: "named",
  name: "named-image-file",
  title: "Picture file of what has a name",
  description:
    "A picture in the _assets folder, written as /assets/file-name.svg: SVG, PNG, WebP, AVIF or JPEG. The name next to it is its alternative text.",
};
