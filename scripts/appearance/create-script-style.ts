import { textDirection } from "../../src/text-direction.ts";

/** Scripts whose letters join, carry marks or fill squares, so that letter-spacing, positive or negative, makes words hard to read. */
const isUnspaced = (script: string) =>
  /^(?:Adlm|Arab|Beng|Deva|Gujr|Guru|Hans|Hant|Jpan|Khmr|Knda|Laoo|Mlym|Mong|Mymr|Nkoo|Orya|Rohg|Sinh|Syrc|Taml|Telu|Thaa|Thai|Tibt)$/.test(
    script,
  );

/** Scripts whose marks would touch those of the next line at the line height of Latin headings. */
const hasTallMarks = (script: string) =>
  /^(?:Arab|Beng|Deva|Gujr|Guru|Khmr|Knda|Laoo|Mlym|Mymr|Orya|Sinh|Taml|Telu|Thai|Tibt)$/.test(script);

/** Letters that fill squares have no slanted form: emphasis is shown with dots. */
const dots = "em{font-style:normal;text-emphasis:filled dot;text-emphasis-position:";

const breaks: Readonly<Record<string, string>> = {
  // Headings break between phrases in browsers that support this.
  Jpan: `body{line-break:strict;text-autospace:normal}h1,h2,h3{word-break:auto-phrase}${dots}over right}`,
  Hans: `body{line-break:strict;text-autospace:normal}${dots}under right}`,
  Hant: `body{line-break:strict;text-autospace:normal}${dots}under right}`,
  // Breaks only between words, as is usual today.
  Kore: "body{word-break:keep-all}",
};

/** Languages with compound words, some of which are too long for a narrow column. */
const isCompounding = (language: string) => /^(?:da|de|et|fi|hu|is|nb|nl|nn|no|sv)$/.test(language);

/** The styles that a language needs in addition to those of every page: none for most. */
export function createScriptStyle(tag: string, rightToLeft: string): string {
  const { language, script = "" } = new Intl.Locale(tag).maximize();
  return [
    isCompounding(language) ? "main{hyphens:auto;hyphenate-limit-chars:12 4 4}code{hyphens:none}" : "",
    textDirection(tag) === "rtl" ? rightToLeft : "",
    isUnspaced(script) ? "*{letter-spacing:normal!important}" : "",
    hasTallMarks(script) ? "h1,h2,h3{line-height:1.4!important}" : "",
    breaks[script] ?? "",
  ].join("");
}
