import { describe, expect, test } from "vitest";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

const page = `${indexYaml}
  - type: card-grid
    title: What we bake
    items:
      - icon: wheat
        title: Rye
        description: Dense and dark.
        benefits:
          - It keeps for a week
      - icon: cookie
        title: Biscuits
        description: With butter.

  - type: prose
    id: night
    title: At night
    body: We begin at two.
`;

/** What is wrong with the page after some of its text is replaced. */
function reports(...changes: readonly (readonly [string, string])[]): string[] {
  const text = changes.reduce((changed, [from, to]) => {
    expect(changed.split(from)).toHaveLength(2);
    return changed.replace(from, to);
  }, page);
  const { diagnostics } = checkMemory(memorySite({ "index.yaml": text }));
  return diagnostics.map(
    ({ line, column, code, message, hint = "" }) => `${line}:${column} ${code}: ${message} ${hint}`,
  );
}

test("the page itself has no mistakes", () => {
  expect(reports()).toEqual([]);
});

describe("a key in the wrong mapping is named with the place where it belongs", () => {
  test.each([
    [
      "too high, whose place has it not, as one report",
      [['      - label: Contact us\n        href: "#contact"', '      - label: Contact us\n    href: "#contact"']],
      '8:5 wrong-indentation: Unexpected indentation of 4 spaces, expected 8: "href" belongs to an entry of "actions". Begin it, and the lines that belong to it, in column 9.',
    ],
    [
      "above the list of the entry that lacks it, as one report",
      [
        [
          '    actions:\n      - label: Contact us\n        href: "#contact"',
          '    href: "#contact"\n    actions:\n      - label: Contact us',
        ],
      ],
      '6:5 unknown-key: Unexpected key "href" in a block of type "hero": it belongs in an entry of "actions". Move it to the entry of "actions" that it is about.',
    ],
    [
      "too low",
      [["blocks:\n  - type: hero", "nav:\n  unlisted: true\n  order: 3\nblocks:\n  - type: hero"]],
      '4:3 unknown-key: Unexpected key "unlisted" in "Navigation entry": it belongs in "Page". Move it to the other keys in "Page", in column 1.',
    ],
    [
      "with others of that place, as one report",
      [["blocks:\n  - type: hero", "order: 3\nlabel: Bread\nblocks:\n  - type: hero"]],
      '3:1 unknown-key: Unexpected key "order" in "Page": it belongs in "nav". So does "label". Move it below "nav:", two columns further in.',
    ],
    [
      "of a block among the entries of another",
      [
        [
          "      - icon: cookie",
          "      - type: prose\n        title: Note\n        body: We bake.\n      - icon: cookie",
        ],
      ],
      '24:9 unknown-key: Unexpected key "type" in "Card": it belongs in the list "blocks". So does "body". Move it and the keys beside it to an entry of their own in the list "blocks".',
    ],
  ] as const)("%s", (_, changes, report) => {
    expect(reports(...changes)).toEqual([report]);
  });

  test("and one that belongs nowhere is only unknown", () => {
    expect(reports(["    id: night", "    id: night\n    qqqq: 1"])).toEqual([
      '30:5 unknown-key: Unexpected key "qqqq" in a block of type "prose", expected description, eyebrow, actions, background, align or pace. Write one of the expected keys, or remove it.',
    ]);
  });
});

describe("the fields of an entry whose first line is missing are one report", () => {
  const block = (line: number, key: string, entry: string) =>
    `${line}:5 duplicate-key: A new block begins here, expected its type above "${key}". Write ${entry} in a line of its own above it, with the hyphen below that of the block above.`;

  test("of a block, with its type where the keys say it", () => {
    expect(reports(["  - type: prose\n", ""])).toEqual([block(28, "id", '"- type:" with prose or rich-text')]);
    expect(reports(["\n  - type: prose\n    id: night\n", ""])).toEqual([
      block(27, "title", '"- type:" with prose or rich-text'),
    ]);
  });

  test("of a block, which hides no mistake above or below it", () => {
    const found = reports(["  - type: prose\n", ""], ["icon: wheat", "icon: wheta"], ["#contact", "#contcat"]);
    expect(found.map((report) => report.split(": ")[0])).toEqual([
      "8:15 unknown-anchor",
      "19:15 unknown-name",
      "28:5 duplicate-key",
    ]);
  });

  test("of a card", () => {
    expect(reports(["      - icon: cookie\n", ""])).toEqual([
      '24:9 missing-hyphen: A hyphen is missing before "title": a new entry begins here. Write - title, with the hyphen below that of the entry above.',
    ]);
  });

  test("but a key that is there twice is that", () => {
    expect(reports(["    title: At night\n", "    title: At night\n    title: By night\n"])).toEqual([
      '31:5 duplicate-key: The key "title" is already there, expected each key once. Remove one of the two, or indent this one if it belongs to the entry above.',
    ]);
  });

  test("and a type that is missing behind its hyphen is one that has these keys", () => {
    expect(reports(["  - type: prose\n    id: night", "  - id: night"])).toEqual([
      '28:5 missing-key: The key "type" is missing: it says what this is. Add "type" with prose or rich-text.',
    ]);
  });
});
