import type { Diagnostic, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { limits } from "../diagnostic/limits.ts";
import { allCodes } from "../rules/all-codes.ts";

/**
 * The mistakes of a report, each cause once a file: where a page is gone, the links to it are one mistake, at the first of them,
 * with the places of the others. Another file has its own, for whoever looks at that. The order stays.
 */
export function byCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<unknown, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const cause = causeOf(diagnostic);
    const group = groups.get(cause);
    if (group) group.push(diagnostic);
    else groups.set(cause, [diagnostic]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [withOtherPlaces(first, others)] : []));
}

/** The common part of mistakes of one cause; the mistake itself where it is a cause of its own. */
function causeOf(diagnostic: Diagnostic): unknown {
  const { code, file, message, unpublished } = diagnostic;
  return allCodes.get(code)?.isOneByWords ? JSON.stringify([code, file, message, unpublished]) : diagnostic;
}

function withOtherPlaces(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const named = others.slice(0, limits.shownOfFile);
  const left = others.length - named.length;
  const places = named.map(({ file, line, column }, at): RelatedPlace => {
    const more = left > 0 && at === named.length - 1 ? `, and in ${left} ${left === 1 ? "place" : "places"} more` : "";
    return { file, line, column, message: `The same is here${more}.` };
  });
  return places.length === 0 ? first : { ...first, related: [...(first.related ?? []), ...places] };
}
