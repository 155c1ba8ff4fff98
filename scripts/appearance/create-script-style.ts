import { textDirection } from "../../src/text-direction.ts";

/** Whose letters belong together or carry marks above and below, so that space between them harms words. */
const isUnspaced = (script: string) =>
  /^(?:Adlm|Arab|Beng|Deva|Gujr|Guru|Khmr|Knda|Laoo|Mlym|Mong|Mymr|Nkoo|Orya|Rohg|Sinh|Syrc|Taml|Telu|Thaa|Thai|Tibt)$/.test(
    script,
  );

const breaks: Readonly<Record<string, string>> = {
  // Where a browser knows phrases, headings break between them.
  Jpan: "body{line-break:strict}h1,h2,h3{word-break:auto-phrase}",
  Hans: "body{line-break:strict}",
  Hant: "body{line-break:strict}",
  // Between words, as people write them today.
  Kore: "body{word-break:keep-all}",
};

/** The styles that the script of a language needs beside those of every page: none for Latin, Greek or Cyrillic. */
export function createScriptStyle(language: string, rightToLeft: string): string {
  const { script = "" } = new Intl.Locale(language).maximize();
  return [
    textDirection(language) === "rtl" ? rightToLeft : "",
    isUnspaced(script) ? "*{letter-spacing:normal!important}" : "",
    breaks[script] ?? "",
  ].join("");
}
