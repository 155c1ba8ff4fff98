import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkRawContent, composed } from "../../scripts/content/check/check-content.ts";
import { openContent } from "../../scripts/content/check/open-content.ts";
import { parseFile } from "../../scripts/content/check/parse-file.ts";
import { findsMistake } from "../../scripts/content/check/run-rules.ts";
import { presentView } from "../../scripts/content/index/publication.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import { explainCode, unknownCodeMessage } from "../../scripts/content/report/explain-code.ts";
import { allCodes } from "../../scripts/content/rules/all-rules.ts";
import type { Check, Example } from "../../scripts/content/rules/toolkit/rule.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { isComposed } from "../../scripts/content/yaml/fillings.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { contentModel, fixMemory } from "./memory-site.ts";

const schemas = readSchemas(ownSchemas);
const models = { check: contentModel(), release: contentModel(true) };

describe.each([...allCodes.values()])("the code $code", (entry) => {
  const model = entry.releaseOnly ? models.release : models.check;

  // What only a build finds is tested with one.
  if (!entry.says) {
    test("is given to its bad example, and nothing else is, at the place that the example marks", () => {
      const { raw, place } = exampleContent(entry.bad, entry);
      const { diagnostics } = checkRawContent(model, raw);
      expect(diagnostics.map(({ code }) => code)).toEqual([entry.code]);
      if (place) expect(diagnostics[0]).toMatchObject(place);
      else expect(diagnostics[0]).toMatchObject({ line: 1, column: 1 });
    });
  }

  test("is not given to its good example, nor is any other", () => {
    expect(checkRawContent(model, exampleContent(entry.good, entry).raw).diagnostics).toEqual([]);
  });

  if (!entry.says && !entry.releaseOnly) {
    test("is mended by --fix at the place that its example marks alone, or left alone", () => {
      const { raw, place } = exampleContent(entry.bad);
      const { changed, checked } = fixMemory(raw, model);
      for (const { path, displayPath, text } of changed) {
        const before = raw.sources.find((source) => source.path === path)?.text.split("\n") ?? [];
        const { line = 1, endLine = line } = place ?? {};
        const around = (lines: readonly string[]) => [lines.slice(0, line - 1), lines.slice(endLine - before.length)];
        expect(displayPath).toBe(place?.file);
        expect(around(text.split("\n"))).toEqual(around(before));
        expect(checked.diagnostics).toEqual([]);
      }
    });
  }

  test("has a file of its name", () => {
    expect(ruleFiles()).toContain(entry.code);
  });

  test("is explained with its meaning, its example and what the checker says of it", () => {
    const text = explainCode(entry, model);
    expect(text).toContain(entry.meaning);
    expect(text).toContain(entry.says ? "The message" : `${entry.code}: `);
    expect(text).not.toMatch(/[«»]/);
  });
});

test("each bad example is reported in words that somebody has read", async () => {
  const words = [...allCodes.values()].flatMap((entry) =>
    checkRawContent(
      entry.releaseOnly ? models.release : models.check,
      exampleContent(entry.bad, entry).raw,
    ).diagnostics.map(({ code, message, hint }) => `${code}\n${message}\n${hint?.replace(/\n.*/s, "…")}\n`),
  );
  await expect(words.join("\n")).toMatchFileSnapshot("words-of-codes.txt");
});

test.each(models.release.checks)("$code is seen without a look for its place, as a build does it", (check) => {
  expect(findsMistake([check], check.scope, withoutPlaces(check.bad, check.scope))).toBe(true);
  expect(findsMistake([check], check.scope, withoutPlaces(check.good, check.scope))).toBe(false);
});

test("every keyword of the schemas that can be violated has a rule with words for it", () => {
  const silent = new Set([
    ...[
      "$schema",
      "$comment",
      "$id",
      "$ref",
      "title",
      "description",
      "examples",
      "items",
      "oneOf",
      "if",
      "then",
      "else",
    ],
  ]);
  const annotations = new Set([
    "tsType",
    "headingLevel",
    "english",
    "places",
    "usualNames",
    "machine",
    "renamedFrom",
    "valuesRenamedFrom",
    "interactive",
    "showsToday",
    "common",
    "extends",
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

/** What checks of a scope look at in an example whose files throw where they are asked for a place. */
function withoutPlaces(example: Example, scope: Check["scope"]) {
  const raw = composed(models.release, exampleContent(example).raw);
  const fail = () => {
    throw new Error("Nobody should ask for a place.");
  };
  const checked = raw.sources.map((source) => {
    const { file } = parseFile(source);
    // A composed page is asked what in it is filled in.
    return { file: isComposed(source) ? file : { ...file, place: fail }, diagnostics: [] };
  });
  const content = openContent(models.release, { raw, checked, view: presentView() });
  return scope === "file" ? content.kept : content.at(content.view.at);
}

function ruleFiles(): string[] {
  return ["answers", "blocks", "checks", "files", "fill", "schema-errors", "syntax", "texts", "weight"].flatMap(
    (folder) =>
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
    if (["places", "valuesRenamedFrom"].includes(keyword)) return [keyword];
    if (keyword === "properties" || keyword === "definitions") return Object.values(value).flatMap(keywordsOf);
    if (Array.isArray(value)) return [keyword, ...value.flatMap(keywordsOf)];
    return [keyword, ...keywordsOf(value)];
  });
}
