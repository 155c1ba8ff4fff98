import { expect, test } from "vitest";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import type { Example } from "../../scripts/content/rules/toolkit/rule.ts";
import { checkExample, placesOf } from "./support/check-example.ts";

const top = "title: Home\ndescription: Fresh bread every morning.\n";
const hero = "blocks:\n  - type: hero\n    title: Fresh bread\n";

const cases: readonly (readonly [name: string, code: string, example: Example])[] = [
  ["lines that end in CR and LF", "unknown-name", `${top}${hero}    icon: «wheta»\n`.replaceAll("\n", "\r\n")],
  ["a later line of a file with a byte order mark", "unknown-name", `\uFEFF${top}${hero}    icon: «wheta»\n`],
  [
    "columns after letters of two UTF-16 units",
    "unknown-name",
    `${top}blocks: [{ type: hero, title: 🥖🥖 Brötchen, icon: «wheta» }]\n`,
  ],
  ["a folded text, from its indicator on", "unknown-name", `${top}${hero}    icon: «>-\n      wheta»\n`],
  [
    "a link in a folded text",
    "unknown-link",
    `${top}${hero}    description: >-\n      Read and read\n      [some more](«/more-of-it») here.\n`,
  ],
];

test.each(cases)("a diagnostic points at exactly %s", (_, code, example) => {
  const { place } = exampleContent(example);
  expect(checkExample(example)).toEqual([expect.objectContaining({ code, ...place })]);
  expect(place).toBeDefined();
});

test("a list that is a fact which is not there is not told to be a text as well", () => {
  const page = `${top}${hero}  - type: check-list\n    title: Ring {phone}\n    items: "{things}"\n`;
  expect(placesOf({ "_facts.yaml": "phone: 01632 960 000\n", "index.yaml": page })).toEqual([
    "unknown-fact index.yaml 8:12-8:22",
  ]);
});

const list = (lines: string) => `${top}${hero}  - type: fact-list\n    title: Figures\n    items:\n${lines}`;

test.each([
  [
    "a line too far in below the first of its entry",
    "wrong-indentation",
    `${top}${hero}  - type: prose\n      «title»: At night\n      body: We bake.\n`,
    "Put 4 spaces before it, or as many as before the entry that it belongs to. A text of several lines goes below its key, with | after the colon.",
  ],
  [
    "a text below | that is not indented",
    "wrong-indentation",
    `${top}${hero}  - type: prose\n    title: At night\n    body: |\n    «Text here that is long»\n    and more\n`,
    "Put 6 spaces before each of its lines.",
  ],
  [
    "a bracket too many",
    "invalid-yaml",
    `${top}${hero}  - type: check-list\n    title: Bring\n    items: [A bag, A tin]«]»\n`,
    "Remove it.",
  ],
  [
    "a list below |",
    "wrong-type",
    `${top}${hero}  - type: check-list\n    title: Bring\n    items: «|\n      - A bag\n      - A tin»\n`,
    "Write the entries below the key, without | or quotes: then they are a list.",
  ],
  [
    "true in a table whose marks are yes and no",
    "wrong-type",
    `${top}${hero}  - type: comparison-table\n    title: Ways\n    caption: Ways\n    columns: [{ label: A }, { label: B }]\n    groups:\n      - title: By hand\n        items: [{ label: Knead, cells: [«true», no] }]\n`,
    'Write yes for a mark, or put it in quotes if readers should see it: "true".',
  ],
  [
    "a conflict in a text, where ======= would make a heading",
    "conflict-in-text",
    `${top}${hero}  - type: prose\n    title: At night\n    body: |\n      «<<<<<<< HEAD»\n      We bake.\n      =======\n      We rest.\n      >>>>>>> spring\n`,
    "Remove the line, and check whether both versions are there.",
  ],
  [
    "a fact in a text in braces",
    "unquoted-special",
    list("      - { label: Bread, value: «Costs {price.loaf} each» }\n"),
    'Write "Costs {price.loaf} each", in quotes.',
  ],
  [
    "a fact at the start of a text in braces",
    "unquoted-special",
    list("      - { label: Bread, value: «{price.loaf} each» }\n"),
    'Write "{price.loaf} each", in quotes.',
  ],
  [
    "an apostrophe in single quotes in braces",
    "unquoted-special",
    list("      - { 'label': Bread, value: «'St David's'» }\n"),
    'Write "St David\'s", in quotes.',
  ],
  [
    "a quoted word with more behind it in braces",
    "unquoted-special",
    list(`      - { label: Bread, value: «"x" y», description: "{a} [b]" }\n`),
    `Write '"x" y', in quotes.`,
  ],
  [
    "a sign in a list of braces in one line",
    "unquoted-special",
    `${top}${hero}    actions: [{ label: Us, href: «#» }]\n`,
    'Write "#", in quotes.',
  ],
  [
    "a link in a list of texts in one line",
    "unquoted-special",
    `${top}${hero}  - type: check-list\n    title: Bring\n    items: [A bag, «See [us](/) first», "[x]"]\n`,
    'Write "See [us](/) first", in quotes.',
  ],
  [
    "a text in stars in braces",
    "unquoted-special",
    list("      - { label: A, value: «*wow*» }\n"),
    'Write "*wow*", in quotes.',
  ],
  [
    "a quote in braces that nothing closes",
    "unclosed-delimiter",
    list('      - { label: «"A, value: B» }\n'),
    "Add it, or put the whole text in quotes if it only begins with that character.",
  ],
  [
    "a brace in brackets that nothing closes",
    "unclosed-delimiter",
    `${top}${hero}    actions: [«{ label: Us, href: "/"»]\n`,
    "Add it, or put the whole text in quotes if it only begins with that character.",
  ],
])("%s is told once and there", (_, code, example, hint) => {
  const { place } = exampleContent(example);
  expect(checkExample(example)).toEqual([expect.objectContaining({ code, hint, ...place })]);
});

test("each of two equal links in one text is reported at its own place", () => {
  const page = `${top}blocks:
  - type: hero
    title: Fresh bread
    description: Both [one](/gone-for-good) and [two](/gone-for-good).
`;
  expect(placesOf(page)).toEqual(["unknown-link index.yaml 6:29-6:43", "unknown-link index.yaml 6:55-6:69"]);
});

test("a diagnostic has the JSON pointer of its value, with the escapes of RFC 6901", () => {
  const [diagnostic] = checkExample(`${top}${hero}    "a/b~c": 1\n`);
  expect(diagnostic).toMatchObject({ code: "unknown-key", pointer: "/blocks/0/a~1b~0c" });
});
