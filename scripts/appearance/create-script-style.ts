import { textDirection } from "../../src/text-direction.ts";

/** Whose letters belong together, carry marks above and below or fill squares, so that space between them, or less of it, harms words. */
const isUnspaced = (script: string) =>
  /^(?:Adlm|Arab|Beng|Deva|Gujr|Guru|Hans|Hant|Jpan|Khmr|Knda|Laoo|Mlym|Mong|Mymr|Nkoo|Orya|Rohg|Sinh|Syrc|Taml|Telu|Thaa|Thai|Tibt)$/.test(
    script,
  );

/** Whose marks above and below would touch those of the next line where headings have as little room between lines as Latin ones. */
const hasTallMarks = (script: string) =>
  /^(?:Arab|Beng|Deva|Gujr|Guru|Khmr|Knda|Laoo|Mlym|Mymr|Orya|Sinh|Taml|Telu|Thai|Tibt)$/.test(script);

/** Letters that fill squares have no slanted form: what is stressed has dots. */
const dots = "em{font-style:normal;text-emphasis:filled dot;text-emphasis-position:";

const breaks: Readonly<Record<string, string>> = {
  // Where a browser knows phrases, headings break between them.
  Jpan: `body{line-break:strict;text-autospace:normal}h1,h2,h3{word-break:auto-phrase}${dots}over right}`,
  Hans: `body{line-break:strict;text-autospace:normal}${dots}under right}`,
  Hant: `body{line-break:strict;text-autospace:normal}${dots}under right}`,
  // Between words, as people write them today.
  Kore: "body{word-break:keep-all}",
};

/** Languages that put words together: a narrow column has no room for some of them. */
const isCompounding = (language: string) => /^(?:da|de|et|fi|hu|is|nb|nl|nn|no|sv)$/.test(language);

/** The styles that a language needs beside those of every page: none in most. */
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
