import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { githubReport, stepSummary } from "../../scripts/content/report/github.ts";
import { jsonReport } from "../../scripts/content/report/json.ts";
import { junitReport } from "../../scripts/content/report/junit.ts";
import { sarifReport } from "../../scripts/content/report/sarif.ts";
import { textReport } from "../../scripts/content/report/text.ts";
import { clean, report, unknownLink } from "./support/example-report.ts";

test("the JSON report is one object with the documented keys", () => {
  expect(jsonReport({ files: 3, diagnostics: [{ ...unknownLink, related: [] }] })).toBe(`{
  "files": 3,
  "diagnostics": [
    {
      "code": "unknown-link",
      "severity": "error",
      "message": "No page has the route \\"/conact\\".",
      "hint": "Write \\"/contact\\" instead.",
      "file": "pages/index.yaml",
      "line": 3,
      "column": 7,
      "endLine": 3,
      "endColumn": 14,
      "pointer": "/link",
      "suggestion": "/contact",
      "related": []
    }
  ]
}
`);
});

describe("the GitHub report", () => {
  test("is a workflow command a mistake, and then the report for people", () => {
    expect(githubReport(report)).toBe(
      `::error file=pages/index.yaml,line=3,endLine=3,col=7,endColumn=14,title=unknown-link::No page has the route "/conact".%0AWrite "/contact" instead.
::error file=pages/z.yaml,line=1,endLine=1,col=8,endColumn=11,title=duplicate-title::Two pages have this title.%0Apages/index.yaml:2:8 The other is here.
${textReport(report, false)}`,
    );
  });

  test("has no line in its log that the runner would take for a command", () => {
    const sources = [{ displayPath: unknownLink.file, text: "::error::x\n  ::set-output name=x::y\nlink: /conact\n" }];
    const lines = githubReport({ files: 1, diagnostics: [unknownLink], sources })
      .split("\n")
      .slice(1);
    expect(lines.filter((line) => /^\s*::/.test(line))).toEqual([]);
  });

  test("escapes what the runner would read as syntax, and leaves out columns over several lines", () => {
    const diagnostic: Diagnostic = {
      ...unknownLink,
      file: "a,b:c%.yaml",
      endLine: 4,
      message: "50%: a,b\r\n::error::x",
    };
    expect(githubReport({ files: 1, diagnostics: [diagnostic], sources: [] }).split("\n")[0]).toBe(
      '::error file=a%2Cb%3Ac%25.yaml,line=3,endLine=4,title=unknown-link::50%25: a,b%0D%0A::error::x%0AWrite "/contact" instead.',
    );
  });
});

test("the summary of a step is the closing line and the report for people, which no text of it can leave", () => {
  expect(stepSummary(clean)).toBe("### Content: 3 files checked, no mistakes.\n");
  const diagnostic: Diagnostic = { ...unknownLink, message: "a ``` b <b>" };
  const report = { files: 1, diagnostics: [diagnostic], sources: [] };
  expect(stepSummary(report)).toBe(
    `### Content: 1 mistake in 1 file, 1 file checked.\n\n\`\`\`\`text\n${textReport(report, false)}\`\`\`\`\n`,
  );
});

