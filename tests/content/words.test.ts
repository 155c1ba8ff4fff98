import { expect, test } from "vitest";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { blockSchemas } from "../../scripts/content/schema/schema-set.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { checkMemory, memorySite, mistakesIn, siteYaml } from "./memory-site.ts";
import { checkExample, home as page, linkTo, reportsOf } from "./support/check-example.ts";

test("a word that is like none of a closed set is answered with some of what is expected", () => {
  expect(reportsOf(`${page}    qqqqqq: 1\n`)).toEqual([
    '6 unknown-key: Unexpected key "qqqqqq" in a block of type "hero", expected id, badge, description, icon, image, video, specimen, layout or one of 4 more. Write one of the expected keys, or remove it.',
  ]);
  expect(reportsOf(`${page}  - type: qqqqqqqqqq\n`)[0]).toMatch(
    /Unexpected "qqqqqqqqqq", expected (?:[a-z-]+, ){7}[a-z-]+ or one of \d+ more\. /,
  );
});

const typeHint = 'Write "- type: prose", and its other keys below, aligned with "type".';

test.each([
  ["beside entries", page.replace("blocks:", "blocks:\n  prose:\n    title: Rye"), typeHint],
  [
    "behind a hyphen",
    `${page}  - prose:\n    title: Rye\n`,
    typeHint.replace(/"- (type: prose)"/, '"$1" instead of "prose:"'),
  ],
  ["behind a hyphen and without a colon", `${page}  - prose\n    title: Rye\n`, typeHint],
  ["in place of a list", page.replace("- type: hero", "prose:"), typeHint.replace('",', '" instead of "prose:",')],
])("the type of a block as its key is told to be its type: %s", (_, text, hint) => {
  expect(checkExample(text).map((one) => one.hint)).toEqual([hint]);
});

test("a menu as other programs write it is told to be a group", () => {
  const menu = "      children: [{ type: link, label: A, href: / }]\n";
  const diagnostics = mistakesIn({ "_site.yaml": siteYaml.replace("      href: /\n", menu) });
  expect(diagnostics.map(({ hint }) => hint)).toEqual(['Write "type: group", and "entries" instead of "children".']);
});

test("curly quotes around a value are no part of it", () => {
  const colours = "theme: { colours: { accent: “#1f5f4a” } }\n";
  const diagnostics = mistakesIn({ "_site.yaml": `${siteYaml}${colours}` });
  expect([...diagnostics, ...checkExample(linkTo("“/”"))].map((one) => one.suggestion)).toEqual(["#1f5f4a", "/"]);
});

test("an invisible character at the end of a value is named, and no part of it", () => {
  const found = checkExample(page.replace("blocks:", "date: 2031-05-06\u200b\nblocks:"));
  expect(found).toMatchObject([{ code: "wrong-form", suggestion: "2031-05-06" }]);
  expect(found[0]?.message).toContain("(with U+200B, which is invisible), expected");
});

