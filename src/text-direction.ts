/** ISO 15924 codes of the scripts that are written from right to left. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

type TextDirection = "ltr" | "rtl";

const known = new Map<string, TextDirection | undefined>();

/** The direction in which a language is written, or undefined where the text only looks like a language code, such as `de-12`. */
export function textDirection(language: string): TextDirection | undefined {
  if (!known.has(language)) known.set(language, findDirection(language));
  return known.get(language);
}

function findDirection(language: string): TextDirection | undefined {
  try {
    // Not `textInfo`: its name differs between Node 20 and Node 24.
    const { script } = new Intl.Locale(language).maximize();
    return rightToLeft.has(script ?? "") ? "rtl" : "ltr";
  } catch {
    return undefined;
  }
}

/** The attributes of an element with text in a language. Left to right is the browsers' default. */
export function inLanguage(language: string): { readonly lang: string; readonly dir?: "rtl" } {
  return { lang: language, ...(textDirection(language) === "rtl" ? { dir: "rtl" } : {}) };
}
