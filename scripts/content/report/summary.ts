import type { Report } from "./report.ts";

/** The closing line of reports for people. */
export function summary({ files, diagnostics }: Omit<Report, "sources">): string {
  if (diagnostics.length === 0) return `${count(files, "file")} checked, no mistakes.`;
  const wrong = new Set(diagnostics.map(({ file }) => file)).size;
  return `${count(diagnostics.length, "mistake")} in ${count(wrong, "file")}, ${count(files, "file")} checked.`;
}

/** A number with its noun: `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
