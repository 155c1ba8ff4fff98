import { inWords } from "../../diagnostic/limits.ts";
import type { Reference } from "../../index/content-index.ts";
import { allPictures } from "../../index/page-images.ts";
import { mostPixels, mostSvgBytes } from "../../pictures/picture-limits.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSvg, pageWithImage } from "../words/example-picture.ts";

/** The head of a PNG that claims 20,000 × 20,000 pixels, and its end. */
const claim = Buffer.from("iVBORw0KGgoAAAANSUhEUgAATiAAAE4gAQAAAADLC3uUAAAAAElFTkSuQmCC", "base64");

/** Pictures with more pixels than a build decodes. */
export const hugePicture: Check = {
  code: "huge-picture",
  scope: "site",
  meaning:
    "A picture has more pixels than any place can show and than a build takes the memory for, or is an SVG of more than half a megabyte. Its size is read from the head of the file: a small file that claims to be huge is never decoded.",
  bad: {
    "_assets/bread.png": claim,
    "index.yaml": pageWithImage("src: «/assets/bread.png»\nalt: A loaf of dark bread, cut in half."),
  },
  says: {
    message:
      'The picture "/assets/bread.png" has 20,000 × 20,000 pixels, which are 400 million, expected at most 64 million.',
    hint: "Export it in a smaller size: 2,560 pixels in width are enough for every place.",
  },
  good: {
    "_assets/bread.svg": exampleSvg,
    "index.yaml": pageWithImage("src: /assets/bread.svg\nalt: A loaf of dark bread, cut in half."),
  },
  check: (content) =>
    allPictures(content).flatMap(({ reference, facts: { kind, width, height, bytes } }) => {
      if (kind === "svg") return bytes > mostSvgBytes ? [largeSvg(reference, bytes)] : [];
      if (width * height <= mostPixels) return [];
      const [wide, high] = [width, height].map((pixels) => pixels.toLocaleString("en"));
      return [
        {
          at: reference,
          message: `The picture "${excerpt(reference.value)}" has ${wide} × ${high} pixels, which are ${millions(width * height)}, expected at most ${millions(mostPixels)}.`,
          hint: hugePicture.says.hint,
        },
      ];
    }),
};

function largeSvg(reference: Reference, bytes: number): Finding {
  return {
    at: reference,
    message: `The picture "${excerpt(reference.value)}" is an SVG of ${inWords(bytes)} bytes, expected at most ${inWords(mostSvgBytes)}.`,
    hint: "Export it with fewer points or without pictures inside it, clean it with a tool such as SVGO, or save it as PNG.",
  };
}

function millions(pixels: number): string {
  return `${Math.round(pixels / 1e6).toLocaleString("en")} million`;
}
