import { describe, expect, test } from "vitest";
import { digestPage } from "../../scripts/content/check/digest-page.ts";
import { refusedCharacters } from "../../scripts/content/rules/lookups/refused-characters.ts";
import { parsePlainYaml } from "../../scripts/content/yaml/parse-plain-yaml.ts";
import { checkMemory, contentModel, indexYaml, memorySite } from "./memory-site.ts";

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
  expect(source && digestPage(contentModel(), source) !== undefined).toBe(diagnostics.length === 0);
  return diagnostics.map(
    ({ line, column, code, message, hint = "" }) => `${line}:${column} ${code}: ${message} ${hint}`,
  );
}

const reorders = "it reorders what is read. Remove it.";
const unseen = "it cannot be seen, and no letter beside it needs it. Remove it.";

describe("a character that no content can have is refused by its name, at its place:", () => {
  test.each([
    ["\u202e", `right-to-left override (U+202E): ${reorders}`],
    ["\u2066", `left-to-right isolate (U+2066): ${reorders}`],
    ["\u{e0041}", "tag character (U+E0041): it cannot be seen, and can hide a text. Remove it."],
    ["\ufdd0", "noncharacter (U+FDD0): no text can have it. Remove it."],
    ["\uffff", "noncharacter (U+FFFF): no text can have it. Remove it."],
    ["\u{1fffe}", "noncharacter (U+1FFFE): no text can have it. Remove it."],
    [
      "\ufffd",
      "replacement character (U+FFFD): a character here could not be read. Write the character that belongs there.",
    ],
    ["\u200b", `zero-width space (U+200B): ${unseen}`],
    ["\u200c", `zero-width non-joiner (U+200C): ${unseen}`],
    ["\u200d", `zero-width joiner (U+200D): ${unseen}`],
    ["\u200f", `right-to-left mark (U+200F): ${unseen}`],
    ["\u2060", `word joiner (U+2060): ${unseen}`],
    ["\ufeff", `byte order mark (U+FEFF): ${unseen}`],
  ])("%j", (character, words) => {
    expect(reports("body: Bread.", `body: Bre${character}ad.`)).toEqual([
      `17:14 unexpected-character: Unexpected ${words}`,
    ]);
    expect(reports("title: About us", `title: About us # Who${character}`)).toEqual([
      `16:26 unexpected-character: Unexpected ${words}`,
    ]);
  });

  test.each([
    ["\\u202e", "right-to-left override (U+202E): it reorders what is read. Remove \\u202e."],
    ["\\U000e0041", "tag character (U+E0041): it cannot be seen, and can hide a text. Remove \\U000e0041."],
    ["\\ud800", "half of a character (U+D800): no text can have it. Remove \\ud800."],
    ["\\udc00", "half of a character (U+DC00): no text can have it. Remove \\udc00."],
    ["\\uFFFE", "noncharacter (U+FFFE): no text can have it. Remove \\uFFFE."],
    ["\\u200b", "zero-width space (U+200B): it cannot be seen, and no letter beside it needs it. Remove \\u200b."],
  ])("the escape %s", (written, words) => {
    expect(reports("body: Bread.", `body: "Bre${written}ad."`)).toEqual([
      `17:15 unexpected-character: Unexpected ${words}`,
    ]);
  });

  test("in a key, which is read without it", () => {
    expect(reports("title: About us", "ti\u202etle: About us")).toEqual([
      `16:7 unexpected-character: Unexpected right-to-left override (U+202E): ${reorders}`,
    ]);
  });

  test("several of one sort once, of several sorts each", () => {
    expect(reports("body: Bread.", "body: B\u2066r\u202ee\u2066a\u2066d.")).toEqual([
      `17:12 unexpected-character: Unexpected left-to-right isolate (U+2066) (as are 2 more below): ${reorders}`,
      `17:14 unexpected-character: Unexpected right-to-left override (U+202E): ${reorders}`,
    ]);
  });

  test.each(["&#x202e;", "&#8238;", "&zwnj;", "&ZeroWidthSpace;", "&rlm;", "&#xE0041;"])(
    "as the entity %s in Markdown",
    (entity) => {
      expect(reports("body: Bread.", `body: Bre${entity}ad.`)).toEqual([
        expect.stringMatching(
          /^17:14 hidden-character: Unexpected "&.*;": it stands for the .* \(U\+[0-9A-F]+\)\. Remove it\.$/,
        ),
      ]);
    },
  );
});

test("the parser of what is plain leaves every text with such a character to the careful one", () => {
  const all = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).concat("\u{1d173}", "\u{e0041}");
  const refused = all.filter((character) => refusedCharacters(`a${character}b`).length > 0);
  expect(refused.length).toBeGreaterThan(8000);
  expect(refused.filter((character) => parsePlainYaml(`a: b${character}c\n`) !== undefined)).toEqual([]);
  expect(parsePlainYaml("a: bc\n")).toEqual({ a: "bc" });
});

describe("what a script or a picture needs is welcome:", () => {
  test.each([
    ["Hebrew", "שלום\u200f (2) לחם"],
    ["Arabic", "\u200fخبز \u061c12"],
    ["Persian, with a non-joiner", "می\u200cخواهم"],
    ["Hindi, with a joiner", "क्\u200dष"],
    ["Thai, with a zero-width space", "ขนมปัง\u200bสด"],
    ["a family", "👨\u200d👩\u200d👧"],
    ["a baker of some colour", "👩🏽\u200d🍳"],
    ["a rainbow flag", "🏳\ufe0f\u200d🌈"],
    ["the flag of Wales", "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}"],
    ["a soft hyphen and a space that does not break", "Bäckerei\u00adfachverkäuferin, 12\u00a0Uhr"],
    ["Russian", "Свежий хлеб"],
    ["an escaped picture", '"\\ud83e\\udd56"'],
  ])("%s", (_, text) => {
    expect(reports("body: Bread.", `body: ${text}`)).toEqual([]);
  });
});

describe("a letter of another alphabet in a key is named, and the key is read as it looks:", () => {
  test.each([
    ["tіtle", "16:6", "Cyrillic letter і (U+0456)", "i", "title"],
    ["titlе", "16:9", "Cyrillic letter е (U+0435)", "e", "title"],
    ["tιtle", "16:6", "Greek letter ι (U+03B9)", "i", "title"],
    ['"tіtle"', "16:7", "Cyrillic letter і (U+0456)", "i", '"title"'],
  ])("%s", (key, place, letter, latin, meant) => {
    expect(reports("title: About us", `${key}: About us`)).toEqual([
      `${place} unexpected-character: Unexpected ${letter} in the key "${key}", expected the Latin letter ${latin}. Write ${meant} in Latin letters.`,
    ]);
  });

  test("but a key in another language is only unknown", () => {
    expect(reports("    body: Bread.", "    body: Bread.\n    заголовок: x")).toEqual([
      expect.stringMatching(/^18:5 unknown-key: Unexpected key "заголовок"/),
    ]);
  });
});
