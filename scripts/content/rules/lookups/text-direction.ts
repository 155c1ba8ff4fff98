/** Scripts that are written from right to left, as ISO 15924 has them. */
const rightToLeft = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** How a language is written, or undefined where the text has the form of a language code and is none, such as `de-12`. */
export function textDirection(language: string): "left-to-right" | "right-to-left" | undefined {
  try {
    // Not `textInfo`: Node 20 and Node 24 have it under different names.
    const { script } = new Intl.Locale(language).maximize();
    return rightToLeft.has(script ?? "") ? "right-to-left" : "left-to-right";
  } catch {
    return undefined;
  }
}
