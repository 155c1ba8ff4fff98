import type { Diagnostic } from "../diagnostic/diagnostic.ts";

/** Codes of what is seen again in a part of it, most of it what Markdown makes, or fails to make, of that. */
const parts = new Set([
  "broken-link-markup",
  "invalid-link",
  "missing-asset",
  "unclosed-emphasis",
  "unknown-anchor",
  "unknown-link",
  "vague-link",
]);

/** Leaves out, of diagnostics in order, what stands inside an element of HTML: it goes with that. */
export function withoutInner(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  let around: Diagnostic | undefined;
  return diagnostics.filter((diagnostic) => {
    if (around && parts.has(diagnostic.code) && isInside(diagnostic, around)) return false;
    if (diagnostic.code === "html-in-text") around = diagnostic;
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
