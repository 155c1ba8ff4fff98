import { stringify } from "yaml";
import { examplePage } from "../../../scripts/content/rules/toolkit/examples.ts";
import { type SchemaSet, wholeBlockSchemas } from "../../../scripts/content/schema/schema-set.ts";

const signs = [
  ...[
    "- ",
    ": ",
    "? ",
    "[",
    "]",
    "{",
    "}",
    ", ",
    " #",
    "&a ",
    "*a",
    "!t ",
    "!!str ",
    "|\n",
    ">-\n",
    "'",
    '"',
    "\\",
    "`",
    "@",
  ],
  ...["\t", "\r", "\n", "\n  ", "\n    ", "\n      ", "\n  - ", "\n---\n", "\n%YAML 1.2\n"],
];
const words = [
  ...[
    "title",
    "blocks",
    "type",
    "hero",
    "<<",
    "k",
    "1",
    "~",
    "null",
    "{{ x }}",
    "**b**",
    "[a](/b)",
    "<br>",
    "&#x202e;",
  ],
  ...[
    "/assets/a.csv",
    "https://a.example",
    "javascript:a",
    "2031-02-30",
    "draft: true",
    "publishAt: 2999-01-01T00:00Z",
  ],
];
const characters = [
  ...[
    "\u202e",
    "\u200b",
    "\ufffd",
    "\ufdd0",
    "\ud800",
    "\u{e0041}",
    "\u0001",
    "\ufeff",
    "\u0435",
    "\u05e9\u05dc\u05d5\u05dd",
  ],
];
const pieces = [...signs, ...words, ...characters];

/** How often a piece is repeated: mostly once. */
const repetitions = [1, 1, 1, 1, 1, 2, 3, 12, 40];

/** Pages to begin with: one with the smallest example of each block, two small ones that are right, and one that holds nothing. */
export function startsOf(schemas: SchemaSet): readonly string[] {
  const page = { title: "Bread before you open", description: "A bakery that delivers bread to shops in the morning." };
  const examples = [...wholeBlockSchemas(schemas).values()].flatMap(({ examples = [] }) => examples.slice(0, 1));
  return [
    "",
    examplePage,
    examplePage.replace("Home", "Fresh bread"),
    ...examples.map((example) => stringify({ ...page, blocks: [example] })),
  ];
}

/** A text that begins as a page and has been damaged in a few places, by signs and letters that mean something somewhere. */
export function hostileText(random: () => number, starts: readonly string[]): string {
  const one = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(random() * values.length)];
  let text = one(starts) ?? "";
  for (let times = 1 + Math.floor(random() * 7); times > 0; times--) {
    const at = random() < 0.4 ? text.length : Math.floor(random() * text.length);
    const cut = random() < 0.2 ? Math.floor(random() * 40) : 0;
    const piece = `${one(pieces)}${one(pieces)}`.repeat(one(repetitions) ?? 1);
    text = text.slice(0, at) + piece + text.slice(at + cut);
  }
  return text;
}