test("the SARIF report places each result in UTF-16 columns below the source root, with its related places", () => {
  const { runs } = JSON.parse(sarifReport(report));
  expect(runs[0].columnKind).toBe("utf16CodeUnits");
  expect(runs[0].tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(["duplicate-title", "unknown-link"]);
  const at = (uri: string) => ({ uri, uriBaseId: "%SRCROOT%" });
  const region = { startLine: 3, startColumn: 7, endLine: 3, endColumn: 14 };
  expect(runs[0].results).toMatchObject([
    {
      ruleId: "unknown-link",
      ruleIndex: 1,
      level: "error",
      message: { text: 'No page has the route "/conact".\nWrite "/contact" instead.' },
      locations: [{ physicalLocation: { artifactLocation: at("pages/index.yaml"), region } }],
    },
    {
      ruleId: "duplicate-title",
      ruleIndex: 0,
      relatedLocations: [
        {
          physicalLocation: {
            artifactLocation: at("pages/index.yaml"),
            region: { startLine: 2, startColumn: 8 },
          },
          message: { text: "The other is here." },
        },
      ],
    },
  ]);
});

test("the SARIF report keeps the fingerprint of a mistake when lines come above it, and tells equal lines apart", () => {
  const fingerprints = (text: string, lines: readonly number[]): string[] => {
    const diagnostics = lines.map((line) => ({ ...unknownLink, line, endLine: line }));
    const log = JSON.parse(sarifReport({ files: 1, diagnostics, sources: [{ displayPath: unknownLink.file, text }] }));
    return log.runs[0].results.map((result: { partialFingerprints: object }) =>
      JSON.stringify(result.partialFingerprints),
    );
  };
  const before = fingerprints("- /conact\n- /conact\n", [1, 2]);
  expect(fingerprints("# new\n- /conact\n- /conact\n", [2, 3])).toEqual(before);
  expect(new Set(before).size).toBe(2);
});

describe("the JUnit report", () => {
  test("is one suite with a test case a file, which fails by its mistakes", () => {
    expect(junitReport(report)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="content" tests="3" failures="2" errors="0" skipped="0">
  <testsuite name="content" tests="3" failures="2" errors="0" skipped="0">
    <testcase classname="content" name="pages/_site.yaml" file="pages/_site.yaml"/>
    <testcase classname="content" name="pages/index.yaml" file="pages/index.yaml">
      <failure type="unknown-link" message="No page has the route &quot;/conact&quot;.">pages/index.yaml:3:7
No page has the route &quot;/conact&quot;.
Write &quot;/contact&quot; instead.</failure>
    </testcase>
    <testcase classname="content" name="pages/z.yaml" file="pages/z.yaml">
      <failure type="duplicate-title" message="Two pages have this title.">pages/z.yaml:1:8
Two pages have this title.
pages/index.yaml:2:8 The other is here.</failure>
    </testcase>
  </testsuite>
</testsuites>
`);
  });

  test("has all mistakes of a file in its one failure, of which readers show the first alone", () => {
    const other: Diagnostic = { ...unknownLink, line: 4, endLine: 4, message: 'No page has the route "/abot".' };
    expect(junitReport({ files: 1, diagnostics: [unknownLink, other], sources: [] })).toContain(`
      <failure type="unknown-link" message="No page has the route &quot;/conact&quot;. … and 1 more">pages/index.yaml:3:7
No page has the route &quot;/conact&quot;.
Write &quot;/contact&quot; instead.

pages/index.yaml:4:7
No page has the route &quot;/abot&quot;.
Write &quot;/contact&quot; instead.</failure>
    </testcase>
`);
  });

  test("has warnings as output of their file, which fails nothing", () => {
    const warning: Diagnostic = { ...unknownLink, severity: "warning" };
    expect(junitReport({ files: 1, diagnostics: [warning], sources: [] })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="content" tests="1" failures="0" errors="0" skipped="0">
  <testsuite name="content" tests="1" failures="0" errors="0" skipped="0">
    <testcase classname="content" name="pages/index.yaml" file="pages/index.yaml">
      <system-out>warning unknown-link pages/index.yaml:3:7
No page has the route &quot;/conact&quot;.
Write &quot;/contact&quot; instead.</system-out>
    </testcase>
  </testsuite>
</testsuites>
`);
  });

  test("escapes markup and replaces what XML cannot hold", () => {
    const diagnostic: Diagnostic = { ...unknownLink, message: 'a < b & "c" \u0000\u001b\ud800 👍', file: "<x>.yaml" };
    expect(junitReport({ files: 1, diagnostics: [diagnostic], sources: [] })).toContain(
      '<failure type="unknown-link" message="a &lt; b &amp; &quot;c&quot; ��� 👍">&lt;x&gt;.yaml:3:7',
    );
  });
});
