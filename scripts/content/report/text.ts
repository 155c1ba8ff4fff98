import { styleText } from "node:util";
import { type Diagnostic, publishedErrors, type Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { count } from "../rules/toolkit/wording.ts";
import { codeFrame } from "./code-frame.ts";
import { printable } from "./printable.ts";
import { type Report, summary } from "./report.ts";
import { leftOut, shownPart } from "./shown-part.ts";

type PaintText = (style: Parameters<typeof styleText>[0], text: string) => string;

/** The report for people: the first mistakes of each file with their lines, and a closing line. */
export function textReport(report: Report, colour: boolean): string {
  const paint: PaintText = (style, text) => (colour ? styleText(style, text, { validateStream: false }) : text);
  const shown = [...report.sources, ...(report.tables ?? [])];
  const texts = new Map(shown.map(({ displayPath: file, text }) => [file, new LineIndex(text)]));
  const warnings = report.diagnostics.filter(({ severity }) => severity === "warning");
  const errors = report.diagnostics.filter(({ severity }) => severity !== "warning");
  const paragraphsOf = (diagnostics: readonly Diagnostic[], noun: string) => {
    const { files, others } = shownPart(diagnostics);
    const paragraphs = files.flatMap((part) => {
      const more = leftOut(part, "this file");
      return [
        `${paint(["bold", "underline"], printable(part.file))} ${paint("dim", count(part.count, noun))}`,
        ...part.shown.map((diagnostic) => indent(paragraph(diagnostic, texts, paint))),
        ...(more === undefined ? [] : [indent([more])]),
      ];
    });
    const rest = `… and ${count(others.mistakes, noun)} in ${count(others.files, "other file")}`;
    return others.files > 0 ? [...paragraphs, rest] : paragraphs;
  };
  // Errors first: warnings stop nothing.
  const paragraphs = [...paragraphsOf(errors, "mistake"), ...paragraphsOf(warnings, "warning")];
  const isWrong = publishedErrors(report.diagnostics).length > 0 || report.mostWarnings !== undefined;
  const closing = paint(isWrong ? ["bold", "red"] : "green", summary(report));
  const certain = report.diagnostics.filter(({ suggestion = "" }) => suggestion !== "");
  const kept = certain.filter(({ file }) => report.unwritten?.includes(file)).length;
  const leaves = (some: number, why: string) => (some > 0 ? [`--fix leaves ${some} of them to you: ${why}.`] : []);
  const offer = report.isFixed
    ? [
        ...leaves(kept, "their files could not be written"),
        ...leaves(certain.length - kept, "fixing them would cause other mistakes"),
      ]
    : certain.length > 0
      ? [`--fix can fix ${certain.length} of them.`]
      : [];
  return `${[...paragraphs, [closing, ...offer].join("\n")].join("\n\n")}\n`;
}

const mostFrames = 2;

function paragraph(diagnostic: Diagnostic, texts: ReadonlyMap<string, LineIndex>, paint: PaintText): string[] {
  const { code, severity, message, hint, file, related = [], unpublished } = diagnostic;
  const isQuiet = unpublished || severity === "warning";
  const place = (at: Pick<Range, "line" | "column"> & { file: string }) =>
    paint("cyan", printable(`${at.file}:${at.line}:${at.column}`));
  return [
    `${paint(isQuiet ? "yellow" : "red", code)}${unpublished ? " (not published)" : ""}: ${isQuiet ? printable(message) : paint("bold", printable(message))}`,
    ...(hint === undefined ? [] : hint.split("\n").map(printable)),
    place(diagnostic),
    ...frame(texts.get(file), diagnostic, paint),
    ...related.flatMap((other) => [
      `${place(other)} ${printable(other.message)}`,
      // Many related places are only listed.
      ...(related.length > mostFrames
        ? []
        : frame(texts.get(other.file), { ...other, endLine: other.line, endColumn: other.column }, paint)),
    ]),
  ];
}

function frame(lines: LineIndex | undefined, range: Range, paint: PaintText): string[] {
  return (lines ? codeFrame(lines, range) : []).map(({ gutter, text, kind }) => {
    const body = kind === "carets" ? paint("red", text) : kind === "context" ? paint("dim", text) : text;
    return `  ${paint("dim", `${gutter} |`)} ${body}`.trimEnd();
  });
}

function indent(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join("\n");
}
