import { expect, test } from "vitest";
import { byCause } from "../../scripts/content/check/once-per-place.ts";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import type { Example } from "../../scripts/content/rules/toolkit/rule.ts";
import { checkExample, codesOf, home, linkTo, pageNamed } from "./support/check-example.ts";

/** The mistakes of content as reports show them: where each stands, and where else. */
const reports = (example: Example) =>
  byCause(checkExample(example)).map(({ code, file, line, related = [] }) =>
    [`${code} ${file}:${line}`, ...related.map((other) => `${other.file}:${other.line} ${other.message}`)].join(" | "),
  );

/** The home page with a paragraph for each link. */
const links = (...hrefs: string[]) =>
  `${home}  - type: prose\n    title: T\n    body: |\n${hrefs.map((href, at) => `      Read [part ${at}](${href}).\n\n`).join("")}`;

test("the links to a page, a place on it or an asset that is gone are one mistake a file, with all places", () => {
  const page = links("/oats", "/rye#crust", "/oats", "/rye#crust", "/assets/list.pdf", "/oats", "/assets/list.pdf");
  const spelt = `${pageNamed("Spelt")}    description: Not [oats](/oats).\n`;
  expect(reports({ "index.yaml": page, "rye.yaml": pageNamed("Rye"), "spelt.yaml": spelt })).toEqual([
    "unknown-link pages/index.yaml:9 | pages/index.yaml:13 The same mistake is here. | pages/index.yaml:19 The same mistake is here.",
    "unknown-anchor pages/index.yaml:11 | pages/index.yaml:15 The same mistake is here.",
    "missing-asset pages/index.yaml:17 | pages/index.yaml:21 The same mistake is here.",
    "unknown-link pages/spelt.yaml:6",
  ]);
});

test("links that lead to different places, and other mistakes in the same words, are one each", () => {
  const page = links("/oats", "/barley", "/rye#crust", "/rye#crumb");
  expect(reports({ "index.yaml": page, "rye.yaml": pageNamed("Rye") })).toHaveLength(4);
  expect(reports({ "rye.yaml": pageNamed("Rye", "navv: 1\n"), "oat.yaml": pageNamed("Oat", "navv: 1\n") })).toEqual([
    "unknown-key pages/oat.yaml:3",
    "unknown-key pages/rye.yaml:3",
  ]);
});

test("values that have to be written in different ways are one mistake each", () => {
  const list = (...entries: string[]) =>
    `${home}  - type: check-list\n    items:\n${entries.map((entry) => `      - ${entry}\n`).join("")}`;
  const page = list("Salt: 1 tsp", "Sugar: 1 tsp", "For the sauce:\n          - 1 tsp soy", "{ amount: 200 g }");
  const hints = byCause(checkExample(page)).map(({ hint, related = [] }) => [hint, related.length]);
  expect(hints).toEqual([
    ['Put it in quotes if it is one text: "Salt: 1 tsp".', 0],
    ['Put it in quotes if it is one text: "Sugar: 1 tsp".', 0],
    [
      'A text cannot contain a list: move the entries of "For the sauce" up a level, or use a block whose lists have titles.',
      0,
    ],
    ["Write a text.", 0],
  ]);
});

test("of many places the first are named, and how many there are more", () => {
  const page = links(...Array.from({ length: 30 }, () => "/oats"));
  const [only, ...others] = byCause(checkExample({ "index.yaml": page }));
  expect(others).toEqual([]);
  expect(only?.related).toHaveLength(20);
  expect(only?.related?.at(-1)?.message).toBe("The same mistake is here, and in 9 more places.");
});

const pie = (values: readonly string[], kind = "part-of-whole") =>
  `${home}  - type: chart\n    title: Loaves\n    chart: ${kind}\n    suffix: "%"\n    caption: What we bake.\n    items:\n${values
    .map((value, at) => `      - { label: L${at}, values: [${value}] }\n`)
    .join("")}`;

test("a number that is wrong by itself is why a chart cannot be drawn", () => {
  expect(codesOf(pie(["60", "forty"]))).toEqual(["wrong-type"]);
  expect(codesOf(pie(["60", '"40%"']))).toEqual(["wrong-type"]);
  expect(codesOf(pie(["60", "-20"]))).toEqual(["chart-data"]);
});

test.each([
  [
    `title: Home\ndescription: Bread.\nblocks:\n  - type: hero\n    title: Bread\n    rating: 4.5\n`,
    "indented two more spaces",
  ],
  [
    "title: Home\ndescription: Bread.\nblocks: [{ type: hero, title: Bread, rating: 4.5 }]\n",
    "as trust: { rating: … }",
  ],
])("a key that belongs further in is told how it gets there, with indentation and with braces", (page, how) => {
  expect(checkExample(page).map(({ message }) => message)).toEqual([
    `Unexpected key "rating" in a block of type "hero": it belongs in "trust", ${how}.`,
  ]);
});

