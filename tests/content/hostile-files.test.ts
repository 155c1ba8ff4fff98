import { describe, expect, test } from "vitest";
import { checkHostileFiles } from "../../scripts/bench/stress/check-hostile-files.ts";
import { wrongInReport } from "../../scripts/bench/stress/judge-report.ts";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolder } from "../../scripts/program/project.ts";
import { checkMemory, contentModel, indexYaml, memorySite } from "./memory-site.ts";

test("no hostile file crashes the check, and every report is short, printable and about a place in the file", async () => {
  const schemas = readSchemas(schemaFolder);
  let last = 0;
  const onFile = (tried: number) => {
    last = tried;
  };
  const trial = checkHostileFiles({ model: contentModel(), schemas, files: 300, seed: 17, onFile });
  // As a signal would be heard.
  await new Promise((resolve) => setImmediate(resolve));
  expect(last).toBeLessThan(299);
  const result = await trial;
  expect(result).toMatchObject({ problems: [], crashes: 0, wrongReports: 0 });
  // Else there would be no reports to judge.
  expect(result.wrongFiles).toBeGreaterThan(200);
});

describe("a report is wrong", () => {
  const text = `${indexYaml}    titel: x\n`;
  const checked = checkMemory(memorySite({ "index.yaml": text }));
  const [diagnostic] = checked.diagnostics;
  const judge = (changes: object) =>
    wrongInReport(
      { file: "pages/index.yaml", text },
      { ...checked, diagnostics: diagnostic ? [diagnostic, { ...diagnostic, ...changes }] : [] },
    );

  test("not where it is right", () => {
    expect(judge({})).toEqual([]);
  });

  test.each([
    ["below the file", { line: 99, endLine: 99 }, "unknown-key is not in the file: 99:5 to 99:10"],
    ["beside the line", { column: 99, endColumn: 99 }, "unknown-key is not in the file: 15:99 to 15:99"],
    ["that ends before it begins", { endColumn: 1 }, "unknown-key is not in the file: 15:5 to 15:1"],
    ["that is long", { message: "x".repeat(1001) }, "unknown-key is too long"],
    ["with an escape", { message: "\u001b[2J" }, "unknown-key cannot be printed"],
    ["with half a character in its hint", { hint: "\ud800" }, "unknown-key cannot be printed"],
    ["beside what keeps the file from being read", { code: "over-limit" }, "over-limit is not the one report"],
  ])("%s", (_, changes, problem) => {
    expect(judge(changes)).toEqual([problem]);
  });
});

describe("what generated files have found:", () => {
  const reportsOf = (text: string) =>
    checkMemory(memorySite({ "index.yaml": text })).diagnostics.map(
      ({ line, column, endLine, endColumn, code }) => `${line}:${column}-${endLine}:${endColumn} ${code}`,
    );

  test("a mapping as a key, with a name for aliases that the parser reads and cannot write", () => {
    expect(reportsOf("title: A: b\n{&a\ufeff b}: c\n")).toEqual([
      "1:8-1:12 unquoted-colon",
      "2:4-2:5 unexpected-character",
    ]);
  });

  test("something that is missing at the end of a text that ends with a line break", () => {
    expect(reportsOf("]\n%YAML 1.2\n")).toEqual(["1:1-1:2 invalid-yaml", "3:1-3:1 wrong-indentation"]);
  });
});
