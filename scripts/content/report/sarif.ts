import { createHash } from "node:crypto";
import { firstSentence } from "../answers/describe-checks.ts";
import type { Diagnostic, Range } from "../diagnostic/diagnostic.ts";
import { allCodes } from "../rules/all-rules.ts";
import { printableJson } from "./printable.ts";
import { type Report, tooManyWarnings } from "./report.ts";
import { leftOut, shownPart } from "./shown-part.ts";

const sourceRoot = "%SRCROOT%";

export function sarifReport(report: Report): string {
  const parts = shownPart(report.diagnostics, Number.POSITIVE_INFINITY).files;
  const codes = [...new Set(parts.flatMap(({ shown }) => shown.map(({ code }) => code)))].sort();
  const texts = new Map(report.sources.map(({ displayPath: file, text }) => [file, text]));
  const results = parts.flatMap(({ file, shown }) => resultsOf(shown, texts.get(file) ?? "", codes));
  const tooMany = tooManyWarnings(report);
  const notes = [...parts.flatMap((part) => leftOut(part) ?? []), ...(tooMany === undefined ? [] : [`${tooMany}.`])];
  const toolExecutionNotifications = notes.map((text) => ({ level: "note", message: { text } }));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "yaml-pages", rules: codes.map(rule) } },
        invocations: [{ executionSuccessful: true, ...(notes.length > 0 ? { toolExecutionNotifications } : {}) }],
        originalUriBaseIds: { [sourceRoot]: { description: { text: "The root of the repository." } } },
        columnKind: "utf16CodeUnits",
        results,
      },
    ],
  };
  return `${printableJson(log)}\n`;
}

function rule(code: string) {
  const entry = allCodes.get(code);
  return {
    id: code,
    defaultConfiguration: { level: entry?.severity === "warning" ? "warning" : "error" },
    ...(entry
      ? { shortDescription: { text: firstSentence(entry.meaning) }, fullDescription: { text: entry.meaning } }
      : {}),
  };
}

function resultsOf(diagnostics: readonly Diagnostic[], text: string, codes: readonly string[]) {
  const lines = text.split(/\r?\n/);
  const seen = new Map<string, number>();
  return diagnostics.map((diagnostic) => {
    const { code, message, hint, file, line, related = [] } = diagnostic;
    const identity = [code, file, lines[line - 1]?.trim()].join("\n");
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: diagnostic.unpublished ? "note" : (diagnostic.severity ?? "error"),
      message: { text: hint === undefined ? message : `${message}\n${hint}` },
      locations: [{ physicalLocation: physicalLocation(file, diagnostic) }],
      ...(related.length > 0 ? { relatedLocations: related.map(relatedLocation) } : {}),
      // The fingerprint stays the same while lines above come and go.
      partialFingerprints: { "mistake/v1": createHash("sha256").update(`${identity}\n${nth}`).digest("hex") },
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

function artifact(file: string) {
  return { uri: file.split("/").map(encodeURIComponent).join("/"), uriBaseId: sourceRoot };
}
