import { expect, test } from "vitest";
import { digestPage } from "../../scripts/content/check/digest-page.ts";
import { checkMemory, contentModel, indexYaml, memorySite } from "./memory-site.ts";

const page = `${indexYaml}  - type: check-list
    title: What to bring
    items:
      - The order
      - A bag
`;

/** What is wrong with the page after some of its text is replaced, and whether a build agrees. */
function reports(...changes: readonly (readonly [string, string])[]): string[] {
  const text = changes.reduce((changed, [from, to]) => {
    expect(changed).toContain(from);
    return changed.replace(from, to);
  }, page);
  const raw = memorySite({ "index.yaml": text });
  const source = raw.sources.find(({ path }) => path === "index.yaml");
  const { diagnostics } = checkMemory(raw);
  expect(source && digestPage(contentModel(), source) !== undefined).toBe(diagnostics.length === 0);
  return diagnostics.map(
    ({ line, column, code, message, hint = "" }) => `${line}:${column} ${code}: ${message} ${hint}`,
  );
}

const space = "Unexpected non-breaking space (U+00A0), expected a space. Delete it and type a space.";
const nothing = "Unexpected invisible character (U+200B), expected nothing. Delete it.";
const colon = "Unexpected full-width colon (U+FF1A), expected a colon. Write : and a space.";

test.each([
  ["a space in the indentation", "    title: What", "   \u00a0title: What", `16:4 unexpected-character: ${space}`],
  ["a space after a colon", "title: What", "title:\u00a0What", `16:11 unexpected-character: ${space}`],
  ["a space after a hyphen", "- A bag", "-\u00a0A bag", `19:8 unexpected-character: ${space}`],
  ["nothing in a key", "title: What", "ti\u200btle: What", `16:7 unexpected-character: ${nothing}`],
  ["a colon", "title: What", "title\uff1a What", `16:10 unexpected-character: ${colon}`],
])("a character that looks like %s is named once", (_, from, to, report) => {
  expect(reports([from, to])).toEqual([report]);
});

test("a character in one block hides no mistake in another", () => {
  expect(reports(["- A bag", "- []"], ["description: A", "description\uff1aA"])).toEqual([
    `2:12 unexpected-character: ${colon}`,
    "19:9 wrong-type: Unexpected list, expected text. Write a text.",
  ]);
});

test("in texts such characters are text", () => {
  const prose = `  - type: prose
    title: 12\u00a0hours\u00ad\uff1a yes
    body: |
      a\u00a0b
      \u00a0nav: c
      -\u00a0d
`;
  expect(reports(["  - type: check-list", `${prose}  - type: check-list`])).toEqual([]);
  expect(reports(["- A bag", "- title\uff1aA\u00a0bag"], ["- The order", '- "-\u00a0The order"'])).toEqual([]);
});

test.each([
  ["as they are", "A bag", "A \u0001bag", "19:11", "U+0001"],
  ["as an escape", "A bag", '"A\\x1bbag"', "19:9", "U+001B"],
])("control characters are refused, %s", (_, from, to, place, name) => {
  expect(reports([from, to])).toEqual([
    `${place} unexpected-character: Unexpected control character ${name}: it cannot be seen, and no text can have it. Remove it.`,
  ]);
});
