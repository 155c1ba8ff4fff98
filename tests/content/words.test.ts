import { expect, test } from "vitest";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { blockSchemas } from "../../scripts/content/schema/schema-set.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { checkMemory, memorySite, siteYaml } from "./memory-site.ts";
import { checkExample, home as page, linkTo, reportsOf } from "./support/check-example.ts";

test("a word that is like none of a closed set is answered with some of what is expected", () => {
  expect(reportsOf(`${page}    qqqqqq: 1\n`)).toEqual([
    '6 unknown-key: Unexpected key "qqqqqq" in a block of type "hero", expected id, badge, description, icon, image, video, specimen, layout or one of 4 more. Write one of the expected keys, or remove it.',
  ]);
  expect(reportsOf(`${page}  - type: qqqqqqqqqq\n`)[0]).toMatch(
    /Unexpected "qqqqqqqqqq", expected (?:[a-z-]+, ){7}[a-z-]+ or one of \d+ more\. /,
  );
});

const typeHint = 'Write "- type: prose", and its other keys below, in the column of "type".';

test.each([
  ["beside entries", page.replace("blocks:", "blocks:\n  prose:\n    title: Rye"), typeHint],
  [
    "behind a hyphen",
    `${page}  - prose:\n    title: Rye\n`,
    typeHint.replace(/"- (type: prose)"/, '"$1" in place of "prose:"'),
  ],
  ["behind a hyphen and without a colon", `${page}  - prose\n    title: Rye\n`, typeHint],
  ["in place of a list", page.replace("- type: hero", "prose:"), typeHint.replace('",', '" in place of "prose:",')],
])("the type of a block as its key is told to be its type: %s", (_, text, hint) => {
  expect(checkExample(text).map((one) => one.hint)).toEqual([hint]);
});

test("a menu as other programs write it is told to be a group", () => {
  const menu = "      children: [{ type: link, label: A, href: / }]\n";
  const { diagnostics } = checkMemory(memorySite({ "_site.yaml": siteYaml.replace("      href: /\n", menu) }));
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['Write "type: group", and "entries" in place of "children".']);
});

test("curly quotes around a value are no part of it", () => {
  const colours = "theme: { colours: { accent: “#1f5f4a” } }\n";
  const { diagnostics } = checkMemory(memorySite({ "_site.yaml": `${siteYaml}${colours}` }));
  expect([...diagnostics, ...checkExample(linkTo("“/”"))].map((one) => one.suggestion)).toEqual(["#1f5f4a", "/"]);
});

test.each([
  ["tax, deadlines", '"- tax", "- deadlines"'],
  ["|\n  tax\n  deadlines", '"- tax", "- deadlines"'],
  ["\n  • tax, late\n  • deadlines", '"- tax, late", "- deadlines"'],
  ["£1,000", "- £1,000"],
])("a text in place of a list is told its entries one by one: %j", (text, entries) => {
  const [one] = checkExample(page.replace("blocks:", `tags: ${text}\nblocks:`));
  expect(one?.hint).toBe(`Write a list, with each entry on a line of its own, behind a hyphen and a space: ${entries}`);
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
  const words = reportsOf(text).join("\n");
  expect(words).not.toMatch(/oneOf|schema|must |additional propert|\bstring\b|\bobject\b|\barray\b|\binteger\b/i);
});

test("each block has its usual names in its schema", () => {
  const blocks = blockSchemas(readSchemas(ownSchemas));
  expect([...blocks].filter(([, { usualNames = [] }]) => usualNames.length === 0).map(([type]) => type)).toEqual([]);
});

test.each([
  ["fa-ship", "ship"],
  ["check-circle", "circle-check-big"],
  ["AlertTriangle", "triangle-alert"],
])("%s is what another set of icons, or an earlier one, calls an icon of this one", (icon, name) => {
  expect(checkExample(`${page}    icon: ${icon}\n`)).toMatchObject([
    { hint: `Write "${name}" instead.`, suggestion: name },
  ]);
});
