import type { Diagnostic, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { limits } from "../diagnostic/limits.ts";
import { count } from "../rules/toolkit/wording.ts";

/**
 * The mistakes of a report, each once a file that is said there in the same words: where a page is gone, the links to it are one mistake.
 * It stands at the first of them, with the places of the others. Another file has its own, for whoever looks at that. The order stays.
 */
export function byCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = groupBy(diagnostics, ({ code, file, message, unpublished }) =>
    JSON.stringify([code, file, message, unpublished]),
  );
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [withOtherPlaces(first, others)] : []));
}

function withOtherPlaces(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const named = others.slice(0, limits.shownOfFile);
  const left = others.length - named.length;
  const places = named.map(({ file, line, column }, at): RelatedPlace => {
    const more = left > 0 && at === named.length - 1 ? `, and in ${count(left, "place")} more` : "";
    return { file, line, column, message: `The same is here${more}.` };
  });
  return places.length === 0 ? first : { ...first, related: [...(first.related ?? []), ...places] };
}
