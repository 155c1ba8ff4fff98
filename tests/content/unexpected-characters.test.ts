import { expect, test } from "vitest";
import { refusedCharacters } from "../../scripts/content/rules/toolkit/refused-characters.ts";
import { parsePlainYaml } from "../../scripts/content/yaml/plain-yaml.ts";
import { indexYaml } from "./memory-site.ts";
import { reportsOfHome } from "./support/accepted-by-digest.ts";

const page = `${indexYaml}  - type: prose
    title: About us
    body: Bread.
  - type: check-list
    title: What to bring
    items:
      - The order
      - A bag
`;

/** What is wrong with the page after some of its text is replaced, and whether a build agrees. */
function reports(...changes: readonly (readonly [string, string])[]): string[] {
  const text = changes.reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, page);
  return reportsOfHome(text, true);
}

const reorders = "it reorders the text. Remove it.";
const unseen = "it is invisible, and the character before it does not need it. Remove it.";

test.each([
  ["Vietnamese in parts", "Bánh mì Việt, phở bò tái nạm gầu gân".normalize("NFD")],
  ["Thai", "ที่นี่มีน้ำแข็ง กตัญญู ป้า เปิ้ล"],
  ["Hindi", "क्षत्रिय हिन्दी में र्क्ष्म्य श्री"],
  ["Hebrew with points", "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים שָּׁ֥"],
  ["Arabic with harakat", "بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ مُحَمَّدًۭا"],
  ["pairs of signs of direction in Persian", "\u202bسلام\u202c دنیا \u2066ISO 9001\u2069"],
  ["emoji", "\u2764\ufe0f \u00a9\ufe0f \u2122\ufe0e \u2139\ufe0f \u24c2\ufe0f \u{1f170}\ufe0f"],
  [
    "families and flags",
    "\u{1f469}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f468} \u{1f3f3}\ufe0f\u200d\u{1f308} \u{1f1e9}\u{1f1ea} \u{1f469}\u{1f3fd}\u200d\u{1f52c}",
  ],
])("marks and selectors of %s are welcome", (_, text) => {
  expect(refusedCharacters(text)).toEqual([]);
});

test.each([
  ["\u2764\ufe0f\ufe0f", "17:15", "U+FE0F"],
  ["\u845b\u{e0100}\u{e0155}", "17:16", "U+E0155"],
])("a selector behind another can hide a text: %j", (written, place, number) => {
  expect(reports(["body: Bread.", `body: Br${written}ad.`])).toEqual([
    `${place} unexpected-character: Unexpected variation selector (${number}): ${unseen}`,
  ]);
});

test.each([
  ["\u202e", `direction character (U+202E): ${reorders}`],
  ["\u2067שלום", `direction character (U+2067): ${reorders}`],
  ["\ufdd0", "noncharacter (U+FDD0): it is not allowed in any text. Remove it."],
  ["\uffff", "noncharacter (U+FFFF): it is not allowed in any text. Remove it."],
])("a character that no content can have is refused by its name, at its place: %j", (character, words) => {
  expect(reports(["body: Bread.", `body: Bre${character}ad.`])).toEqual([
    `17:14 unexpected-character: Unexpected ${words}`,
  ]);
  expect(reports(["title: About us", `title: About us # Who${character}`])).toEqual([
    `16:26 unexpected-character: Unexpected ${words}`,
  ]);
});

test("the parser of what is plain leaves every text with such a character to the careful one", () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).concat("\u{1d173}", "\u{e0041}");
  const refused = all.filter((character) => refusedCharacters(`a${character}b`).length > 0);
  expect(refused.length).toBeGreaterThan(2000);
  expect(refused.filter((character) => parsePlainYaml(`a: b${character}c\n`) !== undefined)).toEqual([]);
  expect(parsePlainYaml("a: bc\n")).toEqual({ a: "bc" });
});

const space = "Unexpected non-breaking space (U+00A0), expected a space. Delete it and type a space.";
const spaces = space.replace("Delete it and type a space", "Delete all 4 of them and type as many spaces");
const dash = (sign: string) => `Unexpected ${sign}, expected the hyphen of a list. Delete it and type -`;
const colon = "Unexpected full-width colon (U+FF1A), expected a colon. Write : and a space.";

