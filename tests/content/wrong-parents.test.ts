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

describe("a key in the wrong mapping is named with the place where it belongs", () => {
  test.each([
    [
      "too high, whose place has it not, as one report",
      [['      - label: Contact us\n        href: "#contact"', '      - label: Contact us\n    href: "#contact"']],
      '8:5 unknown-key: Unexpected key "href" in a block of type "hero": it belongs in an entry of "actions". Move it there.',
    ],
    [
      "too low",
      [["blocks:\n  - type: hero", "nav:\n  unlisted: true\n  order: 3\nblocks:\n  - type: hero"]],
      '4:3 unknown-key: Unexpected key "unlisted" in "Navigation entry": it belongs at the top of the file. Move it there.',
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
