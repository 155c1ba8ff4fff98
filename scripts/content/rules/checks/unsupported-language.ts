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
    "The language of the site or of a page does not exist; or a page is in a right-to-left language such as Arabic while the pages around it are not, so its menus would be the wrong way round.",
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
      const message = `The language "${excerpt(language)}" is written from right to left, expected one written from left to right, like that of the pages around it.`;
      return [{ at, message, hint: 'Add it to "languages" in _site.yaml, and put the page below its path.' }];
    });
  },
};

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Whether a language exists, and its country. All two-letter codes have a name, but not all three-letter ones. */
export function isLanguage(code: string): boolean {
  const [language = ""] = code.split("-");
  const [, country = "GB"] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i.exec(code) ?? [];
  // As the code of a country, UK is reserved: only Intl takes it for GB.
  if (/^UK$/i.test(country) || countryNames.of(country.toUpperCase()) === undefined) return false;
  return textDirection(code) !== undefined && (language.length !== 2 || languageNames.of(language) !== undefined);
}

function adviseCode(code: string): string {
  if (/^en-UK$/i.test(code)) return 'Write "en-GB" instead.';
  const country = /^[a-z]{2}$/i.test(code) ? countryNames.of(code.toUpperCase()) : undefined;
  return country === undefined
    ? "Write the code of the language, followed if necessary by a hyphen and the code of the script or country."
    : `This is the code of ${country}, where the language is mostly "${new Intl.Locale(`und-${code}`).maximize().language}".`;
}
