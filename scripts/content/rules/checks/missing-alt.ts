import { toPointer, type ValuePath, valueAt } from "../../diagnostic/path.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import { type DescribedImage, describedImages } from "../../index/page-images.ts";
import type { Check } from "../kinds/check.ts";
import { exampleSvg, pageWithImage } from "../words/example-picture.ts";

/** Pictures of which nobody has said what they show, or that they show nothing worth saying. */
export const missingAlt: Check = {
  code: "missing-alt",
  isLowerable: true,
  scope: "file",
  meaning:
    "A picture has no text in its place, for people who cannot see it: those who have the page read aloud, and everyone whose connection brings no pictures. A picture that tells nothing says so by decorative: true.",
  bad: {
    "_assets/bread.svg": exampleSvg,
    "index.yaml": pageWithImage("src: /assets/bread.svg").replace("    image:", "    «image»:"),
  },
  says: {
    message: 'The image has neither "alt" nor "decorative: true".',
    hint: 'Say in "alt" what the picture shows, in a sentence. Write "decorative: true" where it tells nothing that the text does not.',
  },
  good: {
    "_assets/bread.svg": exampleSvg,
    "index.yaml": pageWithImage("src: /assets/bread.svg\nalt: A loaf of dark bread, cut in half."),
  },
  check: (content) =>
    describedImages(content).flatMap(({ file, path, image }) => {
      const isDescribed = "alt" in image;
      if (image["decorative"] === true && isDescribed) {
        return [
          {
            at: { file, path: [...path, "decorative"], part: "key" },
            message: 'The image has "alt" and "decorative: true", expected one of them.',
            hint: 'Remove "decorative" where the picture tells something, or "alt" where it does not.',
          },
        ];
      }
      if (isDescribed || image["decorative"] === true || isMeant(file, path, image)) return [];
      return [{ at: { file, path, part: "key" }, ...missingAlt.says }];
    }),
};

/** Whether the words stand under a key that is reported by itself: in the image, or as "alt" beside it. */
function isMeant({ data, wrong }: IndexedFile, path: ValuePath, image: DescribedImage["image"]): boolean {
  const texts = Object.keys(image).filter((key) => !fields.has(key));
  const beside = valueAt(data, [...path.slice(0, -1), "alt"]);
  return texts.some((key) => wrong.has(toPointer([...path, key]))) || typeof beside === "string";
}

const fields = new Set(["src", "caption", "focus", "dark"]);
