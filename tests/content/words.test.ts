import { describe, expect, test } from "vitest";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { blockSchemas } from "../../scripts/content/schema/schema-set.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { checkMemory, indexYaml, memorySite, siteYaml } from "./memory-site.ts";
import { checkExample, home as page } from "./support/check-example.ts";

/** What the checker says of a page, in lines: place and code, message, hint. */
function said(text: string): string[] {
  return checkExample(text).flatMap(({ line, column, code, message, hint }) => [
    `${line}:${column} ${code}`,
    message,
    hint ?? "",
  ]);
}

describe("what is not in a closed set is answered with what was probably meant", () => {
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

test.each([
  [
    "services: [{ use: matomo, url: https://stats.example/, site: one }]",
    'Unexpected "one", expected another form: The number of the site in Matomo, in quotes, such as 1.',
    'Write it in the form of "1".',
  ],
  [
    "services: [{ use: chatwoot, url: https://chat.example, token: 5.5 }]",
    "Unexpected number 5.5, expected text.",
    "Write a text that is allowed here: The token of the inbox for the site, such as b6BejyTTuxF4yPt61ZTZHjdB.",
  ],
  [
    "services: [{ use: chatwoot, url: https://chat.example }]",
    'The key "token" is missing in "Chatwoot".',
    'Add "token": The token of the inbox for the site, such as b6BejyTTuxF4yPt61ZTZHjdB.',
  ],
  [
    "urls: file\ntrailingSlash: true",
    "Unexpected yes-or-no value true, expected false.",
    expect.stringMatching(/ true keeps pages in directories, so leave out urls: file then\.$/),
  ],
])("the site file: %j is told what to write", (text, message, hint) => {
  const { diagnostics } = checkMemory(memorySite({ "_site.yaml": `${siteYaml}${text}\n` }));
  expect(diagnostics.map((one) => [one.message, one.hint])).toEqual([[message, hint]]);
});

test("no message speaks the language of schemas", () => {
  const text = `${page}  - type: 5\n  - title: T\n  - 3\n  - type: people\n    items: {}\n    x: 1\n`;
  const words = said(text).join("\n");
  expect(words).not.toMatch(/oneOf|schema|must |additional propert|\bstring\b|\bobject\b|\barray\b|\binteger\b/i);
});

const grid = `${indexYaml}
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
  }, grid);
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
});

/** The hint and the suggestion for the home page with one text in place of another. */
function advice(from: string, to: string): readonly (string | undefined)[] {
  expect(indexYaml).toContain(from);
  const { diagnostics } = checkMemory(memorySite({ "index.yaml": indexYaml.replace(from, to) }));
  return diagnostics.flatMap(({ hint, suggestion }) => [hint, suggestion]);
}

describe("the usual names of blocks", () => {
  const schemas = readSchemas(ownSchemas);
  const blocks = blockSchemas(schemas);

  test("stand in the schema of each", () => {
    expect([...blocks].filter(([, { usualNames = [] }]) => usualNames.length === 0).map(([type]) => type)).toEqual([]);
  });
});

describe("an icon that does not exist", () => {
  test.each([
    ["fa-ship", "ship"],
    ["check-circle", "circle-check-big"],
    ["AlertTriangle", "triangle-alert"],
  ])("%s is what another set, or an earlier one, calls an icon of this one", (icon, name) => {
    expect(advice("title: Bread before", `icon: ${icon}\n    title: Bread before`)).toEqual([
      `Write "${name}" instead.`,
      name,
    ]);
  });
});
