/** A character that no content can have, and where it stands. */
interface RefusedCharacter {
  readonly start: number;
  readonly end: number;
  /** Its name and number: `zero-width space (U+200B)`. */
  readonly name: string;
  /** The problem in words: it completes the message after its name and a colon. */
  readonly problem: string;
  /** True where it only may be a slip: a text with it is read as it is meant. */
  readonly isHarmless?: true;
}

/** Letters that are written from right to left, in whose texts marks of direction have a use. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Scripts whose letters take other forms beside a joiner or a non-joiner. */
const joining =
  "\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Adlm}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}";

/** Scripts that have no spaces between words, where a line may end. */
const unspaced = "\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}\\p{scx=Java}\\p{scx=Bali}";

/** The surroundings in which a character has a use, looked at from its place. The first of each pair stands before it, the other behind it. */
const uses: readonly RegExp[] = [
  new RegExp(`(?<=[${joining}])[\\u200c\\u200d]`, "uy"),
  new RegExp(`(?<=[${unspaced}])\\u200b|\\u200b(?=[${unspaced}])`, "uy"),
  // Pictures that are put together from others.
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/uy,
  // Another look of a sign, of an emoji or of a letter that has one; those from U+E0100 on are for ideographs alone.
  /(?<=(?!\p{Variation_Selector})[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\s])[\ufe00-\ufe0f]/uy,
  /(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]/uy,
  // A gap in a text in braille.
  /(?<=[\u2801-\u28ff])\u2800/uy,
];

/** The flags of England, Scotland and Wales: a black flag, and the name of the country in tag characters. */
const flags =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu;

const marksOfDirection = /[\u200e\u200f\u061c]/;

const reorders = "it reorders what is read";
const unseen = "it cannot be seen, and no letter beside it needs it";

interface Kind {
  readonly pattern: RegExp;
  readonly name: string;
  readonly problem: string;
  readonly isHarmless?: true;
}

const kinds: readonly Kind[] = [
  {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    pattern: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/u,
    name: "control character",
    problem: "it cannot be seen, and no text can have it",
  },
  { pattern: /[\u202a-\u202e\u2066-\u2069]/u, name: "sign of direction", problem: reorders },
  { pattern: /\p{Cs}/u, name: "half of a character", problem: "no text can have it" },
  { pattern: /[\u{e0000}-\u{e007f}]/u, name: "tag character", problem: "it cannot be seen, and can hide a text" },
  { pattern: /\p{NChar}/u, name: "noncharacter", problem: "no text can have it" },
  { pattern: /\ufffd/u, name: "replacement character", problem: "a character here could not be read" },
  {
    pattern:
      /[\u034f\u061c\u17b4\u17b5\u180e\u200b-\u200f\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{1d173}-\u{1d17a}]/u,
    name: "invisible character",
    problem: unseen,
    isHarmless: true,
  },
  { pattern: /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u, name: "variation selector", problem: unseen },
  { pattern: /[\u115f\u1160\u2800\u3164\uffa0]/u, name: "empty letter", problem: "it shows nothing", isHarmless: true },
  { pattern: /\ufffc/u, name: "sign for an object", problem: "the object itself is not here" },
  {
    pattern: /\p{Co}/u,
    name: "private character",
    problem: "it means something in one typeface alone",
    isHarmless: true,
  },
];

const names: Readonly<Record<string, string>> = {
  "\u200b": "zero-width space",
  "\u200c": "zero-width non-joiner",
  "\u200d": "zero-width joiner",
  "\u202e": "right-to-left override",
  "\ufeff": "byte order mark",
};

const any = new RegExp(kinds.map(({ pattern }) => pattern.source).join("|"), "gu");

/** The characters of a text that it cannot have: each is invisible, no character at all, or reorders what is read. */
export function refusedCharacters(text: string): RefusedCharacter[] {
  if (text.search(any) < 0) return [];
  const withoutFlags = text.replaceAll(flags, (flag) => "x".repeat(flag.length));
  return [...withoutFlags.matchAll(any)].flatMap(({ 0: character, index: start }) => {
    const kind = kinds.find(({ pattern }) => pattern.test(character));
    if (!kind || hasUse(text, character, start)) return [];
    const name = `${names[character] ?? kind.name} (${numberOf(character)})`;
    const { problem, isHarmless } = kind;
    return [{ start, end: start + character.length, name, problem, ...(isHarmless ? { isHarmless } : {}) }];
  });
}

function hasUse(text: string, character: string, at: number): boolean {
  if (marksOfDirection.test(character)) return hasLettersAround(text, at);
  return uses.some((use) => {
    use.lastIndex = at;
    return use.test(text);
  });
}

/** Whether letters from right to left stand near a mark of direction. That of Arabic counts as one itself. */
function hasLettersAround(text: string, at: number): boolean {
  return rightToLeft.test(text.slice(Math.max(0, at - 200), at) + text.slice(at + 1, at + 200));
}

/** The number of a character as Unicode writes it: `U+200B`. */
export function numberOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
