import { textDirection } from "../../../../src/text-direction.ts";
import { toPointer, valueAt } from "../../diagnostic/path.ts";
import { languageOfFile, siteLanguages } from "../../index/site-languages.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";
import { excerpt } from "../toolkit/wording.ts";

export const unsupportedLanguage: Check = {
  code: "unsupported-language",
  scope: "site",
  meaning:
    "The language of the site or of a page is none; or a page is in a language that is written from right to left, such as Arabic, among pages that are not, whose menus would stand the wrong way round on it.",
  bad: withTopLines("language: «de-12»"),
  good: withTopLines("language: el"),
  check: ({ site, pages }) => {
    const named = siteLanguages(site.data).map((_, index) => ({ file: site, path: ["languages", index, "code"] }));
    const own = [site, ...pages].map((file) => ({ file, path: ["language"] }));
    return [...own, ...named].flatMap((at) => {
      const { file, path } = at;
      const language = valueAt(file.data, path);
      if (typeof language !== "string" || file.wrong.has(toPointer(path))) return [];
      const direction = textDirection(language);
      if (direction === undefined)
        return [
          {
            at,
            message: `There is no language "${excerpt(language)}", expected a language code such as en-GB.`,
            hint: "Write the code of the language, and behind a hyphen that of the script or the country where it matters.",
          },
        ];
      const around = languageOfFile(site.data, { ...file, data: undefined });
      if (direction === "ltr" || file === site || textDirection(around) !== "ltr") return [];
      const message = `The language "${excerpt(language)}" is written from right to left, expected one that is written from left to right, as that of the pages around it.`;
      return [{ at, message, hint: 'Name it under "languages" in _site.yaml, and put the page below its path.' }];
    });
  },
};
