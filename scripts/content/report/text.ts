import type { Diagnostic } from "../diagnostic.ts";

/** What a report is made from. */
export interface Report {
  /** How many files were checked. */
  readonly files: number;
  readonly diagnostics: readonly Diagnostic[];
}

/** The report for people: a paragraph a mistake, and a closing line. */
export function textReport({ files, diagnostics }: Report): string {
  const paragraphs = diagnostics.map(({ file, line, column, code, message, hint }) =>
    [`${file}:${line}:${column}  ${code}`, `  ${message}`, ...(hint ? [`  ${hint}`] : [])].join("\n"),
  );
  const summary =
    diagnostics.length === 0
      ? `${count(files, "file")} checked, no mistakes.`
      : `${count(diagnostics.length, "mistake")} in ${count(new Set(diagnostics.map(({ file }) => file)).size, "file")}, ${count(files, "file")} checked.`;
  return `${[...paragraphs, summary].join("\n\n")}\n`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
