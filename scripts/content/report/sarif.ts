import { createHash } from "node:crypto";
import type { Diagnostic, Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { findFixes } from "../fix/fix-text.ts";
import type { Fix } from "../fix/fixed-text.ts";
import { allCodes } from "../rules/all-codes.ts";
import type { CodeEntry } from "../rules/kinds/code-entry.ts";
import { describeExample } from "./describe-example.ts";
import { namedText } from "./named-text.ts";
import { printableJson } from "./printable.ts";
import type { Report } from "./report.ts";
import { leftOut, shownPart } from "./shown-part.ts";
import { tooManyWarnings } from "./summary.ts";

const sourceRoot = "%SRCROOT%";

/** The report for code scanning: SARIF 2.1.0. */
export function sarifReport(report: Report): string {
  const parts = shownPart(report.diagnostics, Number.POSITIVE_INFINITY).files;
  const codes = [...new Set(parts.flatMap(({ shown }) => shown.map(({ code }) => code)))].sort();
  const texts = new Map(report.sources.map(({ displayPath: file, text }) => [file, text]));
  const results = parts.flatMap(({ file, shown }) => resultsOf(shown, texts.get(file) ?? "", codes));
  const tooMany = tooManyWarnings(report);
  const notes = [...parts.flatMap((part) => leftOut(part) ?? []), ...(tooMany === undefined ? [] : [`${tooMany}.`])];
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "yaml-pages", rules: codes.map(rule) } },
        invocations: [
          { executionSuccessful: true, ...(notes.length > 0 ? { toolExecutionNotifications: notes.map(note) } : {}) },
        ],
        originalUriBaseIds: { [sourceRoot]: { description: { text: "The folder in which the check ran." } } },
        columnKind: "utf16CodeUnits",
        results,
      },
    ],
  };
  return `${printableJson(log)}\n`;
}

function note(text: string) {
  return { level: "note", message: { text } };
}

function rule(code: string) {
  const entry = allCodes.get(code);
  return {
    id: code,
    defaultConfiguration: { level: entry?.severity === "warning" ? "warning" : "error" },
    ...(entry ? describe(entry) : {}),
  };
}

function describe({ meaning, bad, good }: CodeEntry) {
  const [wrong, right] = [describeExample(bad), describeExample(good)];
  const fenced = (example: string) => `\`\`\`\`yaml\n${example}\n\`\`\`\``;
  return {
    shortDescription: { text: meaning.replace(/(?<=[.!?]) [A-Z].*$/s, "") },
    fullDescription: { text: meaning },
    help: {
      text: `${meaning}\n\nWith the mistake:\n\n${wrong}\n\nWithout it:\n\n${right}`,
      markdown: `${meaning}\n\nWith the mistake:\n\n${fenced(wrong)}\n\nWithout it:\n\n${fenced(right)}`,
    },
  };
}

function resultsOf(diagnostics: readonly Diagnostic[], text: string, codes: readonly string[]) {
  const fixes = new Map<Diagnostic, Fix[]>();
  for (const fix of findFixes(text, diagnostics)) {
    fixes.set(fix.diagnostic, [...(fixes.get(fix.diagnostic) ?? []), fix]);
  }
  const index = new LineIndex(text);
  const lines = text.split(/\r?\n/);
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { code, message, hint, file, line, related = [] } = diagnostic;
    const identity = [code, file, lines[line - 1]?.trim()].join("\n");
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    const own = fixes.get(diagnostic);
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: diagnostic.unpublished ? "note" : (diagnostic.severity ?? "error"),
      message: { text: hint === undefined ? message : `${message}\n${hint}` },
      locations: [{ physicalLocation: physicalLocation(file, diagnostic) }],
      ...(related.length > 0 ? { relatedLocations: related.map(relatedLocation) } : {}),
      // The fingerprint stays the same while lines above come and go.
      partialFingerprints: { "mistake/v1": createHash("sha256").update(`${identity}\n${nth}`).digest("hex") },
      ...(own ? { fixes: [sarifFix(index, own)] } : {}),
    };
  });
}

function physicalLocation(file: string, { line, column, endLine, endColumn }: Range) {
  return {
    artifactLocation: artifact(file),
    region: { startLine: line, startColumn: column, endLine, endColumn },
  };
}

function relatedLocation(related: NonNullable<Diagnostic["related"]>[number], id: number) {
  const { file, line, column, message } = related;
  return {
    id,
    physicalLocation: { artifactLocation: artifact(file), region: { startLine: line, startColumn: column } },
    message: { text: message },
  };
}

function sarifFix(lines: LineIndex, fixes: readonly Fix[]) {
  const places = fixes.map(({ diagnostic, start, end, replacement }) => ({
    ...physicalLocation(diagnostic.file, lines.range(start, end)),
    replacement,
  }));
  return {
    description: { text: `Write ${fixes.map(({ replacement }) => namedText(replacement)).join(", ")}` },
    artifactChanges: [
      {
        artifactLocation: places[0]?.artifactLocation,
        replacements: places.map(({ region, replacement }) => ({
          deletedRegion: region,
          insertedContent: { text: replacement },
        })),
      },
    ],
  };
}

function artifact(file: string) {
  return { uri: file.split("/").map(encodeURIComponent).join("/"), uriBaseId: sourceRoot };
}
