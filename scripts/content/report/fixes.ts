import { compareText } from "../diagnostic/diagnostic.ts";
import type { Fix } from "../fix/fix-text.ts";
import { count } from "../rules/toolkit/wording.ts";
import { printable } from "./printable.ts";

export function fixesReport(fixes: readonly Fix[], isDryRun = false): string {
  const sorted = [...fixes].sort(
    (a, b) => compareText(a.diagnostic.file, b.diagnostic.file) || a.line - b.line || a.column - b.column,
  );
  const lines = sorted.map(({ diagnostic: { file, code }, line, column, replacement, replaced }) => {
    const words = `${isDryRun ? "would write" : "wrote"} ${replacement} instead of ${replaced}`;
    return printable(`  ${file}:${line}:${column}  ${code}: ${words}`);
  });
  const mended = new Set(fixes.map(({ diagnostic }) => diagnostic)).size;
  return `${[`${count(mended, "mistake")} ${isDryRun ? "would be fixed" : "fixed"}.`, ...lines].join("\n")}\n`;
}
