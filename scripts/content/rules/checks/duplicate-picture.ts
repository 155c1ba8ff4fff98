import { type PageImage, pageImages } from "../../index/page-images.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSvg, pageWithImage } from "../words/example-picture.ts";

const two = (second: string) => ({
  "_assets/bread.svg": exampleSvg,
  "index.yaml": pageWithImage(`src: /assets/bread.svg\nalt: A loaf of dark bread, cut in half.\ndark: ${second}`),
});

/** Files that are copies of a picture which the site shows already. */
export const duplicatePicture: Check = {
  code: "duplicate-picture",
  severity: "warning",
  scope: "site",
  meaning:
    "Two files of pictures that pages show are the same, byte for byte. Whoever replaces one of them later leaves the other as it was. Or a picture has itself as the one for the dark look.",
  bad: { ...two("«/assets/bread-copy.svg»"), "_assets/bread-copy.svg": exampleSvg },
  says: {
    message: 'The picture "/assets/bread-copy.svg" is a copy of "/assets/bread.svg".',
    hint: 'Name "/assets/bread.svg" here as well, and delete the copy.',
  },
  good: { ...two("/assets/night.svg"), "_assets/night.svg": exampleSvg.replace("M0 4h8", "M0 2h8") },
  check(content) {
    const originals = new Map<string, PageImage>();
    return pageImages(content).flatMap((image) => {
      const { reference, address, facts } = image;
      const original = originals.get(facts.hash) ?? image;
      originals.set(facts.hash, original);
      if (isOwnLight(image)) {
        return [
          {
            at: reference,
            message: `The picture for the dark look is the same as the one for the light look, "${excerpt(reference.value)}".`,
            hint: 'Name another one, or remove "dark": a picture stands in both looks by itself.',
          },
        ];
      }
      if (original.address === address) return [];
      const name = excerpt(original.reference.value);
      return [
        {
          at: reference,
          message: `The picture "${excerpt(reference.value)}" is a copy of "${name}".`,
          hint: `Name "${name}" here as well, and delete the copy.`,
          related: { at: original.reference, message: "The same picture is here." },
        },
      ];
    });
  },
};

/** Whether a picture for the dark look is that for the light one. */
function isOwnLight({ reference: { path, owner, value } }: PageImage): boolean {
  return path.at(-1) === "dark" && owner["src"] === value;
}
