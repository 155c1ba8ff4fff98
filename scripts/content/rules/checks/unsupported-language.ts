import { valueAt } from "../../diagnostic/path.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

/** Languages in which pages cannot be laid out or dates be written. */
export const unsupportedLanguage: Check = {
  code: "unsupported-language",
  scope: "file",
  meaning:
    "The site or a page is in a language that is written from right to left, such as Arabic, Hebrew or Persian, and pages are laid out from left to right alone; or its language is not one.",
  bad: withTopLines("language: «ar»"),
  says: {
    message: 'The language "ar" is written from right to left, expected one that is written from left to right.',
    hint: "Pages have no layout from right to left yet: write these in another language or in another script, such as az-Latn.",
  },
  good: withTopLines("language: el"),
  check: ({ site, pages }) =>
    [site, ...pages].flatMap((file) => {
      const language = valueAt(file.data, ["language"]);
      if (typeof language !== "string" || file.wrong.has("/language")) return [];
      const at = { file, path: ["language"] };
      switch (textDirection(language)) {
        case "left-to-right":
          return [];
        case "right-to-left": {
          const message = `The language "${excerpt(language)}" is written from right to left, expected one that is written from left to right.`;
          return [{ at, message, hint: unsupportedLanguage.says.hint }];
        }
        default: {
          const message = `There is no language "${excerpt(language)}", expected a language code such as en-GB.`;
          const hint =
            "Write the code of the language, and behind a hyphen that of the script or the country where it matters.";
          return [{ at, message, hint }];
        }
      }
    }),
};

/** Scripts that are written from right to left, as ISO 15924 has them. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/**
 * The direction in which a language is written, or undefined where the text only looks like a language code, such as
 * `de-12`.
 */
export function textDirection(language: string): "left-to-right" | "right-to-left" | undefined {
  try {
    // Not `textInfo`: Node 20 and Node 24 have it under different names.
    const { script } = new Intl.Locale(language).maximize();
    return rightToLeft.has(script ?? "") ? "right-to-left" : "left-to-right";
  } catch {
    return undefined;
  }
}
