import { toPointer, valueAt } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { isComposed } from "../../yaml/fillings.ts";
import { exampleSvg, pageWithImage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

const hint =
  'Say in "alt" what the picture shows, in a sentence. Write "decorative: true" if it tells nothing that the text does not.';

export const missingAlt: Check = {
  code: "missing-alt",
  isLowerable: true,
  scope: "file",
  meaning:
    "A picture has no alternative text, or only its file name, for people who cannot see it: those who have the page read aloud, and everyone whose connection does not load pictures. A purely decorative picture has decorative: true.",
  bad: {
    "_assets/bread.svg": exampleSvg,
    "index.yaml": pageWithImage("src: /assets/bread.svg").replace("    image:", "    «image»:"),
  },
  good: {
    "_assets/bread.svg": exampleSvg,
    "index.yaml": pageWithImage("src: /assets/bread.svg\nalt: A loaf of dark bread, cut in half."),
  },
  check: ({ references }) =>
    references.flatMap(({ file, path: place, owner: image, format }) => {
      if (findFormat(format)?.image !== "described") return [];
      const path = place.slice(0, -1);
      if ("alt" in image && image["decorative"] === true) {
        return {
          at: { file, path: [...path, "decorative"], part: "key" },
          message: 'The image has "alt" and "decorative: true", expected one of them.',
          hint: 'Remove "decorative" if the picture tells something, or "alt" if it does not.',
        };
      }
      if (/^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(String(image["alt"]))) {
        const message = `The text "${excerpt(String(image["alt"]))}" is a file name, expected a description of the picture.`;
        return [{ at: { file, path: [...path, "alt"] }, message, hint }];
      }
      // The text may be under a misspelt key, which is reported by another rule, or next to the image.
      const isMeant = Object.keys(image).some((key) => file.wrong.has(toPointer([...path, key])));
      const isBeside = typeof valueAt(file.data, [...path.slice(0, -1), "alt"]) === "string";
      if ("alt" in image || image["decorative"] === true || isMeant || isBeside) return [];
      const alt = { file, path: [...path, "alt"] };
      if (isComposed(file.source) && file.place(alt).ofCell) {
        const message = 'The image has no "alt", as this cell is empty.';
        return { at: alt, message, hint: "Say in the cell what the picture shows, in a sentence." };
      }
      return {
        at: { file, path, part: "key" },
        message: 'The image has neither "alt" nor "decorative: true".',
        hint,
      };
    }),
};
