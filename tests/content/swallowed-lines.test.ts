import { expect, test } from "vitest";
import { indexYaml } from "./memory-site.ts";
import { reportsOfHome as reports } from "./support/accepted-by-digest.ts";

const swallowed = (column: number, expected: number, owner: string) =>
  `wrong-indentation: Unexpected indentation of ${column} spaces, expected ${expected}: at this indentation it is part of the text of "${owner}".`;

test.each([
  ["a list", "      actions:\n      - label: Order\n        href: /\n", 9],
  ["a mapping in braces", "      actions: [{ label: Order, href: / }]\n", 9],
  ["a single word of a known form", "      icon: umbrella\n", 9],
])("an entry that is indented as far as the text above it is reported where it is %s", (_, entry, line) => {
  const text = `${indexYaml.slice(0, indexYaml.indexOf("blocks:"))}blocks:
  - type: hero
    title: Bread before you open
    description: >-
      We bake at night, in four ovens, and we deliver before
      you open.
${entry}`;
  expect(reports(text)).toEqual([`${line}:7 ${swallowed(6, 4, "description")}`]);
});

test("an entry that is indented as far as the text above it is reported where it is a whole block after Markdown", () => {
  const body = `${indexYaml}  - type: prose
    title: Our bakery
    body: |
      We bake at night:

      - rye
      - oat
`;
  const block = `  - type: check-list
    title: What we bake
    items:
      - Rye
`;
  expect(reports(body + block)).toEqual([]);
  expect(reports(body + block.replace(/^/gm, "    ").trimEnd())).toEqual([`22:7 ${swallowed(6, 2, "body")}`]);
});

const page = (body: string) => `${indexYaml}  - type: prose
    title: Our bakery
    body: |
${body.replace(/^(?=.)/gm, "      ")}`;
const card = (description: string) => `${indexYaml}  - type: card-grid
    title: Our bread
    items:
      - title: Rye
        description: >-
${description.replace(/^(?=.)/gm, "          ")}`;

test.each([
  ["a word that is no key", page("Opening hours:\nmonday: 6 to 12\nfrom Tuesday: 6 to 18\n")],
  ["a key that is there already", page("What we print on a label is\ntitle: the name, and\nbody: the rest.\n")],
  ["a list of Markdown", page("We ask for\n\n- title: the name\n- type: the kind of bread\n- icon: any\n")],
  ["the paragraph of a term", page("Of a page:\n\ndescription: what search results show.\n")],
  ["code that is indented", page("A page begins with\n\n    icon: oven\n    eyebrow: Bread\n")],
  [
    "a key where a full line breaks in a sentence",
    card("Whoever has passed the course on rye and oat and spelt gets a\nbadge: it is made of bread.\n"),
  ],
])("prose with colons is no entry: %s", (_, text) => {
  expect(reports(text)).toEqual([]);
});

const unindented = (key: string, more = "") =>
  `wrong-indentation: Unexpected indentation of 0 spaces, expected 4: "${key}" belongs to the block above. Put 4 spaces before it${more}.`;
const banner = "  - type: banner\n    text: Open.\n";

test.each([
  [
    "that the page has already",
    `  - type: prose\ntitle: Our bakery\n    body: Bread.\n${banner}`,
    [`16:1 ${unindented("title")}`],
  ],
  ["that a page cannot have", `  - type: prose\n    title: Our bakery\nbody: Bread.\n`, [`17:1 ${unindented("body")}`]],
  [
    "with a list that YAML can read",
    "  - type: check-list\n    title: Included\nitems:\n  - Rye\n",
    [`17:1 ${unindented("items", ", and as many more before the lines below that belong to it")}`],
  ],
  [
    "with a list below which no block can begin",
    `  - type: check-list\n    title: Included\nitems:\n      - Rye\n${banner.replace("text", "txet")}`,
    [
      `17:1 ${unindented("items")}`,
      '20:5 unknown-key: Unexpected key "txet" in a block of type "banner". Write "text" instead.',
    ],
  ],
  ["of the page", `${banner}tags: [Rye]\n`, []],
])("a key at the margin below a block belongs to it where it is one %s", (_, end, told) => {
  expect(reports(indexYaml + end, true)).toEqual(told);
});

test.each([
  ["its entries are of one list that the block lacks", "card-grid", "title", "items"],
  ["that list is optional", "hero", "label", "actions"],
])("a list below a key with a value lacks its own key where %s", (_, type, key, list) => {
  expect(
    reports(`${indexYaml}  - type: ${type}\n    title: Things\n      - ${key}: Rye\n        href: /\n${banner}`, true),
  ).toEqual([
    `17:7 wrong-indentation: Unexpected list entry: the key of this list is missing, expected "${list}:" above it. Write "${list}:" on its own line above the list, with 4 spaces before it.`,
  ]);
});

const again = (key: string) =>
  `duplicate-key: The key "${key}" is already there, expected each key once. If a new list entry begins here, write "- ${key}:" instead, with the hyphen below that of the entry above. Otherwise remove one of the two.`;

test.each([
  [
    "block",
    "  - type: prose\n    title: News\n    body: Bread.\n    type: banner\n    text: Open.\n",
    `18:5 ${again("type")}`,
  ],
  [
    "card",
    "  - type: card-grid\n    title: News\n    items:\n      - title: Rye\n        href: /\n        title: Oat\n        href: /\n",
    `20:9 ${again("title")}`,
  ],
])("a %s whose hyphen is missing is reported once", (_, entry, told) => {
  expect(reports(indexYaml + entry, true)).toEqual([told]);
});
