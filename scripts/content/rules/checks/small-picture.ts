import { leadingPages } from "../../index/leading-pages.ts";
import { pageImages } from "../../index/page-images.ts";
import { mostPixels } from "../../pictures/picture-limits.ts";
import { picturePlaces, placeOf } from "../../pictures/picture-places.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { pageWithImage } from "../words/example-picture.ts";

/** PNGs of one colour, 320 × 200 and 640 × 400. */
const examples = {
  small:
    "iVBORw0KGgoAAAANSUhEUgAAAUAAAADIAQMAAACjyqroAAAAA1BMVEWKOxPz1A1qAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAHklEQVRo3u3BAQ0AAADCoPdPbQ8HFAAAAAAAAADwYiAIAAFkack9AAAAAElFTkSuQmCC",
  large:
    "iVBORw0KGgoAAAANSUhEUgAAAoAAAAGQAQMAAAAEPUNmAAAAA1BMVEWKOxPz1A1qAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAANklEQVR42u3BMQEAAADCoPVPbQ0PoAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB4NH6QAAF17NuoAAAAAElFTkSuQmCC",
};

/** Pictures with fewer pixels than their place has on a screen. */
export const smallPicture: Check = {
  code: "small-picture",
  severity: "warning",
  scope: "site",
  meaning:
    "A picture is less wide than its place on the page, in pixels, so that it would be blurred on every wide screen. The place depends on the block and its layout.",
  bad: {
    "_assets/bread.png": Buffer.from(examples.small, "base64"),
    "index.yaml": pageWithImage("src: «/assets/bread.png»\nalt: A loaf of dark bread, cut in half."),
  },
  says: {
    message:
      'The picture "/assets/bread.png" has 320 × 200 pixels, expected a width of at least 576, which its place has.',
    hint: "Export it from the original in a larger size: 1216 pixels are sharp on every screen. Enlarging this file does not help.",
  },
  good: {
    "_assets/bread.png": Buffer.from(examples.large, "base64"),
    "index.yaml": pageWithImage("src: /assets/bread.png\nalt: A loaf of dark bread, cut in half."),
  },
  check(content) {
    const leading = leadingPages(content);
    return pageImages(content).flatMap(({ reference, facts }) => {
      const place = placeOf(reference.place);
      const list = place === picturePlaces.listed ? leading.get(reference.file.source.path) : undefined;
      const { widest } = list === undefined ? place : picturePlaces.lead;
      const { kind, width, height } = facts;
      // A picture that is reported by itself, or that has no size of its own.
      if (kind === "svg" || kind === "gif" || facts.isDamaged || facts.isAnimated || width * height > mostPixels)
        return [];
      if (width >= widest) return [];
      return [
        {
          at: reference,
          message: `The picture "${excerpt(reference.value)}" has ${width} × ${height} pixels, expected a width of at least ${widest}, which its place has.`,
          hint: `${list === undefined ? "" : `The page leads the collection of ${list}. `}Export it from the original in a larger size: ${Math.max(...place.widths)} pixels are sharp on every screen. Enlarging this file does not help.`,
        },
      ];
    });
  },
};
