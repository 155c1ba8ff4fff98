import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { limits } from "../diagnostic/limits.ts";

/** A file with its first mistakes, which reports show: more are usually one mistake that repeats itself. */
export interface ShownFile {
  readonly file: string;
  readonly count: number;
  readonly shown: readonly Diagnostic[];
}

/**
 * The part of a report that is shown: to people a number of all files, to programs every file. The mistakes must be in
 * the order of files.
 */
export function shownPart(diagnostics: readonly Diagnostic[], mostOfAll: number = limits.shownOfAll) {
  const files: ShownFile[] = [];
  const others = { mistakes: 0, files: 0 };
  let left = mostOfAll;
  for (const [file, mistakes] of groupBy(diagnostics, (one) => one.file)) {
    const shown = firstOf(mistakes, Math.min(limits.shownOfFile, left));
    left -= shown.length;
    if (shown.length > 0) files.push({ file, count: mistakes.length, shown });
    else {
      others.mistakes += mistakes.length;
      others.files++;
    }
  }
  return { files, others };
}

/** So many of the mistakes of a file, in their order: warnings give way to errors. */
function firstOf(mistakes: readonly Diagnostic[], most: number): readonly Diagnostic[] {
  if (mistakes.length <= most) return mistakes;
  const isWarning = ({ severity }: Diagnostic) => severity === "warning";
  const kept = new Set([...mistakes.filter((one) => !isWarning(one)), ...mistakes.filter(isWarning)].slice(0, most));
  return mistakes.filter((one) => kept.has(one));
}

/** How many mistakes a report leaves out of a file: `… and 3 more in pages/index.yaml`. Undefined where it has all. */
export function leftOut({ file, count, shown }: ShownFile, where = file): string | undefined {
  return count > shown.length ? `… and ${count - shown.length} more in ${where}` : undefined;
}

export function allWords({ message, hint, related = [] }: Diagnostic): string {
  const others = related.map((other) => `${other.file}:${other.line}:${other.column} ${other.message}`);
  return [message, ...(hint === undefined ? [] : [hint]), ...others].join("\n");
}
