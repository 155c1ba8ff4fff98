/** The quotes of a word processor around a whole text, and the text between them. */
export const curlyQuotes = /^[“”„‘’](.*)[“”‘’]$/;

export interface RefusedCharacter {
  readonly start: number;
  readonly end: number;
  /** Its name and number: `direction character (U+202E)`. */
  readonly name: string;
  /** The problem, which follows the name and a colon in the message. */
  readonly problem: string;
}

/** The flags of England, Scotland and Wales: a black flag, and the name of the country in tag characters. */
const flags =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu;

/** A line in a right-to-left script, and the pairs of direction characters in it that keep a part together: a text has no other way. */
const fromRight = /^.*[\p{scx=Arab}\p{scx=Hebr}].*$/gmu;
const pairs = /[\u202a\u202b\u2066-\u2068][^\u202a-\u202e\u2066-\u2069]*[\u202c\u2069]/gu;

const kinds: readonly (Pick<RefusedCharacter, "name" | "problem"> & { readonly pattern: RegExp })[] = [
  {
    // oxlint-disable-next-line no-control-regex -- the rule looks for them.
    pattern: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu,
    name: "control character",
    problem: "it is invisible, and not allowed in any text",
  },
  { pattern: /[\u202a-\u202e\u2066-\u2069]/gu, name: "direction character", problem: "it reorders the text" },
  { pattern: /\p{Cs}/gu, name: "half of a character", problem: "it is not allowed in any text" },
  { pattern: /[\u{e0000}-\u{e007f}]/gu, name: "tag character", problem: "it is invisible, and can hide text" },
  { pattern: /\p{NChar}/gu, name: "noncharacter", problem: "it is not allowed in any text" },
  // One changes the appearance of a character. Several in a row can hide text.
  {
    pattern: /(?<=\p{Variation_Selector})\p{Variation_Selector}/gu,
    name: "variation selector",
    problem: "it is invisible, and the character before it does not need it",
  },
  {
    pattern: /(?<=^\ufeff)\ufeff/gu,
    name: "second byte order mark",
    problem: "it is invisible, and a text has at most one",
  },
  { pattern: /\ufffc/gu, name: "object placeholder", problem: "the object itself is missing" },
];

const any = new RegExp(kinds.map(({ pattern }) => pattern.source).join("|"), "u");

/** The characters that a text must not have, in order: each can hide something, is not a character at all, or reorders the text. */
export function refusedCharacters(text: string): RefusedCharacter[] {
  if (!any.test(text)) return [];
  const masked = (part: string) => "x".repeat(part.length);
  const rest = text.replaceAll(flags, masked).replaceAll(fromRight, (line) => line.replaceAll(pairs, masked));
  const found = kinds.flatMap(({ pattern, name, ...kind }) =>
    Array.from(rest.matchAll(pattern), ({ 0: character, index: start }) => ({
      ...kind,
      start,
      end: start + character.length,
      name: `${name} (${numberOf(character)})`,
    })),
  );
  return found.sort((a, b) => a.start - b.start);
}

export function numberOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