test("an address is not sent where readers would see it as words", () => {
  const german = (words: string) =>
    checkExample({ "de/_site.yaml": words, "de/index.yaml": home }).map(({ message }) => message);
  const start = 'Unexpected key "search" in "Language of a site"';
  expect(german("search: Suchen")).toContain(`${start}: it belongs in "labels", indented two more spaces.`);
  expect(german("search: /de/suche")).toContain(
    `${start}, expected brand, announcement, share, header, footer or labels.`,
  );
});

test("an id in the wrong form is one mistake, and none of the links to it in the right one", () => {
  const rye = pageNamed("Rye").replace("type: hero", "type: hero\n    id: Our_Crust");
  expect(codesOf({ "index.yaml": linkTo("/rye#our-crust"), "rye.yaml": rye })).toEqual(["wrong-form"]);
  expect(codesOf({ "index.yaml": linkTo("/rye#crumb"), "rye.yaml": rye })).toEqual(["unknown-anchor", "wrong-form"]);
});

test("what is wrong further down in a value whose beginning is wrong follows from that", () => {
  const added = '  - type: prose\n    title: T\n    body: "Loaves. " +\n      "Rolls."\n';
  expect(codesOf(`${home}${added}`)).toEqual(["unquoted-special"]);
  expect(codesOf(pageNamed("Rye", "nav: label: Rye\n  order: 50\n"))).toEqual(["unquoted-special"]);
  const two = pageNamed("Rye", "nav: label: Rye\n").replace("type: hero", "type: hero\n    badge: Our: loaf");
  expect(codesOf(two)).toEqual(["unquoted-special", "unquoted-special"]);
});

test.each([
  ["badge: { a: -, b: 1 }", 'Write "-", in quotes.', { suggestion: "-" }],
  ["badge: [1, -]", 'Write "-", in quotes.', { suggestion: "-" }],
  [
    "badge: > The fee is £25.\n      It is due in May.",
    'Leave only > after the colon, and put "The fee is £25." on a line of its own below it, with as many spaces before it as the next line has.',
    undefined,
  ],
])("a text that has to be in quotes or on the next line is reported with that advice: %j", (entry, hint, more) => {
  expect(checkExample(`${home}    ${entry}\n`)).toMatchObject([{ code: "unquoted-special", hint, ...more }]);
});

test("a text pasted at the margin is one mistake, and a key below it another", () => {
  const prose = `${home}  - type: prose\n    title: T\n    body: |\n      First line`;
  expect(codesOf(`${prose}\nSecond line\n\nThird line: with colon\nPresent: A. Brown\n`)).toEqual(["missing-colon"]);
  expect(codesOf(`${prose}\nSecond line\nThird line: with colon\nnavv: 1\n`)).toEqual(["missing-colon", "unknown-key"]);
});

test("a key that stands on a line with a mistake of syntax is not missing, another is", () => {
  const facts = (entry: string) => `${home}  - type: fact-list\n    items:\n      - ${entry}\n`;
  expect(codesOf(facts("label: Weight\tvalue: 900 g"))).toEqual(["unquoted-special"]);
  expect(codesOf(facts("label: Weight: heavy"))).toEqual(["missing-key", "unquoted-special"]);
});

test("a block, a form, a list or a file in the wrong place or of the wrong name is one mistake", () => {
  const hero = "hero:\n  title: Rye\nblocks:\n  - type: prose\n    title: T\n    body: Rye.\n";
  expect(codesOf(`title: Home\ndescription: Fresh bread.\n${hero}`)).toEqual(["unknown-key"]);
  const lanes = (place: string) =>
    `${home}  - type: workflow-steps\n    title: T\n    items:\n      - title: Order\n        lane: You\n${place}`;
  expect(codesOf(lanes("        lanes: [You]\n"))).toEqual(["unknown-key"]);
  const forms = ["order", "order"].map((name) => `  - { name: ${name}, action: https://forms.example/${name} }\n`);
  const form = `${home}  - type: form\n    title: T\n    form: letter\n    items: [{ name: you, label: You, input: text }]\n    submit: Ask\n`;
  const site = `${exampleSite}forms:\n${forms.join("")}`;
  expect(codesOf({ "index.yaml": form, "_site.yaml": site })).toEqual(["unknown-name"]);
});
