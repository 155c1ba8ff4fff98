import { findFormat } from "../../formats/all-formats.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

/** The pixels of the largest icon that telephones ask for. */
const fewestPixels = 512;

const site = `icon: /assets/icon.png\n${exampleSite}`;

/** PNGs of one colour. */
const examples = {
  tiny: "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAAA1BMVEWKOxKE0z38AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgIA0AAAAwAAHHqoWOAAAAAElFTkSuQmCC",
  large:
    "iVBORw0KGgoAAAANSUhEUgAAAgAAAAIAAQMAAADOtka5AAAAA1BMVEWKOxKE0z38AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAANklEQVR42u3BAQEAAACCIP+vbkhAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB8G4IAAAFjdVCkAAAAAElFTkSuQmCC",
};

/** Icons of too few pixels for telephones. */
export const smallIcon: Check = {
  code: "small-icon",
  severity: "warning",
  scope: "site",
  meaning:
    "The icon of the site is a PNG of less than 512 × 512 pixels. From it the build makes the icons of browsers and of telephones, whose largest has that many, and it would be blurred.",
  bad: {
    "_assets/icon.png": Buffer.from(examples.tiny, "base64"),
    "_site.yaml": site.replace("/assets/icon.png", "«/assets/icon.png»"),
  },
  says: {
    message: 'The icon "/assets/icon.png" has 16 × 16 pixels, expected at least 512 × 512.',
    hint: "Export a larger one, or take an SVG, which has every size.",
  },
  good: { "_assets/icon.png": Buffer.from(examples.large, "base64"), "_site.yaml": site },
  check: ({ references, inspectPicture }) =>
    references.flatMap((reference) => {
      if (findFormat(reference.format)?.asset !== "icon") return [];
      const facts = inspectPicture(decodeAsset(reference.value) ?? "");
      if (facts?.kind !== "png" || Math.min(facts.width, facts.height) >= fewestPixels) return [];
      return [
        {
          at: reference,
          message: `The icon "${excerpt(reference.value)}" has ${facts.width} × ${facts.height} pixels, expected at least ${fewestPixels} × ${fewestPixels}.`,
          hint: "Export a larger one, or take an SVG, which has every size.",
        },
      ];
    }),
};
