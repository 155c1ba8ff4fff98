import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import { explainCode, unknownCodeMessage } from "../../scripts/content/report/explain-code.ts";
import { allCodes } from "../../scripts/content/rules/all-rules.ts";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolders } from "../../scripts/program/block-folders.ts";

const schemas = readSchemas(schemaFolders());
const models = { check: createContentModel(schemas), release: createContentModel(schemas, { release: true }) };

describe.each([...allCodes.values()])("the code $code", (entry) => {
  const model = entry.releaseOnly ? models.release : models.check;

  // What only a build finds is tested with one.
  if (!entry.isAboutWeight) {
    test("is given to its bad example in the words of its entry, and nothing else is, at the place that the example marks", () => {
      const { raw, place } = exampleContent(entry.bad, entry);
      const { diagnostics } = checkRawContent(model, raw);
      expect(diagnostics.map(({ code, message, hint }) => ({ code, says: { message, hint } }))).toEqual([
        { code: entry.code, says: { message: whole(entry.says.message), hint: whole(entry.says.hint) } },
      ]);
      if (place) expect(diagnostics[0]).toMatchObject(place);
      else expect(diagnostics[0]).toMatchObject({ line: 1, column: 1 });
    });
  }

  test("is not given to its good example, nor is any other", () => {
    expect(checkRawContent(model, exampleContent(entry.good, entry).raw).diagnostics).toEqual([]);
  });

  test("has a file of its name", () => {
    expect(ruleFiles()).toContain(entry.code);
  });

  test("is explained with its meaning, its example and what the checker says of it", () => {
    const text = explainCode(entry, model);
    expect(text).toContain(entry.meaning);
    expect(text).toContain(entry.isAboutWeight ? "Once nothing else is wrong" : `${entry.code}: `);
    const lines = Object.values(entry.says).join("\n").split("\n");
    for (const line of lines.filter((one) => !one.includes("…"))) expect(text).toContain(line);
    expect(text).not.toMatch(/[«»]/);
  });
});

test("every keyword of the schemas that can be violated has a rule with words for it", () => {
  const silent = new Set(["$schema", "$comment", "$id", "$ref", "title", "description", "examples", "items", "oneOf"]);
  const annotations = new Set([
    ...[
      "tsType",
      "headingLevel",
      "english",
      "places",
      "usualNames",
      "machine",
      "eitherOf",
      "renamedFrom",
      "valuesRenamedFrom",
      "interactive",
      "showsToday",
      "common",
    ],
  ]);
  const explained = new Set([...allCodes.values()].flatMap((entry) => ("keywords" in entry ? entry.keywords : [])));
  const keywords = new Set([...schemas.values()].flatMap(keywordsOf));
  expect([...keywords].filter((word) => !silent.has(word) && !annotations.has(word) && !explained.has(word))).toEqual(
    [],
  );
});

test("an unknown code is answered with the nearest and with all codes", () => {
  expect(unknownCodeMessage("unknown-anchro")).toMatch(
    /^There is no code "unknown-anchro"\. Did you mean unknown-anchor\? The codes are:\n {2}broken-link-markup\n {2}chart-data\n/,
  );
});

test("every code that the sources of the checker name has an entry", () => {
  const folder = join(import.meta.dirname, "../../scripts/content");
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
  const named = sources.flatMap((path) =>
    [...readFileSync(join(folder, path), "utf8").matchAll(/\bcode: "([^"]+)"/g)].map(([, code]) => code),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((code) => !allCodes.has(code ?? ""))).toEqual([]);
});

/** The words of an entry, in which `…` stands for what is left out. */
function whole(text: string): unknown {
  const parts = text.split("…").map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return parts.length === 1 ? text : expect.stringMatching(new RegExp(`^${parts.join("[^]*")}$`));
}

function ruleFiles(): string[] {
  return ["answers", "checks", "files", "schema-errors", "syntax", "texts", "weight"].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, "../../scripts/content/rules", folder)).map((name) =>
      name.replace(/\.ts$/, ""),
    ),
  );
}

/** The keywords of a schema and of those inside it. */
function keywordsOf(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (["examples", "const", "enum", "required", "discriminator"].includes(keyword)) return [keyword];
    if (["places", "eitherOf", "valuesRenamedFrom"].includes(keyword)) return [keyword];
    if (keyword === "properties" || keyword === "definitions") return Object.values(value).flatMap(keywordsOf);
    if (Array.isArray(value)) return [keyword, ...value.flatMap(keywordsOf)];
    return [keyword, ...keywordsOf(value)];
  });
}
