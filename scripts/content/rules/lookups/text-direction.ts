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
