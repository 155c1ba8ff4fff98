import { describe, expect, test } from "vitest";
import { checkExample } from "./support/check-example.ts";
import { home } from "./support/example-pages.ts";

/** Pages with a text, as YAML, in a place of its kind. */
const places = {
  plain: (text: string) => `${home}    badge: ${text}\n`,
  sentence: (text: string) => `${home}    description: ${text}\n`,
  prose: (text: string) => `${home}  - type: prose\n    title: T\n    body: ${text}\n`,
  entry: (text: string) =>
    `${home}  - type: card-grid\n    title: T\n    items:\n      - title: A\n        description: B\n        benefits:\n          - ${text}\n`,
};
type Kind = keyof typeof places;

/** What is said of a text: the code, what it points at in the file, and the suggestion. */
function saidOf(kind: Kind, yaml: string): string[] {
  const page = places[kind](yaml);
  const lines = page.split("\n");
  return checkExample(page).map(({ code, line, column, endLine, endColumn, suggestion }) => {
    const pointed = endLine === line ? (lines[line - 1] ?? "").slice(column - 1, endColumn - 1) : "…";
    return `${code} ${pointed}${suggestion === undefined ? "" : ` → ${suggestion}`}`;
  });
}

describe("texts that look odd and are right", () => {
  const texts = [
    [
      "a < b and c > d",
      "2 * 3 * 4 = 24",
      "2 ** 3",
      "snake_case and my_long_name",
      "__",
      "Name: ____",
      "C# and F#",
      "We are #1",
    ],
    [
      "#tag #two",
      "Order #12 & co.",
      "POST /v1/documents/{id}",
      "5* hotel",
      "Rated *** by guests",
      "*Prices exclude VAT",
    ],
    [
      "f(x)[0]",
      "a[0][1]",
      "[1] and [2]",
      "[sic] (as printed)",
      "(a) b (c)",
      "« Bonjour » à Paris",
      "Привет, мир — «да»",
    ],
    [
      "Καλημέρα κόσμε",
      "€ 5, £3, 20 %",
      "Château Â la carte",
      "“AMANHÔ",
      "MANHÃ e CORAÇÃO",
      "R&D; more",
      "AT&T",
      "a - b - c",
    ],
    [
      "10–20",
      "London • Paris",
      "> 5 kg",
      "- 5 °C",
      "2026. A year",
      "1. FC Köln",
      "Use <name> here",
      "List<String>",
      "$5 {a}",
    ],
    [
      "a|b",
      "| pipe",
      "a ~ b ~ c",
      "x && y || z",
      "A -> B <- C",
      "~5 minutes",
      "!important",
      "C:\\Users\\x",
      "?!*",
      "it's 10:30",
    ],
  ].flat();

  test.each(["plain", "sentence", "prose", "entry"] as const)("pass as %s", (kind) => {
    expect(texts.filter((text) => saidOf(kind, JSON.stringify(text)).length > 0)).toEqual([]);
  });

  test.each([
    ["sentence", "`{{ a }}`, `<br>` and `&nbsp;`"],
    ["sentence", "caf&eacute;&nbsp;5, \\*\\* and \\[a\\](b)"],
    ["prose", "```\n{{ a }} ** <br> # b\n```"],
    ["prose", "- a\n  - b\n\n1. c\n\n> d\n\n| e |\n|---|\n| f |\n\n---\n\n## g\n\n### h\n\n~~i~~  \nj"],
  ] as const)("pass as %s: %j", (kind, text) => {
    expect(saidOf(kind, JSON.stringify(text))).toEqual([]);
  });
});

