import { stripVTControlCharacters } from "node:util";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { formatNames, type Report } from "../../scripts/content/report/report.ts";
import { reportFormats } from "../../scripts/content/report/report-formats.ts";
import { textReport } from "../../scripts/content/report/text.ts";
import { clean, report, unknownLink } from "./support/example-report.ts";

describe("the text report", () => {
  test("groups by file and shows message, hint, place, source line with carets, and related places", () => {
    expect(textReport(report, false)).toBe(`pages/index.yaml 1 mistake

  unknown-link: No page has the route "/conact".
  Write "/contact" instead.
  pages/index.yaml:3:7
    2 | title: Top
    3 | link: /conact # a comment
      |       ^^^^^^^

pages/z.yaml 1 mistake

  duplicate-title: Two pages have this title.
  pages/z.yaml:1:8
    1 | title: Top
      |        ^^^
  pages/index.yaml:2:8 The other is here.
    1 | # 100%
    2 | title: Top
      |        ^

2 mistakes in 2 files, 3 files checked.
--fix can fix 1 of them.
`);
  });

  test("says of what is left after --fix why the remedy is not written", () => {
    expect(textReport({ ...report, isFixed: true }, false)).toContain(
      "\n--fix leaves 1 of them to you: fixing them would cause other mistakes.\n",
    );
    const unwritten = report.diagnostics.map(({ file }) => file);
    expect(textReport({ ...report, isFixed: true, unwritten }, false)).toContain(
      "\n--fix leaves 1 of them to you: their files could not be written.\n",
    );
  });

  test("is one line for clean content", () => {
    expect(textReport(clean, false)).toBe("3 files checked, no mistakes.\n");
  });

  test("has the same words with colour and without", () => {
    const coloured = textReport(report, true);
    expect(coloured).not.toBe(textReport(report, false));
    expect(stripVTControlCharacters(coloured)).toBe(textReport(report, false));
  });

  test.each([
    ["tabs", "\tlink: x\n", [8, 9], "  1 |   link: x", "    |         ^"],
    ["wide characters", "名前: 東京\n", [5, 7], "  1 | 名前: 東京", "    |       ^^^^"],
    ["emoji with joiners", "👩‍👩‍👧: xyz\n", [11, 14], "  1 | 👩‍👩‍👧: xyz", "    |     ^^^"],
    ["a byte order mark", "\uFEFFa: bc\n", [4, 6], "  1 | a: bc", "    |    ^^"],
    ["escape sequences", "a: \u001b[31mb\n", [4, 10], "  1 | a: �[31mb", "    |    ^^^^^^"],
  ])("puts the carets below the place in a line with %s", (_, text, [column = 0, endColumn = 0], line, carets) => {
    const diagnostic: Diagnostic = { ...unknownLink, line: 1, endLine: 1, column, endColumn };
    const lines = textReport(
      { files: 1, diagnostics: [diagnostic], sources: [{ displayPath: diagnostic.file, text }] },
      false,
    );
    expect(lines.split("\n").slice(5, 7)).toEqual([`  ${line}`, `  ${carets}`]);
  });
});

test("every report with more warnings than are allowed says so, and no other", () => {
  const warning: Diagnostic = { ...unknownLink, severity: "warning" };
  const allowed: Report = { files: 3, diagnostics: [warning, warning], sources: [] };
  const last = "3 files checked, no mistakes; 2 warnings, at most 1 is allowed.\n";
  const reportOf = (name: (typeof formatNames)[number]) => reportFormats[name]({ ...allowed, mostWarnings: 1 }, false);
  const note = "2 warnings, at most 1 is allowed.";

  expect(reportOf("text")).toContain(`\n\n${last}`);
  expect(reportOf("github")).toMatch(/^::error::2 warnings, at most 1 is allowed\.\n::warning file=/);
  expect(JSON.parse(reportOf("json"))).toMatchObject({ files: 3, note });
  expect(JSON.parse(reportOf("sarif")).runs[0].invocations).toEqual([
    { executionSuccessful: true, toolExecutionNotifications: [{ level: "note", message: { text: note } }] },
  ]);
  expect(reportOf("junit")).toContain(`    </testcase>\n    <system-err>${note}</system-err>\n  </testsuite>\n`);

  for (const name of formatNames) expect(reportFormats[name](allowed, false)).not.toContain("allowed");
});
