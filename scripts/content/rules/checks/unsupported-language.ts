import { textDirection } from "../../../../src/text-direction.ts";
import { valueAt } from "../../diagnostic/path.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

/** Languages in which pages cannot be laid out or dates be written. */
export const unsupportedLanguage: Check = {
  code: "unsupported-language",
  scope: "site",
  meaning:
    "The language of the site or of a page is none; or a page is in a language that is written from right to left, such as Arabic, in a site that is not, whose menus would stand the wrong way round on it.",
  bad: withTopLines("language: «de-12»"),
  says: {
    message: 'There is no language "de-12", expected a language code such as en-GB.',
    hint: "Write the code of the language, and behind a hyphen that of the script or the country where it matters.",
  },
  good: withTopLines("language: el"),
  check: ({ site, pages }) =>
    [site, ...pages].flatMap((file) => {
      const language = valueAt(file.data, ["language"]);
      if (typeof language !== "string" || file.wrong.has("/language")) return [];
      const at = { file, path: ["language"] };
      const direction = textDirection(language);
      if (direction === undefined)
        return [
          {
            at,
            message: `There is no language "${excerpt(language)}", expected a language code such as en-GB.`,
            hint: unsupportedLanguage.says.hint,
          },
        ];
      const ofSite = valueAt(site.data, ["language"]);
      if (direction === "ltr" || typeof ofSite !== "string" || textDirection(ofSite) !== "ltr") return [];
      const message = `The language "${excerpt(language)}" is written from right to left, expected one that is written from left to right, as that of the site.`;
      return [{ at, message, hint: "Give such pages a site of their own, in their language." }];
    }),
};
