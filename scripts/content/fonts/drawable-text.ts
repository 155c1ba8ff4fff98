/**
 * The characters that a share image can show, as ranges of code points, because one of its typefaces has a glyph for them:
 * Latin, Greek and Cyrillic, with their symbols. `tests/site/share-images.test.ts` compares them with the typefaces.
 */
export const drawableRanges: readonly (readonly [first: number, last: number])[] = [
  "20-7e a0-2cc 2ce-2d7 2da 2dc-301 303-304 308-309 323 329 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-52f 1c80-1c88",
  "1d00-1dbf 1e00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3",
  "1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2013-2014 2018-201a 201c-201e 2020 2022 2026 2032-2033 2039-203a 2044 20a0-20c0",
  "2113 2116 2122 2212 2c60-2c7f 2de0-2dff a640-a69f a720-a7ca",
]
  .flatMap((line) => line.split(" "))
  .map((range) => {
    const [first = 0, last = first] = range.split("-").map((digits) => Number.parseInt(digits, 16));
    return [first, last];
  });

/** A text for share images: composed, without invisible characters, and with the plain forms of symbols. */
export function plainForDrawing(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u2010-\u2012]/g, "-")
    .replaceAll("\u2015", "\u2014")
    .replaceAll("\u202f", "\u00a0")
    .replaceAll(/[^\S\u00a0]+/g, " ")
    .replaceAll(/(?!\u00a0)\p{Default_Ignorable_Code_Point}/gu, "")
    .trim();
}

export function undrawableCharacter(text: string): string | undefined {
  return Array.from(plainForDrawing(text)).find((character) => {
    const point = character.codePointAt(0) ?? 0;
    return !drawableRanges.some(([first, last]) => first <= point && point <= last);
  });
}
