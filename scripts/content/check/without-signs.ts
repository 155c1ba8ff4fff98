import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { brokenMarkdown } from "../rules/checks/broken-markdown.ts";
import { runTogether } from "../rules/checks/run-together.ts";
import { visibleMarkup } from "../rules/checks/visible-markup.ts";

/**
 * Leaves out signs of Markdown that are not read as such because of another mistake of their text: they stand around the markup of
 * another language, or in lines that YAML joins.
 */
export function withoutSigns(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) {
    if (one.code !== visibleMarkup.code && one.code !== runTogether.code) continue;
    const place = placeOf(one);
    causes.set(place, [...(causes.get(place) ?? []), one]);
  }
  if (causes.size === 0) return diagnostics;
  return diagnostics.filter((one) => {
    if (one.code !== brokenMarkdown.code) return true;
    return !causes.get(placeOf(one))?.some((cause) => cause.code === runTogether.code || overlap(cause, one));
  });
}

function placeOf({ file, pointer }: Diagnostic): string {
  return `${file} ${pointer}`;
}

function overlap(a: Diagnostic, b: Diagnostic): boolean {
  const isBefore = (one: Diagnostic, other: Diagnostic) =>
    one.endLine < other.line || (one.endLine === other.line && one.endColumn <= other.column);
  return !isBefore(a, b) && !isBefore(b, a);
}
