import { describe, expect, test } from "vitest";
import { digestPage } from "../../scripts/content/check/digest-page.ts";
import { refusedCharacters } from "../../scripts/content/rules/toolkit/refused-characters.ts";
import { parsePlainYaml } from "../../scripts/content/yaml/plain-yaml.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";
import { models } from "./support/accepted-by-digest.ts";

const page = `${indexYaml}  - type: prose
    title: About us
    body: Bread.
`;

/** What is wrong with the page where some of its text is replaced, and whether a build agrees. */
function reports(from: string, to: string): string[] {
  expect(page).toContain(from);
  const raw = memorySite({ "index.yaml": page.replace(from, to) });
  const source = raw.sources.find(({ path }) => path === "index.yaml");
  const { diagnostics } = checkMemory(raw);
  const isRefused = diagnostics.some(({ severity }) => severity === undefined);
  expect(source && digestPage(models.check, source) === undefined).toBe(isRefused);
  return diagnostics.map(
    ({ line, column, code, message, hint = "" }) => `${line}:${column} ${code}: ${message} ${hint}`,
  );
}

const reorders = "it reorders what is read. Remove it.";
const unseen = "it cannot be seen, and no letter beside it needs it. Remove it.";

describe("marks and selectors", () => {
  test.each([
    ["Vietnamese in parts", "Bánh mì Việt, phở bò tái nạm gầu gân".normalize("NFD")],
    ["Thai", "ที่นี่มีน้ำแข็ง กตัญญู ป้า เปิ้ล"],
    ["Hindi", "क्षत्रिय हिन्दी में र्क्ष्म्य श्री"],
    ["Hebrew with points", "בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים שָּׁ֥"],
    ["Arabic with harakat", "بِسْمِ ٱللَّٰهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ مُحَمَّدًۭا"],
    ["emoji", "\u2764\ufe0f \u00a9\ufe0f \u2122\ufe0e \u2139\ufe0f \u24c2\ufe0f \u{1f170}\ufe0f"],
    [
      "families and flags",
      "\u{1f469}\u200d\u2764\ufe0f\u200d\u{1f48b}\u200d\u{1f468} \u{1f3f3}\ufe0f\u200d\u{1f308} \u{1f1e9}\u{1f1ea} \u{1f469}\u{1f3fd}\u200d\u{1f52c}",
    ],
  ])("of %s are welcome", (_, text) => {
    expect(refusedCharacters(text)).toEqual([]);
  });

  test.each([
    ["e\ufe00", "17:14", "U+FE00"],
    ["e\u{e0101}", "17:14", "U+E0101"],
    ["\u2764\ufe0f\ufe0f", "17:15", "U+FE0F"],
    ["\u845b\u{e0100}\u{e0155}", "17:16", "U+E0155"],
  ])("a selector that nothing needs can hide a text: %j", (written, place, number) => {
    expect(reports("body: Bread.", `body: Br${written}ad.`)).toEqual([
      `${place} unexpected-character: Unexpected variation selector (${number}): ${unseen}`,
    ]);
  });
});

describe("a character that no content can have is refused by its name, at its place:", () => {
  test.each([
    ["\u202e", `right-to-left override (U+202E): ${reorders}`],
    ["\ufdd0", "noncharacter (U+FDD0): no text can have it. Remove it."],
    ["\uffff", "noncharacter (U+FFFF): no text can have it. Remove it."],
    [
      "\ufffd",
      "replacement character (U+FFFD): a character here could not be read. Write the character that belongs there.",
    ],
  ])("%j", (character, words) => {
    expect(reports("body: Bread.", `body: Bre${character}ad.`)).toEqual([
      `17:14 unexpected-character: Unexpected ${words}`,
    ]);
    expect(reports("title: About us", `title: About us # Who${character}`)).toEqual([
      `16:26 unexpected-character: Unexpected ${words}`,
    ]);
  });

  test("several of one sort once, of several sorts each", () => {
    expect(reports("body: Bread.", "body: B\u2066r\u202ee\u2066a\u2066d.")).toEqual([
      `17:12 unexpected-character: Unexpected sign of direction (U+2066) (as are 2 more below): ${reorders}`,
      `17:14 unexpected-character: Unexpected right-to-left override (U+202E): ${reorders}`,
    ]);
  });
});

describe("a character that does no harm is one to look at in a text, and wrong elsewhere:", () => {
  test.each([
    ["\u200b", "zero-width space (U+200B)"],
    ["\u200c", "zero-width non-joiner (U+200C)"],
    ["\u200d", "zero-width joiner (U+200D)"],
    ["\ufeff", "byte order mark (U+FEFF)"],
  ])("%j", (character, name) => {
    expect(reports("body: Bread.", `body: Bre${character}ad.`)).toEqual([
      `17:14 invisible-character: Unexpected "${character.trim()}": ${name}, it cannot be seen, and no letter beside it needs it. Remove it, unless it is meant.`,
    ]);
    expect(reports("title: About us", `title: About us # Who${character}`)).toEqual([
      `16:26 unexpected-character: Unexpected ${name}: ${unseen}`,
    ]);
  });

  test("at its own place in a text of several lines, with spaces elsewhere", () => {
    expect(reports("body: Bread.", "body: |\n      We bake.\n\n      A\ufeff loaf a day.")).toEqual([
      expect.stringMatching(/^20:8 invisible-character: /),
    ]);
  });

  test.each(["&zwnj;", "&ZeroWidthSpace;", "&rlm;", "&#xe000;"])("whoever writes the entity %s means it", (entity) => {
    expect(reports("body: Bread.", `body: Bre${entity}ad.`)).toEqual([]);
  });
});

test("the parser of what is plain leaves every text with such a character to the careful one", () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).concat("\u{1d173}", "\u{e0041}");
  const refused = all.filter((character) => refusedCharacters(`a${character}b`).length > 0);
  expect(refused.length).toBeGreaterThan(8000);
  expect(refused.filter((character) => parsePlainYaml(`a: b${character}c\n`) !== undefined)).toEqual([]);
  expect(parsePlainYaml("a: bc\n")).toEqual({ a: "bc" });
});

describe("a key in letters of another alphabet", () => {
  test("is unknown", () => {
    expect(reports("    body: Bread.", "    body: Bread.\n    заголовок: x")).toEqual([
      expect.stringMatching(/^18:5 unknown-key: Unexpected key "заголовок"/),
    ]);
  });
});
