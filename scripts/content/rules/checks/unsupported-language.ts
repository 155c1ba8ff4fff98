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
      if (!isLanguage(language)) {
        const message = `There is no language "${excerpt(language)}", expected a language code such as en-GB.`;
        return [{ at, message, hint: adviseCode(language) }];
      }
      const around = languageOfFile(site.data, { ...file, data: undefined });
      if (textDirection(language) === "ltr" || file === site || textDirection(around) !== "ltr") return [];
      const message = `The language "${excerpt(language)}" is written from right to left, expected one that is written from left to right, as that of the pages around it.`;
      return [{ at, message, hint: 'Name it under "languages" in _site.yaml, and put the page below its path.' }];
    });
  },
};

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Whether there is such a language. All codes of two letters have a name; of those of three letters not all. */
export function isLanguage(code: string): boolean {
  const [language = ""] = code.split("-");
  return textDirection(code) !== undefined && (language.length !== 2 || languageNames.of(language) !== undefined);
}

function adviseCode(code: string): string {
  const country = /^[a-z]{2}$/i.test(code) ? countryNames.of(code.toUpperCase()) : undefined;
  return country === undefined
    ? "Write the code of the language, and behind a hyphen that of the script or the country where it matters."
    : `This is the code of ${country}, where the language is mostly "${new Intl.Locale(`und-${code}`).maximize().language}".`;
}
