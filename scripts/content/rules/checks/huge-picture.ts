import { inWords } from "../../diagnostic/limits.ts";
import { allPictures } from "../../index/page-images.ts";
import { mostPixels, mostSvgBytes } from "../../pictures/inspect-picture.ts";
import { exampleSvg, pageWithImage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

/** The head of a PNG that claims 20,000 × 20,000 pixels, and its end. */
const claim = Buffer.from("iVBORw0KGgoAAAANSUhEUgAATiAAAE4gAQAAAADLC3uUAAAAAElFTkSuQmCC", "base64");
const page = (address: string) => pageWithImage(`src: ${address}\nalt: A loaf of dark bread, cut in half.`);

/** Pictures with more pixels than a build decodes. */
export const hugePicture: Check = {
  code: "huge-picture",
  scope: "site",
  meaning:
    "A picture has more pixels than any place can show and than a build takes the memory for, or is an SVG of more than half a megabyte. Its size is read from the head of the file: a small file that claims to be huge is never decoded.",
  bad: { "_assets/bread.png": claim, "index.yaml": page("«/assets/bread.png»") },
  says: {
    message: 'The picture "/assets/bread.png" has 400 million pixels, expected at most 64 million.',
    hint: "Export it in a smaller size: 2,560 pixels in width are enough for every place.",
  },
  good: { "_assets/bread.svg": exampleSvg, "index.yaml": page("/assets/bread.svg") },
  check: (content) =>
    allPictures(content).flatMap(({ reference, facts: { kind, width, height, bytes } }) => {
      const picture = `The picture "${excerpt(reference.value)}"`;
      const pixels = width * height;
      if (kind !== "svg" && pixels > mostPixels) {
        const message = `${picture} has ${millions(pixels)} pixels, expected at most ${millions(mostPixels)}.`;
        return [{ at: reference, message, hint: hugePicture.says.hint }];
      }
      if (kind !== "svg" || bytes <= mostSvgBytes) return [];
      const message = `${picture} is an SVG of ${inWords(bytes)} bytes, expected at most ${inWords(mostSvgBytes)}.`;
      const hint =
        "Export it with fewer points or without pictures inside it, clean it with a tool such as SVGO, or save it as PNG.";
      return [{ at: reference, message, hint }];
    }),
};

function millions(pixels: number): string {
  return `${Math.round(pixels / 1e6).toLocaleString("en")} million`;
}