test.each([
  ["tax, deadlines", '"- tax", "- deadlines"'],
  ["|\n  tax\n  deadlines", '"- tax", "- deadlines"'],
  ["\n  • tax, late\n  • deadlines", '"- tax, late", "- deadlines"'],
  ["£1,000", "- £1,000"],
])("a text in place of a list is told its entries one by one: %j", (text, entries) => {
  const [one] = checkExample(page.replace("blocks:", `tags: ${text}\nblocks:`));
  expect(one?.hint).toBe(`Write a list, with each entry on its own line after a hyphen and a space: ${entries}`);
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
    expect.stringMatching(/ true keeps pages in directories, so leave out urls: file\.$/),
  ],
])("the site file: %j is told what to write", (text, message, hint) => {
  const diagnostics = mistakesIn({ "_site.yaml": `${siteYaml}${text}\n` });
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

const prose = (...lines: readonly string[]) =>
  `${page}  - type: prose\n    title: News\n${lines.map((line) => `${line}\n`).join("")}`;
const checkList = (...lines: readonly string[]) =>
  `${page}  - type: check-list\n${lines.map((line) => `    ${line}\n`).join("")}`;
const textEnds = 'the text of "body" ends here, but more of it follows.';

test.each([
  [
    "a sign that has a meaning, and a # behind it",
    prose("    body: Homework: see page # 7"),
    '8 unquoted-special: Unexpected ": " in a text that is not in quotes: YAML reads "Homework" as a key. Write "Homework: see page # 7", in quotes, or "Homework: see page" if "# 7" is a comment, which readers do not see.',
  ],
  [
    "a quote inside it, and a # behind it",
    prose(`    body: "Best" school # 1 in Wales`),
    `8 unquoted-special: The quote that opens here is closed by " before the end of the text. Write '"Best" school # 1 in Wales', in quotes, or '"Best" school' if "# 1 in Wales" is a comment, which readers do not see.`,
  ],
  [
    "a # with more of the text below it",
    prose("    body: The bus goes", "      from stop # 7", "      and comes back."),
    '9 unquoted-hash: YAML treats "# 7" as a comment that ends the text, but more of the text follows. Write the whole text in quotes, or without the comment.',
  ],
  [
    "a # between brackets",
    checkList("items: [The hall, Room # 4, Bridge Street]"),
    '7 unquoted-special: Unexpected # in a text that is not in quotes: in YAML it begins a comment. Write "Room # 4", in quotes.',
  ],
  [
    "a # and a number",
    prose("    body: Meet at Gate # 3 at 8."),
    '8 text-in-comment: YAML treats "# 3 at 8." after this text as a comment, which readers do not see. If it belongs to the text, write all of it in quotes.',
  ],
  [
    "the rest of its sentence after a #",
    prose("    body: Dial 111 and press # to finish, or press *."),
    '8 text-in-comment: YAML treats "# to finish, or press *." after this text as a comment, which readers do not see. If it belongs to the text, write all of it in quotes.',
  ],
  [
    "a # and a number below it",
    prose("    body: Flu jabs start soon for", "      # 65 and over"),
    '8 text-in-comment: YAML treats "# 65 and over" after this text as a comment, which readers do not see. If it belongs to the text, write all of it in quotes.',
  ],
  [
    "a heading below it that stands too far out",
    prose("    body: |", "      Our values", "", "## Kindness"),
    '9 text-in-comment: YAML treats "## Kindness" below this text as a comment, which readers do not see. If it belongs to the text, indent it like the lines above. For a comment, write a single # and a space.',
  ],
  [
    "a heading within it that stands too far out",
    prose("    body: |", "      Our values", "", "## Kindness", "", "      We are kind."),
    `11 wrong-indentation: Unexpected indentation of 0 spaces, expected 6: ${textEnds} Put 6 spaces before it, or remove it if it is a comment.`,
  ],
  [
    "a line that stands a column too far out",
    prose("    body: |", "      Bring lunch.", "", "     Note: see you soon."),
    `11 wrong-indentation: Unexpected indentation of 5 spaces, expected 6: ${textEnds} Put 6 spaces before it.`,
  ],
  [
    "a quote in its second line",
    prose('    body: "Bring lunch.', "", '      Say "please" always"'),
    '10 unquoted-special: The quote that opens in a line above is closed by " here, before the end of the text. Write the text below its key with | after the colon, and without the quotes around it.',
  ],
  [
    "an apostrophe at its beginning",
    prose("    body: 'Steddfod yr Urdd"),
    `8 unclosed-delimiter: The ' that opens here is not closed, expected ' after the last word or entry. Write "'Steddfod yr Urdd", in quotes, if it begins with an apostrophe. Otherwise add '.`,
  ],
  [
    "numbers in place of hyphens",
    checkList("items:", "  1. Read the letter", "  2. Sign it"),
    '8 wrong-type: Unexpected text "1. Read the letter 2. Sign it", expected a list. Write a list, with each entry on its own line after a hyphen and a space: "- Read the letter", "- Sign it"',
  ],
  [
    "its two texts as one entry of a list",
    `${page}  - type: faq\n    title: Questions\n    items:\n      - Do you bake?: No, we sleep.\n`,
    '9 unknown-key: Unexpected key "Do you bake?" in "Question", expected question or answer. Write "question: Do you bake?", and the text after its colon on the next line, as "answer: …", aligned with "question".',
  ],
  [
    "a missing list under another name",
    `${page}  - type: card-grid\n    title: Bread\n    cards:\n      - title: Rye\n        href: /\n`,
    '8 unknown-key: Unexpected key "cards" in a block of type "card-grid". Did you mean "items"?',
  ],
  [
    "full-width colons in all its lines",
    `${page}  - type： prose\n    title： News\n`,
    '6 wrong-type: Unexpected text "type： prose title： News", expected a mapping of keys to values. Write : and a space after each key instead of ： (U+FF1A), which is another character.',
  ],
  [
    "commas as in JSON",
    `${page}  - type: prose,\n    title: News,\n    body: Bread.\n`,
    '6 unknown-value: Unexpected comma after "prose". Write "prose" without the comma, and remove the commas at the ends of the other lines.',
  ],
  [
    "an anchor that no block has",
    prose('    body: "[Lunch](#Lunch)"'),
    '8 invalid-link: Unexpected link "#Lunch": routes and anchors have only lower-case letters, digits and hyphens, and a query has no spaces or quotes. Write "#lunch" instead, and "id: lunch" in the block that it should lead to.',
  ],
  [
    "a space in the address of a link",
    prose('    body: "[Fees](/assets/Fees 2026.pdf)"'),
    '8 broken-link-markup: Unexpected "](/assets/Fees": this is not read as a link, expected [text](/route). Write %20 instead of each space: (/assets/Fees%202026.pdf).',
  ],
])("what is written without YAML in mind is told with the text to write: %s", (_, text, report) => {
  expect(reportsOf(text)).toEqual([report]);
});

test.each([
  ["a comment behind a text", prose("    body: Bring lunch. # to be confirmed")],
  [
    "a banner above the next block",
    `${prose("    body: |", "      Our values", "  ## Part two")}  - type: prose\n    title: B\n    body: C\n`,
  ],
  ["a number behind a text in quotes", prose('    body: "Meet at the gate." # 3 lines at most')],
])("a comment is no text: %s", (_, text) => {
  expect(reportsOf(text)).toEqual([]);
});

test("the fences around the answer of a chat are told to be removed", () => {
  const message =
    "unquoted-special: Unexpected ```: a page is not enclosed in such lines, unlike code in a chat answer.";
  expect(reportsOf(`\`\`\`yaml\n${page}\`\`\`\n`)).toEqual([
    `1 ${message} Remove this line.`,
    `7 ${message} Remove this line.`,
  ]);
});

test("the path of a call with the slash of its prefix is told an example", () => {
  const calls =
    '  - type: endpoint-list\n    title: Calls\n    prefix: /v1\n    items: [{ method: GET, path: "/users/:id" }]\n';
  expect(checkExample(page + calls).map((one) => one.hint)).toEqual(['Write it in the form of "users/{id}".']);
});

test.each([
  ["[Monday, Fish]", "{ label: Monday, cells: [Fish] }"],
  ['["2026", +19, 1.10, "a, b"]', '{ label: "2026", cells: ["+19", "1.10", "a, b"] }'],
])("a row in brackets is told with its keys, and as it is written: %s", (row, expected) => {
  const table = `  - type: table\n    columns: [{ label: Lunch }]\n    items:\n      - ${row}\n`;
  expect(checkExample(page + table).map((one) => one.hint)).toEqual([
    `Write braces with its keys instead of the brackets: ${expected}`,
  ]);
});

test.each([
  ["[Pos]", '9:15 Unexpected text "Pos", expected a mapping of keys to values. Write { label: Pos } instead.'],
  [
    '["1st", GD, Pts]',
    '9:15 Unexpected text "1st" and 2 more in this list, expected a mapping of keys to values. Write { label: "1st" } instead.',
  ],
  [
    '["label:Pos"]',
    '9:15 Unexpected text "label:Pos", expected a mapping of keys to values. Write its keys on their own lines, indented below: label: ….',
  ],
])("the columns of a table as texts are told once, with the key that they lack: %s", (columns, report) => {
  const table = `  - type: table\n    items: [{ label: Town, cells: ["14"] }]\n    caption: Now\n    columns: ${columns}\n`;
  const reports = checkExample(page + table);
  expect(reports.map((one) => `${one.line}:${one.column} ${one.message} ${one.hint}`)).toEqual([report]);
});

test.each([
  ["chart", "chart: bar", "items: [{ label: Roads, values: 9.50 }]", "Write [9.50] instead."],
  ["table", "columns: [{ label: P }]", "items: [{ label: Town, cells: 010 }]", 'Write ["010"] instead.'],
])("a number where a list is expected is told in brackets: %s", (type, first, second, hint) => {
  const block = `  - type: ${type}\n    ${first}\n    ${second}\n`;
  expect(checkExample(page + block).map((one) => one.hint)).toEqual([hint]);
});

test.each([
  ['["", "1250"]', []],
  ['["1250", " "]', []],
  ['["1250"]', []],
  [
    "\n          -\n          - 1,250\n",
    ['11 wrong-type: Unexpected nothing, expected text. Write the value, or "" for an empty cell.'],
  ],
  [
    '["£9", Null]',
    [
      '10 wrong-type: Unexpected Null, which means nothing, expected text. Write the value, or "" for an empty cell. If readers should see "Null", put it in quotes.',
    ],
  ],
  ["[1.10, £9]", ['10 wrong-type: Unexpected number 1.10, expected text. Put it in quotes: "1.10".']],
])("a cell of a table may be empty, and the last ones may be missing: %s", (cells, reports) => {
  const columns = "columns: [{ label: 2025 only }, { label: 2026 only }]";
  const table = `  - type: table\n    ${columns}\n    items:\n      - label: Rent\n        cells: ${cells}\n`;
  expect(reportsOf(page + table)).toEqual(reports);
});

test.each([
  [
    "[1, 3]",
    "[1, 2, 3]",
    ['10 missing-cell: The row has 2 cells, expected 3: one for each column. Write "" where a cell is empty.'],
  ],
  // Others end early as well, only words are in it, or there is no doubt about the heading.
  ["[1, 3]", "[1, 2]", []],
  ["[open, shut]", "[1, 2, 3]", []],
  ["[1]", "[1, 2, 3]", []],
])("a row with too few cells is told if it alone has, and has figures: %s beside %s", (row, other, reports) => {
  const quoted = (cells: string) => cells.replaceAll(/\d/g, '"$&"');
  const rows = [row, other].map((cells) => `      - { label: Rent, cells: ${quoted(cells)} }\n`).join("");
  const table = `  - type: table\n    title: Rents\n    columns: [{ label: a }, { label: b }, { label: c }]\n    items:\n${rows}`;
  expect(reportsOf(page + table)).toEqual(reports);
});

test.each([
  [
    "https://www.bbc.example/hall.jpg",
    "hall.jpg",
    "Put the file into _assets under a different name, unless it is _assets/hall.jpg.",
  ],
  [
    "/assets/\u00dc.jpg",
    "U\u0308.jpg",
    "Rename _assets/U\u0308.jpg: the accents in its name are separate characters, as macOS writes them. Type the name again.",
  ],
])("another file is not put in place of %s", (src, name, hint) => {
  const text = `${page}    image: { src: "${src}", alt: The hall. }\n`;
  const raw = { ...memorySite({ "index.yaml": text }), assets: [`/assets/${name}`] };
  const found = checkMemory(raw).diagnostics.filter(({ code }) => code === "missing-asset");
  expect(found.map((one) => [one.hint, one.suggestion])).toEqual([[hint, undefined]]);
});

test.each([
  ["/assets/hall.jpg; /assets/mill.jpg", "Write the address of one file: there is no place here for several."],
  [
    "https://www.bbc.example/media/oven.jpg?w=900",
    'Save the file as _assets/oven.jpg, and write its address as "/assets/oven.jpg".',
  ],
  ["/assets/Loaf #2.jpg", 'Rename the file to _assets/Loaf -2.jpg, and write its address as "/assets/Loaf%20-2.jpg".'],
  [
    "/assets/Mu\u0308hle.jpg",
    'Write "/assets/M\u00fchle.jpg" instead: the accents in this address are separate characters, as macOS writes them.',
    "/assets/M\u00fchle.jpg",
  ],
])("the address %s is answered with what can be done about it", (src, hint, suggestion?: string) => {
  const text = `${page}    image: { src: "${src}", alt: The mill. }\n`;
  const assets = ["hall.jpg", "mill.jpg", "Loaf #2.jpg", "M\u00fchle.jpg"].map((name) => `/assets/${name}`);
  const found = checkMemory({ ...memorySite({ "index.yaml": text }), assets }).diagnostics;
  const missing = found.filter(({ code }) => code === "missing-asset");
  expect(missing.map((one) => [one.hint, one.suggestion])).toEqual([[hint, suggestion]]);
});
