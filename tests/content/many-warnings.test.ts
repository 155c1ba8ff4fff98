import { expect, test } from "vitest";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { formatNames, type Report } from "../../scripts/content/report/report.ts";
import { reportFormats } from "../../scripts/content/report/report-formats.ts";

const warning: Diagnostic = {
  code: "vague-link",
  severity: "warning",
  message: "Its words do not say where it leads.",
  file: "pages/index.yaml",
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 2,
  pointer: "",
};
const allowed: Report = { files: 3, diagnostics: [warning, warning], sources: [] };

test("every report with more warnings than are allowed says so, and no other", () => {
  const last = "3 files checked, no mistakes; 2 warnings, at most 1 is allowed.\n";
  const reportOf = (name: (typeof formatNames)[number]) => reportFormats[name]({ ...allowed, mostWarnings: 1 }, false);
  const note = "2 warnings, at most 1 is allowed.";

  expect(reportOf("text").endsWith(`\n\n${last}`)).toBe(true);
  expect(reportOf("github")).toMatch(/^::error::2 warnings, at most 1 is allowed\.\n::warning file=/);
  expect(JSON.parse(reportOf("json"))).toMatchObject({ files: 3, note });
  expect(JSON.parse(reportOf("sarif")).runs[0].invocations).toEqual([
    { executionSuccessful: true, toolExecutionNotifications: [{ level: "note", message: { text: note } }] },
  ]);
  expect(reportOf("junit")).toContain(`    </testcase>\n    <system-err>${note}</system-err>\n  </testsuite>\n`);

  for (const name of formatNames) expect(reportFormats[name](allowed, false)).not.toContain("allowed");
});
