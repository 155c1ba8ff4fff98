import { valueAt } from "../../diagnostic/path.ts";
import type { Check } from "../kinds/check.ts";
import { textDirection } from "../lookups/text-direction.ts";
import { excerpt } from "../words/describe-value.ts";

/** Languages in which pages cannot be laid out or dates be written. */
export const unsupportedLanguage: Check = {
  code: "unsupported-language",
  scope: "file",
  about: { keys: ["language"] },
  meaning:
    "The site or a page is in a language that is written from right to left, such as Arabic, Hebrew or Persian, and pages are laid out from left to right alone; or its language is not one.",
  bad: `title: Home
description: Fresh bread every morning.
language: «ar»
blocks:
  - type: hero
    title: خبز طازج
`,
  says: {
    message: 'The language "ar" is written from right to left, expected one that is written from left to right.',
    hint: "Pages have no layout from right to left yet: write these in another language or in another script, such as az-Latn.",
  },
  good: `title: Home
description: Fresh bread every morning.
language: el
blocks:
  - type: hero
    title: Φρέσκο ψωμί
`,
  check: ({ site, pages }) =>
    [site, ...pages].flatMap((file) => {
      const language = valueAt(file.data, ["language"]);
      if (typeof language !== "string" || file.wrong.has("/language")) return [];
      const direction = textDirection(language);
      const usual = direction === undefined ? undefined : usualCode(language);
      if (usual !== undefined) {
        return [
          {
            at: { file, path: ["language"] },
            message: `The language is "${excerpt(language)}", which is an old or a mistaken code, expected "${usual}".`,
            hint: `Write "${usual}" instead.`,
            suggestion: usual,
          },
        ];
      }
      if (direction === "left-to-right") return [];
      const words = direction
        ? {
            message: `The language "${excerpt(language)}" is written from right to left, expected one that is written from left to right.`,
            hint: "Pages have no layout from right to left yet: write these in another language or in another script, such as az-Latn.",
          }
        : {
            message: `There is no language "${excerpt(language)}", expected a language code such as en-GB.`,
            hint: "Write the code of the language, and behind a hyphen that of the script or the country where it matters.",
          };
      return [{ at: { file, path: ["language"] }, ...words }];
    }),
};

/** The code that stands for a language or a country today, where that is another one: en-GB for en-UK, he for iw. */
function usualCode(language: string): string | undefined {
  const [usual] = Intl.getCanonicalLocales(language);
  return usual === undefined || usual.toLowerCase() === language.toLowerCase() ? undefined : usual;
}
