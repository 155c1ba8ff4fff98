import { expect, test } from "vitest";
import { byCause } from "../../scripts/content/check/by-cause.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import { textReport } from "../../scripts/content/report/text.ts";
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
    "unknown-link pages/index.yaml:9 | pages/index.yaml:13 The same is here. | pages/index.yaml:19 The same is here.",
    "unknown-anchor pages/index.yaml:11 | pages/index.yaml:15 The same is here.",
    "missing-asset pages/index.yaml:17 | pages/index.yaml:21 The same is here.",
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

test("of many places the first are named, and how many there are more", () => {
  const page = links(...Array.from({ length: 30 }, () => "/oats"));
  const [only, ...others] = byCause(checkExample({ "index.yaml": page }));
  expect(others).toEqual([]);
  expect(only?.related).toHaveLength(20);
  expect(only?.related?.at(-1)?.message).toBe("The same is here, and in 9 places more.");
});

test("few places are shown with their lines, and many are a list", () => {
  const shown = (...hrefs: string[]) => {
    const example = { "index.yaml": links(...hrefs) };
    const diagnostics = byCause(checkExample(example));
    return textReport({ files: 2, diagnostics, sources: exampleContent(example).raw.sources }, false);
  };
  expect(shown("/oats", "/oats").match(/Read \[part/g)).toHaveLength(2);
  expect(shown("/oats", "/oats", "/oats", "/oats")).toContain(
    "  pages/index.yaml:11:21 The same is here.\n  pages/index.yaml:13:21 The same is here.\n",
  );
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

test("an id in the wrong form is one mistake, and none of the links to it in the right one", () => {
  const rye = pageNamed("Rye").replace("type: hero", "type: hero\n    id: Our_Crust");
  expect(codesOf({ "index.yaml": linkTo("/rye#our-crust"), "rye.yaml": rye })).toEqual(["wrong-form"]);
  expect(codesOf({ "index.yaml": linkTo("/rye#crumb"), "rye.yaml": rye })).toEqual(["unknown-anchor", "wrong-form"]);
});

test("without a site file nobody knows which documents the build makes", () => {
  const page = `${home}  - type: prose\n    title: T\n    body: The [programme](/assets/programme.pdf).\n`;
  expect(codesOf({ "index.yaml": page, "_site.yaml": null })).toEqual(["missing-file"]);
  expect(codesOf({ "index.yaml": page, "_site.yaml": "" })).toEqual(["empty-file"]);
});

test("what is wrong further down in a value whose beginning is wrong follows from that", () => {
  const added = '  - type: prose\n    title: T\n    body: "Loaves. " +\n      "Rolls."\n';
  expect(codesOf(`${home}${added}`)).toEqual(["unquoted-special"]);
  expect(codesOf(pageNamed("Rye", "nav: label: Rye\n  order: 50\n"))).toEqual(["unquoted-special"]);
  const two = pageNamed("Rye", "nav: label: Rye\n").replace("type: hero", "type: hero\n    badge: Our: loaf");
  expect(codesOf(two)).toEqual(["unquoted-special", "unquoted-special"]);
});

test("a key that stands on a line with a mistake of syntax is not missing, another is", () => {
  const facts = (entry: string) => `${home}  - type: fact-list\n    items:\n      - ${entry}\n`;
  expect(codesOf(facts("label: Weight\tvalue: 900 g"))).toEqual(["unquoted-special"]);
  expect(codesOf(facts("label: Weight: heavy"))).toEqual(["missing-key", "unquoted-special"]);
});

test("keys that nobody knows and that stand next to each other are one mistake", () => {
  expect(codesOf(pageNamed("Rye", "nav.label: Rye\nnav.order: 50\n"))).toEqual(["unknown-key"]);
  expect(codesOf(pageNamed("Rye", "nav.label: Rye\nnav:\n  order: 50\nfoo.bar: 50\n"))).toEqual(["unknown-key"]);
});

test("a tag is not unknown where the tags of a page cannot be read", () => {
  const list = `${home}  - type: collection\n    title: T\n    folder: /breads\n    order: title\n    tags: [starter]\n`;
  const site = (tags: string) => ({ "index.yaml": list, "breads/rye.yaml": pageNamed("Rye", `tags: ${tags}\n`) });
  expect(codesOf(site("{starter, harbour}"))).toEqual(["wrong-type"]);
  expect(codesOf(site("[harbour]"))).toContain("unknown-field");
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
