import { expect, test } from "vitest";
import { exampleSite } from "../../scripts/content/rules/toolkit/examples.ts";
import { codesOf, home, linkTo, pageNamed } from "./support/check-example.ts";

const chart = (values: readonly string[], kind = "part-of-whole") =>
  `${home}  - type: chart\n    title: Loaves\n    chart: ${kind}\n    suffix: "%"\n    caption: What we bake.\n    items:\n${values
    .map((value, at) => `      - { label: L${at}, values: [${value}] }\n`)
    .join("")}`;

test("a number that is wrong by itself is why the parts of a chart do not add up", () => {
  expect(codesOf(chart(["60", "forty"]))).toEqual(["wrong-type"]);
  expect(codesOf(chart(["60", '"40%"']))).toEqual(["wrong-type"]);
  expect(codesOf(chart(["60", "20"]))).toEqual(["chart-data"]);
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
  expect(codesOf(`${home}${added}`)).toEqual(["text-after-quote"]);
  expect(codesOf(pageNamed("Rye", "nav: label: Rye\n  order: 50\n"))).toEqual(["unquoted-colon"]);
  const two = pageNamed("Rye", "nav: label: Rye\n").replace("type: hero", "type: hero\n    badge: Our: loaf");
  expect(codesOf(two)).toEqual(["unquoted-colon", "unquoted-colon"]);
});

test("a key that stands on a line with a mistake of syntax is not missing, another is", () => {
  const facts = (entry: string) => `${home}  - type: fact-list\n    items:\n      - ${entry}\n`;
  expect(codesOf(facts("label: Weight\tvalue: 900 g"))).toEqual(["unquoted-colon"]);
  expect(codesOf(facts("label: Weight: heavy"))).toEqual(["missing-key", "unquoted-colon"]);
});

test("keys that nobody knows and that stand next to each other are one mistake", () => {
  expect(codesOf(pageNamed("Rye", "nav.label: Rye\nnav.order: 50\n"))).toEqual(["unknown-key"]);
  expect(codesOf(pageNamed("Rye", "nav.label: Rye\nnav:\n  order: 50\nfoo.bar: 50\n"))).toEqual(["unknown-key"]);
});

test("a tag is not unknown where the tags of a page cannot be read", () => {
  const list = `${home}  - type: collection\n    title: T\n    folder: /breads\n    order: title\n    tags: [starter]\n`;
  const site = (tags: string) => ({ "index.yaml": list, "breads/rye.yaml": pageNamed("Rye", `tags: ${tags}\n`) });
  expect(codesOf(site("{starter, harbour}"))).toEqual(["wrong-type"]);
  expect(codesOf(site("[harbour]"))).toContain("unknown-folder");
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
