import type { Diagnostic } from "./diagnostic.ts";

/** The diagnostics of each file, in their order. */
export function byFile(diagnostics: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  const files = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const list = files.get(diagnostic.file);
    if (list) list.push(diagnostic);
    else files.set(diagnostic.file, [diagnostic]);
  }
  return files;
}
