import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSchemas, type SchemaSet } from "../../scripts/content/schema/schema-set.ts";
import { projectRoot, schemaFolder } from "../../scripts/program/project.ts";
import { listFiles } from "../support/build/built-site.ts";
import { keywordCases } from "../support/code/schema-cases.ts";

const schemas = readSchemas(schemaFolder);

/** Texts of forms that few examples have. */
const rareTexts = [
  ...["a", "#aabbcc", "Some words", "https://a.example", "2031-01-01T00:00Z", "2031-01-01", "a.pdf"],
  ...["57.14972, -2.09442", "76979871", "aqz-KE-bpKQ", "/assets/share.png"],
];

/** What another keyword beside it says too. */
const saidTwice = ["typeface-choice.schema.json#/properties/own/items/properties/name minLength"];

/** The texts of all examples and of a site that is right: among them is one of every format. */
function textsOf(set: SchemaSet): string[] {
  const texts = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value === "string") texts.add(value);
    else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) collect(part);
  };
  for (const { examples } of set.values()) collect(examples);
  const site = join(projectRoot, "tests/fixtures/bakery-site");
  for (const path of listFiles(site).filter((name) => name.endsWith(".yaml"))) {
    for (const [, text = ""] of readFileSync(join(site, path), "utf8").matchAll(/: +"?([^\n"]+)"?$/gm)) texts.add(text);
  }
  return [...rareTexts, ...[...texts].sort((a, b) => a.length - b.length).slice(0, 600)];
}

const cases = keywordCases(schemas, textsOf(schemas));

test("every keyword of every schema refuses something that nothing else does", () => {
  expect(cases.length).toBeGreaterThan(1500);
  expect(cases.filter(({ refused }) => !refused).map(({ place }) => place)).toEqual(saidTwice);
});
