import { describe, expect, test } from "vitest";
import { formatNames } from "../../scripts/content/report/report.ts";
import { reportFormats } from "../../scripts/content/report/report-formats.ts";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolders } from "../../scripts/program/block-folders.ts";
import { hostileText, startsOf } from "../support/proofs/hostile-text.ts";
import { wrongInReport } from "../support/proofs/judge-report.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** Numbers from 0 to 1 that look random, and are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test("no hostile file crashes the check, and every report is short, printable and about a place in the file", () => {
  const random = randomNumbers(17);
  const starts = startsOf(readSchemas(schemaFolders()));
  let wrongFiles = 0;
  for (let tried = 0; tried < 100; tried++) {
    const text = hostileText(random, starts);
    const checked = checkMemory(memorySite({ "index.yaml": text }));
    expect(wrongInReport({ file: "pages/index.yaml", text }, checked), JSON.stringify(text)).toEqual([]);
    const format = formatNames[tried % formatNames.length];
    if (format) reportFormats[format](checked, false);
    if (checked.diagnostics.length > 0) wrongFiles += 1;
  }
  // Else there would be no reports to judge.
  expect(wrongFiles).toBeGreaterThan(60);
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
