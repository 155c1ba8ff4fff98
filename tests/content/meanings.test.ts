import { describe, expect, test } from "vitest";
import { createAjv } from "../../scripts/content/schema/create-ajv.ts";
import { blockSchemas, readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolders } from "../../scripts/program/block-folders.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** The hint and the suggestion for the home page with one text in place of another. */
function advice(from: string, to: string): readonly (string | undefined)[] {
  expect(indexYaml).toContain(from);
  const { diagnostics } = checkMemory(memorySite({ "index.yaml": indexYaml.replace(from, to) }));
  return diagnostics.flatMap(({ hint, suggestion }) => [hint, suggestion]);
}

describe("a type of block that does not exist", () => {
  test.each([["accordion", '"faq"']])(
    "%s asks for the nearest by meaning, and is not replaced by --fix",
    (type, names) => {
      expect(advice("type: metric-tiles", `type: ${type}`)).toEqual([`Did you mean ${names}?`, undefined]);
    },
  );

  test("that is a slip of a type is that type", () => {
    expect(advice("type: metric-tiles", "type: metric-tile")).toEqual([
      'Write "metric-tiles" instead.',
      "metric-tiles",
    ]);
  });
});

describe("the usual names of blocks", () => {
  const schemas = readSchemas(schemaFolders());
  const blocks = blockSchemas(schemas);

  test("stand in the schema of each", () => {
    expect([...blocks].filter(([, { usualNames = [] }]) => usualNames.length === 0).map(([type]) => type)).toEqual([]);
  });

  test("are words in lower case, each once", () => {
    for (const usualNames of [[], ["stats", "stats"], ["Stats"], [1]]) {
      const wrong = new Map([["wrong.schema.json", { usualNames: usualNames as string[] }]]);
      expect(() => createAjv(wrong, {}).compile({ usualNames })).toThrow("usualNames");
    }
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
