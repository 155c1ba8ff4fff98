import { findFormat } from "../../formats/all-formats.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import type { Check } from "../kinds/check.ts";
import { excerpt } from "../words/describe-value.ts";
import { exampleSite } from "../words/example-site.ts";

/** So many times as long as it is short a side may be: margins that nobody sees. */
const mostStretch = 1.5;

const site = `icon: /assets/icon.svg\n${exampleSite}`;
const svg = (box: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}"><path d="M0 4h8"/></svg>`;

/** Icons that are no squares. */
export const oblongIcon: Check = {
  code: "oblong-icon",
  severity: "warning",
  scope: "site",
  meaning:
    "The icon of the site is much wider or higher than a square, such as a whole logo. Browsers and telephones have a small square for it, in which it would be a thin strip.",
  bad: { "_assets/icon.svg": svg("32 8"), "_site.yaml": site.replace("/assets/icon.svg", "«/assets/icon.svg»") },
  says: {
    message: 'The icon "/assets/icon.svg" is 32 × 8, expected a square.',
    hint: "Take a part of the logo that is as wide as it is high, such as its sign or first letter.",
  },
  good: { "_assets/icon.svg": svg("8 8"), "_site.yaml": site },
  check: ({ references, inspectPicture }) =>
    references.flatMap((reference) => {
      if (findFormat(reference.format)?.asset !== "icon") return [];
      const { width = 1, height = 1 } = inspectPicture(decodeAsset(reference.value) ?? "") ?? {};
      if (Math.max(width, height) <= mostStretch * Math.min(width, height)) return [];
      return [
        {
          at: reference,
          message: `The icon "${excerpt(reference.value)}" is ${width} × ${height}, expected a square.`,
          hint: "Take a part of the logo that is as wide as it is high, such as its sign or first letter.",
        },
      ];
    }),
};
