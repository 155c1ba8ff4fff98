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
  test("a colon and a space in an entry of a list of texts", () => {
    expect(said(`${page}  - type: check-list\n    title: T\n    items:\n      - Bread: fresh\n`)).toEqual([
      "9:9 wrong-type",
      "Unexpected mapping of keys to values, expected text.",
      'Put it in quotes if it is one text: "Bread: fresh".',
    ]);
  });

  test("a colon and a space in a later line of a text", () => {
    expect(said(page.replace("every morning.", "every\n  morning and this: still warm"))).toEqual([
      "3:3 wrong-indentation",
      "Unexpected indentation of 2 spaces, expected 0.",
      expect.stringContaining("If it is more of a text, put that in quotes"),
    ]);
  });

  test("a hash at the start of a text, which leaves nothing of it", () => {
    expect(said(page.replace("Home", "#1 bakery"))[0]).toBe("1:8 unquoted-hash");
  });

  test("a comment after a value is no mistake", () => {
    expect(said(page.replace("Home", "Home # as in the menu"))).toEqual([]);
  });

  test.each([
    ["2024", "number 2024", "2024"],
    ["1.50", "number 1.5", "1.50"],
  ])("%s where a text is expected", (value, called, quoted) => {
    expect(checkExample(page.replace("Home", value))).toMatchObject([
      {
        code: "unquoted-text",
        message: `Unexpected ${called}, expected text.`,
        hint: `Put it in quotes: "${quoted}".`,
        suggestion: quoted,
      },
    ]);
  });

  test("true where a text is expected, which may be meant to turn something on", () => {
    expect(said(page.replace("Home", "true"))).toEqual([
      "1:8 unquoted-text",
      'Unexpected yes-or-no value "true", expected text.',
      'Write a text, or put it in quotes if readers should see it: "true".',
    ]);
  });

  test("a tab, at each line that has one", () => {
    expect(said(page.replace("  - type", "\t- type")).slice(0, 3)).toEqual([
      "4:1 tab-indent",
      "This line is indented with a tab, expected spaces.",
      "Indent with spaces, two a level.",
    ]);
  });

  test("a quote that is not closed before another text in quotes", () => {
    const text = page.replace("Home", '"Home').replace("Fresh bread\n", '"Fresh bread"\n');
    expect(said(text)[0]).toBe("1:8 unclosed-quote");
    expect(said(text)).toHaveLength(3);
  });

  test("a bracket that is not closed, at the bracket", () => {
    expect(said(`${page}  - type: check-list\n    title: T\n    items: [a, b\n  - type: hero\n`)[0]).toBe(
      "8:12 unclosed-bracket",
    );
  });

  test("a key that is there twice, with the place of the first", () => {
    expect(checkExample(`${page}    title: Again\n`)).toMatchObject([
      {
        code: "duplicate-key",
        line: 6,
        message: 'The key "title" is already there, expected each key once.',
        related: [{ file: "pages/index.yaml", line: 5, column: 5, message: '"title" stands here first.' }],
      },
    ]);
  });

  test("a merge conflict, at its beginning", () => {
    expect(
      checkExample(page.replace(/^description.*$/m, "<<<<<<< HEAD\n$&\n=======\ndescription: B\n>>>>>>> other")),
    ).toMatchObject([{ code: "merge-conflict", line: 2 }]);
  });

  test("an expression of a template language", () => {
    expect(said(page.replace("Home", "{{ site.name }}"))).toEqual([
      "1:8 unquoted-special",
      "Unexpected {{, as in a template: pages are none, and nothing fills this in.",
      'Write the text itself, or "{{ site.name }}" if the braces are meant to be read.',
    ]);
  });

  test.each(["@home", "`code`", "% off", "*bold* text", "[Draft] Home"])(
    "a text that begins with a special character: %s",
    (text) => {
      expect(checkExample(page.replace("Home", text))).toMatchObject([
        { code: "unquoted-special", line: 1, column: 8, hint: `Write "${text}".`, suggestion: text },
      ]);
    },
  );

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

  test.each([
    ["after a colon", page.replace("title: Home", "title:Home"), "Write title: Home"],
    ["after a hyphen", page.replace("- type", "-type"), "Write - type: hero"],
  ])("a space that is missing %s", (_, text, hint) => {
    expect(checkExample(text)).toMatchObject([{ code: "missing-space", hint }]);
  });

  test("a colon that is missing after a key", () => {
    expect(said(page.replace("title: Home", "title Home"))).toEqual([
      "1:1 missing-colon",
      'A colon is missing after "title".',
      "Write title: Home",
    ]);
  });
});

describe("what is not in a closed set is answered with what was probably meant", () => {
  test.each([
    ["a key", `${page}    icno: wheat\n`, "icon"],
    ["a required key", page.replace("    title", "    titel"), "title"],
    ["the key that says what a block is", page.replace("type:", "tpye:"), "type"],
    ["a block type", `${page}  - type: card-gird\n    title: T\n`, "card-grid"],
    ["an icon", `${page}    icon: wheta\n`, "wheat"],
    ["an anchor", `${page}    id: bread\n    actions: [{ label: L, href: "#braed" }]\n`, "#bread"],
    ["a route that is not in the right form", `${page}    actions: [{ label: L, href: /Index.html }]\n`, "/"],
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
  test("a missing key, a misspelt key and a wrong value in one block", () => {
    const blocks = "  - type: people\n    items:\n      - nmae: A\n        role: 1\n        description: D\n";
    expect(said(page + blocks).filter((_, index) => index % 3 === 0)).toEqual([
      "6:5 missing-key",
      "8:9 unknown-key",
      "9:15 unquoted-text",
    ]);
  });

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