describe("what readers would see of markup and of broken copies is reported where it stands", () => {
  test.each([
    ["plain", "a **bold** b", ["broken-markdown **bold**"]],
    ["plain", "a **bold b", ["broken-markdown **"]],
    ["plain", "*a b* c", ["broken-markdown *a b*"]],
    ["plain", "_a b_ c", ["broken-markdown _a b_"]],
    ["plain", "a `b`", ["broken-markdown `b`"]],
    ["plain", "[a](/nope)", ["broken-markdown [a](/nope)"]],
    ["plain", "caf&eacute;", ["visible-markup &eacute; → é"]],
    ["plain", "a&nbsp;b", ["visible-markup &nbsp;"]],
    ["plain", "It&#39;s", ["visible-markup &#39; → '"]],
    ["plain", "a<br>b", ["visible-markup <br>"]],
    ["plain", "<div>a</div>", ["visible-markup <div>"]],
    ["plain", "a <!-- b -->", ["visible-markup <!-- b -->"]],
    ["plain", "a {{ b }}", ["visible-markup {{ b }}"]],
    ["plain", `a $${"{b}"}`, [`visible-markup $${"{b}"}`]],
    ["plain", "{% if a %}", ["visible-markup {% if a %}"]],
    ["plain", "## a", ["broken-markdown ##"]],
    ["sentence", "a **b", ["broken-markdown **"]],
    ["sentence", "__a", ["broken-markdown __"]],
    ["sentence", "~~a", ["broken-markdown ~~"]],
    ["sentence", "a `b", ["broken-markdown `"]],
    ["sentence", "[a] (/)", ["broken-markdown ] (/)"]],
    ["sentence", "[[a]]", ["broken-markdown [[a]]"]],
    ["sentence", "a[^1]", ["broken-markdown [^1]"]],
    ["sentence", "![a](/b.png)", ["broken-markdown ![a](/b.png)"]],
    ["sentence", "## a", ["broken-markdown ##"]],
    ["sentence", "> a", ["broken-markdown >"]],
    ["sentence", "<b>a</b>", ["visible-markup <b>"]],
    ["sentence", "a &amp;nbsp; b", ["visible-markup &amp;nbsp;"]],
    ["sentence", "a &nbsp b", ["visible-markup &nbsp"]],
    ["sentence", "http://a.example", ["invalid-link http://a.example → https://a.example"]],
    ["sentence", "Itâ€™s", ["broken-copy â€™ → ’"]],
    ["sentence", "cafÃ© Â£5", ["broken-copy Ã© → é", "broken-copy Â£ → £"]],
    ["sentence", "ðŸ˜€", ["broken-copy ðŸ˜€ → 😀"]],
    ["sentence", "a\uFFFDb", ["unexpected-character \uFFFD"]],
    ["sentence", "We have: • a • b", ["broken-copy •"]],
    ["entry", "• a", ["broken-copy •"]],
    ["entry", "- a", ["broken-copy -"]],
    ["entry", "– a", ["broken-copy –"]],
    ["prose", "• a", ["broken-copy •"]],
    ["prose", "a\n– b\n– c", ["broken-copy –"]],
    ["prose", "- [ ] a", ["broken-markdown [ ]"]],
    ["prose", "##a", ["broken-markdown ##"]],
    ["prose", "#### a", ["broken-markdown ####"]],
    ["prose", "> ## a", ["broken-markdown ##"]],
    ["prose", "| a | b |\n| c | d |", ["broken-markdown | a | b |"]],
    ["prose", "a **b\n\nc `d", ["broken-markdown **", "broken-markdown `"]],
    ["prose", "<p>a\n\nb</p>", ["visible-markup <p>"]],
    ["prose", "# a", ["comment-in-text # a"]],
  ] as const)("%s %j", (kind, text, said) => {
    expect(saidOf(kind, JSON.stringify(text))).toEqual(said);
  });

  test.each([
    ["sentence", "|\n      One.\n\n      Two.", ["run-together Two."]],
    ["sentence", "|\n      We bake:\n      - rye\n      - oats", ["run-together -"]],
    ["plain", "|\n      1. rye\n      2. oats", ["run-together 1."]],
    ["prose", ">\n      One.\n\n      Two.", ["run-together body"]],
    ["prose", ">-\n      We bake:\n      - rye\n      - oats", ["run-together body"]],
    ["prose", "We bake\n      - rye\n      - oats", ["run-together body"]],
    ["prose", '"One.\n\n      Two."', ["run-together body"]],
    ["prose", ">-\n      One.\n      # no\n      Two.", ["comment-in-text # no"]],
    ["prose", "|\n      One.\n      # no\n      Two.", ["comment-in-text # no"]],
    ["plain", "|\n      One.\n      # no", ["comment-in-text # no"]],
    [
      "prose",
      "|2\n        a **b\n\n      c [d](/nope) `e",
      ["broken-markdown **", "unknown-link /nope", "broken-markdown `"],
    ],
    ["prose", ">+\n      a\n        b <b>\n      c [x](/nope)\n\n", ["visible-markup <b>", "unknown-link /nope"]],
    ["sentence", "'it''s **b [x](/nope)'", ["broken-markdown **", "unknown-link /nope"]],
    ["sentence", '"\\u00e9 \\"a\\" **b [x](/no\\x70e)"', ["broken-markdown **", "unknown-link /no\\x70e"]],
    ["sentence", "a\n      b [x](/nope)\n      c **d", ["unknown-link /nope", "broken-markdown **"]],
  ] as const)("%s %j, however YAML writes it", (kind, yaml, said) => {
    expect(saidOf(kind, yaml)).toEqual(said);
  });
});

test("a plain text is told which field of its block takes Markdown", () => {
  expect(checkExample(places.plain("a **b**"))).toMatchObject([
    {
      message: 'Unexpected "**b**": this text is plain: it takes no Markdown.',
      hint: 'Write the words alone. In this block "description" takes Markdown.',
    },
  ]);
});
