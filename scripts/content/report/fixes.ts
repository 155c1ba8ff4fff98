import { compareText } from "../diagnostic/diagnostic.ts";
import type { Fix } from "../fix/fix-text.ts";
import { count } from "../rules/toolkit/wording.ts";
import { printable } from "./printable.ts";

export function fixesReport(fixes: readonly Fix[], isDryRun = false): string {
  const sorted = [...fixes].sort(
    (a, b) => compareText(a.diagnostic.file, b.diagnostic.file) || a.line - b.line || a.column - b.column,
  );
  const lines = sorted.map(({ diagnostic: { file, code }, line, column, replacement, replaced }) => {
    const words = `${isDryRun ? "would write" : "wrote"} ${namedText(replacement)} instead of ${namedText(replaced)}`;
    return printable(`  ${file}:${line}:${column}  ${code}: ${words}`);
  });
  const mended = new Set(fixes.map(({ diagnostic }) => diagnostic)).size;
  return `${[`${count(mended, "mistake")} ${isDryRun ? "would be fixed" : "fixed"}.`, ...lines].join("\n")}\n`;
}

/** A text as part of a sentence: white space, which would be invisible, is put into words. */
function namedText(text: string): string {
  if (text.trim() !== "") return text;
  if (text === "") return "nothing";
  if (/^ +$/.test(text)) return count(text.length, "space");
  return /^\t+$/.test(text) ? `${text.length === 1 ? "a tab" : `${text.length} tabs`}` : "tabs and spaces";
}
