import { describe, expect, test } from "vitest";
import { checkExample } from "./support/check-example.ts";

const head = "title: Home\ndescription: Fresh bread every morning.\n";
const page = `${head}blocks:
  - type: hero
    title: Fresh bread
`;

/** What the checker says of a page, in lines: place and code, message, hint. */
function said(text: string): string[] {
  return checkExample(text).flatMap(({ line, column, code, message, hint }) => [
    `${line}:${column} ${code}`,
    message,
    hint ?? "",
  ]);
}

describe("the accidents of YAML are named as what they are, one diagnostic each", () => {
  test("a text that begins with what may be a name for aliases, or a broken entity", () => {
    const [found, ...others] = checkExample(page.replace("Home", "&pound 5"));
    const hint = 'Remove &pound, or write "&pound 5" if it is part of the text.';
    expect(found).toMatchObject({ code: "unquoted-special", line: 1, column: 8, hint });
    expect(found).not.toHaveProperty("suggestion");
    expect(others).toEqual([]);
  });

  test.each([
    ["one column too far", page.replace("    title", "     title"), "5:6", "5 spaces, expected 4"],
    ["one column short", page.replace("    title", "   title"), "5:4", "3 spaces, expected 4"],
    ["a level short", page.replace("    title", "  title"), "5:3", "2 spaces, expected 4"],
    ["on the first line", ` ${page}`, "1:2", "1 space, expected 0"],
  ])("a line that begins %s", (_, text, place, words) => {
    expect(said(text).slice(0, 2)).toEqual([
      `${place} wrong-indentation`,
      expect.stringContaining(`Unexpected indentation of ${words}`),
    ]);
    expect(said(text)).toHaveLength(3);
  });
});

describe("what is not in a closed set is answered with what was probably meant", () => {
  test.each([
    ["a key", `${page}    icno: wheat\n`, "icon"],
    ["a required key", page.replace("    title", "    titel"), "title"],
    ["an anchor", `${page}    id: bread\n    actions: [{ label: L, href: "#braed" }]\n`, "#bread"],
    ["an id that is not in the right form", `${page}    id: Fresh Bread\n`, "fresh-bread"],
  ])("%s", (_, text, suggestion) => {
    expect(checkExample(text)).toMatchObject([{ suggestion, hint: `Write "${suggestion}" instead.` }]);
  });

  test("a word that is like none is answered with some of what is expected", () => {
    expect(said(`${page}    qqqqqq: 1\n`)).toEqual([
      "6:5 unknown-key",
      'Unexpected key "qqqqqq" in a block of type "hero", expected id, badge, description, icon, image, video, specimen, layout or one of 4 more.',
      "Write one of the expected keys, or remove it.",
    ]);
    expect(said(`${page}  - type: qqqqqqqqqq\n`)[1]).toMatch(
      /^Unexpected "qqqqqqqqqq", expected (?:[a-z-]+, ){7}[a-z-]+ or one of \d+ more\.$/,
    );
  });
});

describe("each cause is reported once, and hides no other", () => {
  test("a mistake of syntax does not hide those below it", () => {
    const text = page.replace("Home", "A: b").replace("Fresh bread\n", "Fresh: bread\n    icon: wheta\n");
    expect(said(text).filter((_, index) => index % 3 === 0)).toEqual([
      "1:8 unquoted-colon",
      "5:12 unquoted-colon",
      "6:11 unknown-name",
    ]);
  });

  test("the fields of a block of an unknown type are not looked at", () => {
    expect(said(`${page}  - type: qqqqqqqqqq\n    title: 1\n    icon: zzzz\n`)).toHaveLength(3);
  });
});

test("no message speaks the language of schemas", () => {
  const text = `${page}  - type: 5\n  - title: T\n  - 3\n  - type: people\n    items: {}\n    x: 1\n`;
  const words = said(text).join("\n");
  expect(words).not.toMatch(/oneOf|schema|must |additional propert|\bstring\b|\bobject\b|\barray\b|\binteger\b/i);
});