test.each([
  ["a space in the indentation", "    title: What", "   \u00a0title: What", `19:4 unexpected-character: ${space}`],
  [
    "all of an indentation",
    "    title: What",
    "\u00a0".repeat(4) + "title: What",
    `19:1 unexpected-character: ${spaces}`,
  ],
  [
    "the indentation of the last key",
    "    body: Bread.",
    "\u00a0".repeat(4) + "body: Bread.",
    `17:1 unexpected-character: ${spaces}`,
  ],
  ["a space after a colon", "title: What", "title:\u00a0What", `19:11 unexpected-character: ${space}`],
  ["a space after a hyphen", "- A bag", "-\u00a0A bag", `22:8 unexpected-character: ${space}`],
  [
    "the hyphen of a block",
    "- type: check-list",
    "– type: check-list",
    `18:3 unexpected-character: ${dash("– (U+2013)")}`,
  ],
  ["the hyphen of an entry", "- A bag", "• A bag", `22:7 unexpected-character: ${dash("• (U+2022)")}`],
  ["a colon", "title: What", "title\uff1a What", `19:10 unexpected-character: ${colon}`],
])("a character that looks like %s is named once", (_, from, to, report) => {
  expect(reports([from, to])).toEqual([report]);
});

test("an entry whose hyphen has no space behind it is one mistake", () => {
  expect(reports(["- type: check-list", "-type: check-list"])).toEqual([
    '18:3 missing-colon: A space is missing after "-". Write - type: check-list',
  ]);
});

test("a key between braces whose colon has no space behind it is one mistake", () => {
  expect(reports(["title: What to bring", "title: What to bring\n    actions: [{ label:Ours, href: / }]"])).toEqual([
    '20:17 unknown-key: A space is missing after "label:". Write label: Ours',
  ]);
});

test.each([
  [
    "a comma of JSON",
    "{ label: Ours, href: / },",
    "unexpected-character: Unexpected comma after an entry, expected the end",
  ],
  ["a bracket of another kind", "{ href: /, label: [Ours }", "unclosed-delimiter: The [ that opens here is not closed"],
])("%s at the end of an entry is one mistake", (_, entry, report) => {
  const found = reports(["title: What to bring", `title: What to bring\n    actions:\n      - ${entry}`]);
  expect(found).toEqual([expect.stringContaining(report)]);
});

test("in texts such characters are text", () => {
  const prose = `  - type: prose
    title: 12\u00a0hours\u00ad\uff1a yes
    body: |
      a\u00a0b
      \u00a0nav: c
      -\u00a0d
`;
  expect(reports(["  - type: check-list", `${prose}  - type: check-list`])).toEqual([]);
  expect(reports(["- A bag", "- title\uff1aA\u00a0bag"], ["- The order", '- "-\u00a0The order"'])).toEqual([]);
});

test.each([
  ["as they are", "A bag", "A \u0001bag", "22:11", "U+0001"],
  ["as an escape", "A bag", '"A\\x1bbag"', "22:9", "U+001B"],
])("control characters are refused, %s", (_, from, to, place, name) => {
  expect(reports([from, to])).toEqual([
    `${place} unexpected-character: Unexpected control character (${name}): it is invisible, and not allowed in any text. Remove it.`,
  ]);
});

test("what stands before the whole file, or at the ends of all its lines, is told as that", () => {
  const two = "second byte order mark (U+FEFF): it is invisible, and a text has at most one. Remove it.";
  expect(reportsOfHome(`\ufeff\ufeff${page}`, true)).toEqual([`1:1 unexpected-character: Unexpected ${two}`]);
  expect(reportsOfHome(`\ufeff${page}`, true)).toEqual([]);
  expect(reportsOfHome(page.replaceAll("\n", "\r\n"), true)).toEqual([]);
  expect(reportsOfHome(page.replaceAll("\n", "\r"), true)).toEqual([
    expect.stringMatching(/^1:\d+ unexpected-character: Unexpected line ending \(U\+000D alone\)/),
  ]);
});

const inEmptyLine = "unexpected-character: Unexpected non-breaking space (U+00A0), expected an empty line. Delete it";

test.each([
  ["between blocks", ["    body: Bread.\n", "    body: Bread.\n\u00a0\n\n"], `18:1 ${inEmptyLine}.`],
  ["between keys", ["    body: Bread.\n", "    \u00a0\n    body: Bread.\n"], `17:5 ${inEmptyLine}.`],
  ["in two lines", ["    body", "\u00a0\n  \u00a0\n    body"], `17:1 ${inEmptyLine}, and that on the next line.`],
] as const)("a space that only looks like one is reported in a line that looks empty: %s", (_, change, told) => {
  expect(reports(change)).toEqual([told]);
});
