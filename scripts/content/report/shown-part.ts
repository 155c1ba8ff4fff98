import { byFile } from "../diagnostic/by-file.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";

/**
 * The most mistakes of one file that are shown, and of all files: more are usually one mistake that repeats itself, and
 * nobody reads on.
 */
const mostOfFile = 20;
const mostOfAll = 100;

/** A file with its first mistakes, which reports for people show. */
export interface ShownFile {
  readonly file: string;
  /** How many mistakes it has. */
  readonly count: number;
  readonly shown: readonly Diagnostic[];
}

export interface ShownPart {
  readonly files: readonly ShownFile[];
  /** How many mistakes other files have, and how many these are. */
  readonly others: { readonly mistakes: number; readonly files: number };
}

/** The part of a report that is shown to people. The mistakes must be in the order of files. */
export function shownPart(diagnostics: readonly Diagnostic[]): ShownPart {
  const files: ShownFile[] = [];
  const others = { mistakes: 0, files: 0 };
  let left = mostOfAll;
  for (const [file, mistakes] of byFile(diagnostics)) {
    const shown = mistakes.slice(0, Math.min(mostOfFile, left));
    left -= shown.length;
    if (shown.length > 0) files.push({ file, count: mistakes.length, shown });
    else {
      others.mistakes += mistakes.length;
      others.files++;
    }
  }
  return { files, others };
}
