import { compareText } from "../diagnostic/diagnostic.ts";
import type { Fix } from "../fix/fix-text.ts";
import { printable } from "./printable.ts";
import { count } from "./summary.ts";

/** The report of what `--fix` wrote, or would write: a line a fix. */
export function fixesReport(fixes: readonly Fix[], isDryRun = false): string {
  const sorted = [...fixes].sort(
    ({ diagnostic: a }, { diagnostic: b }) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
  const lines = sorted.map(({ diagnostic: { file, line, column, code }, replacement, replaced }) =>
    printable(
      `  ${file}:${line}:${column}  ${code}: ${isDryRun ? "would write" : "wrote"} ${replacement} instead of ${replaced}`,
    ),
  );
  return `${[`${count(fixes.length, "mistake")} ${isDryRun ? "would be fixed" : "fixed"}.`, ...lines].join("\n")}\n`;
}
