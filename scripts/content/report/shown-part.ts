import type { Diagnostic } from "../diagnostic/diagnostic.ts";

/**
 * The most mistakes of one file that are shown: more are usually one mistake that repeats itself, and nobody reads on.
 */
const mostShown = 20;

/** The first mistakes of a file, which reports for people show, and how many others it has. */
export function shownPart(diagnostics: readonly Diagnostic[]): { shown: readonly Diagnostic[]; others: number } {
  return { shown: diagnostics.slice(0, mostShown), others: Math.max(0, diagnostics.length - mostShown) };
}
