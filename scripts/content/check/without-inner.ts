import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { brokenMarkdown } from "../rules/checks/broken-markdown.ts";
import { runTogether } from "../rules/checks/run-together.ts";
import { visibleMarkup } from "../rules/checks/visible-markup.ts";

/** Codes of what is seen in a text as a whole, within which others see a part. */
const whole = new Set(["comment-in-text", "visible-markup", "unfinished-text"]);

/** Codes of what is seen again in a part of it, most of it what Markdown makes, or fails to make, of that. */
const parts = new Set([
  "broken-markdown",
  "invalid-link",
  "missing-asset",
  "unfinished-text",
  "unknown-anchor",
  "unknown-link",
  "vague-link",
]);

/** Leaves out, of diagnostics in order, what stands inside a comment or markup of another language: it goes with that, or is read anew. */
export function withoutInner(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  let around: Diagnostic | undefined;
  return diagnostics.filter((diagnostic) => {
    if (around && parts.has(diagnostic.code) && isInside(diagnostic, around)) return false;
    if (whole.has(diagnostic.code)) around = diagnostic;
    return true;
  });
}

function isInside(inner: Diagnostic, outer: Diagnostic): boolean {
  if (inner.file !== outer.file || inner.unpublished !== outer.unpublished) return false;
  const starts = inner.line > outer.line || (inner.line === outer.line && inner.column >= outer.column);
  return (
    starts && (inner.endLine < outer.endLine || (inner.endLine === outer.endLine && inner.endColumn <= outer.endColumn))
  );
}

/**
 * Leaves out signs of Markdown that are not read as such because of another mistake of their text: they stand around the markup of
 * another language, or in lines that YAML joins.
 */
export function withoutSigns(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) {
    if (one.code !== visibleMarkup.code && one.code !== runTogether.code) continue;
    const place = textOf(one);
    causes.set(place, [...(causes.get(place) ?? []), one]);
  }
  if (causes.size === 0) return diagnostics;
  return diagnostics.filter((one) => {
    if (one.code !== brokenMarkdown.code) return true;
    return !causes.get(textOf(one))?.some((cause) => cause.code === runTogether.code || overlap(cause, one));
  });
}

function textOf({ file, pointer }: Diagnostic): string {
  return `${file} ${pointer}`;
}

function overlap(a: Diagnostic, b: Diagnostic): boolean {
  const isBefore = (one: Diagnostic, other: Diagnostic) =>
    one.endLine < other.line || (one.endLine === other.line && one.endColumn <= other.column);
  return !isBefore(a, b) && !isBefore(b, a);
}
