import { describe, expect, test } from "vitest";
import type { CheckedContent } from "../../scripts/content/check/check-content.ts";
import { limits } from "../../scripts/content/diagnostic/limits.ts";
import { highlightCode } from "../../scripts/content/markdown/highlight-code.ts";
import { resolveProse, resolveSentence } from "../../scripts/content/markdown/parse-markdown.ts";
import { isHeavyMarkdown } from "../../scripts/content/markdown/plain-markdown.ts";
import { formatNames } from "../../scripts/content/report/report.ts";
import { reportFormats } from "../../scripts/content/report/report-formats.ts";
import { checkMemory, indexYaml, memorySite } from "./memory-site.ts";

/** What is wrong with a home page that has some lines more. */
function checkHome(lines: string): CheckedContent {
  return checkMemory(memorySite({ "index.yaml": indexYaml + lines }));
}

describe("Markdown as long as a text can be", () => {
  const signs = ["[", "[a](", "*a_", "~~a ", "`a``", "<a ", "a@"];
  const lines = ["> ", "- ", "|a\n|-\n", "[a]: b\n"];

  test.each([...signs, ...lines])("of %j alone is read soon, or not at all", (sign) => {
    const text = sign.repeat(limits.text / sign.length);
    const { user } = process.cpuUsage();
    expect(JSON.stringify(resolveProse(text))).toMatch(/^\[/);
    expect(resolveSentence(text).length).toBeGreaterThan(0);
    // In microseconds of the processor. What is compared with all before it takes many times as long.
    expect(process.cpuUsage().user - user).toBeLessThan(5_000_000);
  });

  test("is shown as it is written where it is too much, and reported", () => {
    const text = "*a_".repeat(3000);
    expect(resolveSentence(text)).toBe(text);
    const body = checkHome(`  - type: prose\n    title: T\n    body: ${JSON.stringify(text)}\n`);
    expect(body.diagnostics.map(({ code, line, column }) => ({ code, line, column }))).toContainEqual({
      ...{ code: "too-much-markdown", line: 17, column: 12 },
    });
  });

  test.each([
    ["rules of hyphens and stars", `A\n\n${"-".repeat(80)}\n\n${"* ".repeat(40)}\n\n${"-".repeat(20)}\n`],
    ["output in a fence", `\`\`\`\n${"++++ (a) [b] _c_ *d* <e> & `f` |\n".repeat(250)}\`\`\``],
    ["a table of links", `| a | b |\n| - | - |\n${"| [rye](/rye) | `oat_meal` and **salt** |\n".repeat(220)}`],
    ["a list of 1,000 lines", "- a\n".repeat(1000)],
  ])("holds %s", (_, text) => {
    expect(isHeavyMarkdown(text)).toBe(false);
  });

  test.each([">".repeat(20), "> ".repeat(20), `${"- ".repeat(19)}- a`, "1. ".repeat(20)])("holds no %j", (text) => {
    expect(isHeavyMarkdown(text)).toBe(true);
  });
});

test.each([
  ["where it is longer than anybody reads", "let a = 1;\n".repeat(2000)],
  ["where it is nested too deeply", "`${".repeat(5000)],
])("code is shown without colours %s", (_, code) => {
  expect(highlightCode(code, "javascript")).toEqual([code.trimEnd()]);
});

describe("a message", () => {
  test.each([
    ["a key", `    ${"k".repeat(5000)}: x\n`],
    ["a link", `    actions:\n      - label: A\n        href: /${"k".repeat(5000)}\n`],
    ["a text with a colon", `    eyebrow: ${"k".repeat(5000)}: x\n`],
  ])("quotes no more than the beginning of %s", (_, lines) => {
    const { diagnostics } = checkHome(lines);
    expect(diagnostics).not.toEqual([]);
    for (const { message, hint = "" } of diagnostics) {
      expect(message).not.toMatch(/k{81}/i);
      expect(hint.length).toBeLessThanOrEqual(limits.hint);
    }
  });

  test.each(formatNames)("brings no control characters of the content to the terminal in %s", (name) => {
    const checked = checkHome(`    "a\\u001b[2Jb\\u009bc\\u202ed": x\n`);
    const report = reportFormats[name](checked, false);
    expect(report).toContain("a");
    expect(report).not.toMatch(/[^\n\P{Cc}]|[\u202a-\u202e\u2066-\u2069]/u);
  });
});
