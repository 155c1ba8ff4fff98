import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { limits } from "../diagnostic/limits.ts";

/** A file with its first mistakes, which reports show: the rest are usually one mistake repeated. */
export interface ShownFile {
  readonly file: string;
  readonly count: number;
  readonly shown: readonly Diagnostic[];
}

/**
 * The part of a report that is shown: at most `mostOfAll` mistakes, and so many of each file. The mistakes must be sorted by file.
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

/** At most `most` mistakes of a file, in their order. Errors take precedence over warnings. */
function firstOf(mistakes: readonly Diagnostic[], most: number): readonly Diagnostic[] {
  if (mistakes.length <= most) return mistakes;
  const isWarning = ({ severity }: Diagnostic) => severity === "warning";
  const kept = new Set([...mistakes.filter((one) => !isWarning(one)), ...mistakes.filter(isWarning)].slice(0, most));
  return mistakes.filter((one) => kept.has(one));
}

/** How many mistakes of a file a report leaves out: `… and 3 more in pages/index.yaml`. Undefined if none. */
export function leftOut({ file, count, shown }: ShownFile, where = file): string | undefined {
  return count > shown.length ? `… and ${count - shown.length} more in ${where}` : undefined;
}

export function allWords({ message, hint, related = [] }: Diagnostic): string {
  const others = related.map((other) => `${other.file}:${other.line}:${other.column} ${other.message}`);
  return [message, ...(hint === undefined ? [] : [hint]), ...others].join("\n");
}
