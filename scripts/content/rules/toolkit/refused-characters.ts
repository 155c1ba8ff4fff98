export interface RefusedCharacter {
  readonly start: number;
  readonly end: number;
  /** Its name and number: `sign of direction (U+202E)`. */
  readonly name: string;
  /** The problem in words: it completes the message after its name and a colon. */
  readonly problem: string;
}

/** The flags of England, Scotland and Wales: a black flag, and the name of the country in tag characters. */
const flags =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu;

/** A line in a script that is read from the right, and the pairs of signs in it that keep a part together: a text has no other means. */
const fromRight = /^.*[\p{scx=Arab}\p{scx=Hebr}].*$/gmu;
const pairs = /[\u202a\u202b\u2066-\u2068][^\u202a-\u202e\u2066-\u2069]*[\u202c\u2069]/gu;

const kinds: readonly (Pick<RefusedCharacter, "name" | "problem"> & { readonly pattern: RegExp })[] = [
  {
    // oxlint-disable-next-line no-control-regex -- they are what is looked for.
    pattern: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/gu,
    name: "control character",
    problem: "it cannot be seen, and no text can have it",
  },
  { pattern: /[\u202a-\u202e\u2066-\u2069]/gu, name: "sign of direction", problem: "it reorders what is read" },
  { pattern: /\p{Cs}/gu, name: "half of a character", problem: "no text can have it" },
  { pattern: /[\u{e0000}-\u{e007f}]/gu, name: "tag character", problem: "it cannot be seen, and can hide a text" },
  { pattern: /\p{NChar}/gu, name: "noncharacter", problem: "no text can have it" },
  // One gives a sign another look. Several in a row can hide a text.
  {
    pattern: /(?<=\p{Variation_Selector})\p{Variation_Selector}/gu,
    name: "variation selector",
    problem: "it cannot be seen, and no letter beside it needs it",
  },
  {
    pattern: /(?<=^\ufeff)\ufeff/gu,
    name: "second byte order mark",
    problem: "it cannot be seen, and no text has two",
  },
  { pattern: /\ufffc/gu, name: "sign for an object", problem: "the object itself is not here" },
];

const any = new RegExp(kinds.map(({ pattern }) => pattern.source).join("|"), "u");

/** The characters of a text that it cannot have, in order: each can hide something, is no character at all, or reorders what is read. */
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
