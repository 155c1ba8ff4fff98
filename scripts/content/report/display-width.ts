/** Made on first use, which takes as long as a small site is checked. */
let graphemes: Intl.Segmenter | undefined;

/** The scripts and symbols that East Asian Width (UAX 11) calls wide, and emoji. */
const wide =
  /^(?:[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|\p{Emoji}\ufe0f)/u;

/** The number of terminal columns that a text without tabs and control characters takes. */
export function displayWidth(text: string): number {
  graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  let width = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (wide.test(segment)) width += 2;
    else if (!/^[\p{Mark}\p{Cf}]/u.test(segment)) width += 1;
  }
  return width;
}
