type Marks = readonly [before: string, behind: string];

/** The marks of languages as Unicode's CLDR has them; French ones stand apart from their words. */
const marks: readonly (readonly [languages: RegExp, ...Marks])[] = [
  [/^(?:de|fr|it)-ch\b|^pt-pt\b/i, "«", "»"],
  [/^(?:af|cy|da|en|ga|hi|id|ko|lv|ms|mt|nl|pt|th|tr|vi)\b/i, "“", "”"],
  [/^(?:bg|cs|de|et|is|lt|mk|sk|sl|sr)\b/i, "„", "“"],
  [/^(?:hr|hu|pl|ro)\b/i, "„", "”"],
  [/^(?:fi|sv)\b/i, "”", "”"],
  [/^(?:ar|be|ca|el|es|fa|hy|it|nb|nn|no|ru|sq|uk)\b/i, "«", "»"],
  [/^fr\b/i, "«\u00a0", "\u00a0»"],
];

export const englishSingles: Marks = ["‘", "’"];

/**
 * What a language writes around a quotation. None where a straight sign says too little: in Japanese and Chinese people type their own
 * marks, in Hebrew it is also a part of words.
 */
export function quotationMarks(language: string): Marks | undefined {
  const [, before, behind] = marks.find(([languages]) => languages.test(language)) ?? [];
  return before === undefined || behind === undefined ? undefined : [before, behind];
}
