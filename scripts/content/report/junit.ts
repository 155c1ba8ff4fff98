import { type Diagnostic, publishedErrors, publishedWarnings } from "../diagnostic/diagnostic.ts";
import { type Report, tooManyWarnings } from "./report.ts";
import { allWords, leftOut, type ShownFile, shownPart } from "./shown-part.ts";

/** The report for CI servers that show test results: one suite, and one test case per file, which fails if it has errors and outputs its warnings. */
export function junitReport(report: Report): string {
  const mistakes = partsByFile(publishedErrors(report.diagnostics));
  const warnings = partsByFile(publishedWarnings(report.diagnostics));
  // A mistake can also be about a folder, or a file that could not be read.
  const checked = report.sources.map(({ displayPath }) => displayPath);
  const files = new Set([...checked, ...mistakes.keys(), ...warnings.keys()]);
  const counts = `tests="${files.size}" failures="${mistakes.size}" errors="0" skipped="0"`;
  const tooMany = tooManyWarnings(report);
  const lines = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuites name="content" ${counts}>`,
    `  <testsuite name="content" ${counts}>`,
    ...[...files].flatMap((file) => testCase(file, mistakes.get(file), warnings.get(file))),
    ...(tooMany === undefined ? [] : [`    <system-err>${tooMany}.</system-err>`]),
    `  </testsuite>`,
    `</testsuites>`,
  ];
  return `${lines.join("\n")}\n`;
}

function partsByFile(diagnostics: readonly Diagnostic[]): ReadonlyMap<string, ShownFile> {
  return new Map(shownPart(diagnostics, Number.POSITIVE_INFINITY).files.map((part) => [part.file, part]));
}

function testCase(file: string, errors: ShownFile | undefined, warnings: ShownFile | undefined): string[] {
  const open = `    <testcase classname="content" name="${escapeXml(file)}" file="${escapeXml(file)}"`;
  if (!(errors || warnings)) return [`${open}/>`];
  const output = [
    errors && leftOut(errors, "this file"),
    ...(warnings?.shown.map((warning) => `warning ${warning.code} ${describe(warning)}`) ?? []),
    warnings && leftOut(warnings, "this file"),
  ].filter((part) => part !== undefined);
  return [
    `${open}>`,
    ...(errors ? [failure(errors)] : []),
    ...(output.length > 0 ? [`      <system-out>${escapeXml(output.join("\n"))}</system-out>`] : []),
    `    </testcase>`,
  ];
}

/** One failure with all mistakes of a file, because Jenkins shows only the first failure of a test case. */
function failure({ count, shown }: ShownFile): string {
  const [first] = shown;
  const message = `${first?.message}${count > 1 ? ` … and ${count - 1} more` : ""}`;
  const words = shown.map(describe).join("\n\n");
  return `      <failure type="${escapeXml(`${first?.code}`)}" message="${escapeXml(message)}">${escapeXml(words)}</failure>`;
}

function describe(diagnostic: Diagnostic): string {
  const { file, line, column } = diagnostic;
  return `${file}:${line}:${column}\n${allWords(diagnostic)}`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML allows but that could control a terminal or reorder text: they are written as references. */
const commanding = /[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

const forbidden = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text
    .replace(forbidden, "\uFFFD")
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
    .replace(commanding, (character) => `&#${character.charCodeAt(0)};`);
}
