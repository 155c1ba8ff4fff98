import type { Diagnostic, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { limits } from "../diagnostic/limits.ts";
import { filledFrom } from "../compose/origins.ts";
import { count } from "../rules/toolkit/wording.ts";
import { hintForRow } from "../yaml/to-diagnostic.ts";

/** The most cells shown as examples of a mistake in a template. */
const mostCells = 3;

/**
 * The mistakes of composed pages, each once: a mistake in a part is found on all pages that use it, and one in a template for all rows.
 * `templates` has the number of pages made from each template, by its path for reports.
 */
export function oncePerPlace(
  found: readonly Diagnostic[],
  templates: ReadonlyMap<string, number>,
): readonly Diagnostic[] {
  const groups = groupBy(withTemplates(found, templates), (one) =>
    JSON.stringify([one.code, placeName(one), templates.has(one.file) ? wordsOfAll(one) : one.message]),
  );
  return [...groups.values()].flatMap((group) => {
    // The mistake counts if one of the pages is published, even if others are drafts.
    const first = group.find(({ unpublished }) => !unpublished) ?? group[0];
    if (!first) return [];
    const { of: _, related: __, ...one } = first;
    const isOfRows = templates.has(one.file);
    // Of several rows each has one cell, so that readers see which rows they are.
    const ofEach = group.map(({ related = [] }) => (isOfRows && group.length > 1 ? withOneCell(related) : related));
    const places = new Map(ofEach.flat().map((place) => [placeName(place), place]));
    places.delete(placeName(one));
    const related = [...places.values()].slice(0, isOfRows ? mostCells : limits.shownOfFile);
    const [last, left] = [related.at(-1), places.size - related.length];
    if (isOfRows && last?.message === filledFrom && left > 0)
      related.splice(-1, 1, { ...last, message: `${filledFrom} The mistake is in ${count(left, "more row")}, too.` });
    return related.length > 0 ? { ...one, related } : one;
  });
}

function withOneCell(related: readonly RelatedPlace[]): readonly RelatedPlace[] {
  const cell = related.find(({ message }) => message === filledFrom);
  return related.filter((place) => place === cell || place.message !== filledFrom);
}

/** What is wrong and what to do, without what differs from row to row. */
function wordsOfAll({ message, hint = "" }: Diagnostic): string {
  return `${message} ${hintForRow(hint)}`.replaceAll(/"[^"]*"|\d[\d.,]*/g, "…");
}

function placeName({ file, line, column }: Pick<RelatedPlace, "file" | "line" | "column">): string {
  return `${file}:${line}:${column}`;
}

/** If every row has one mistake in the same part of the same cell, the template is wrong: it is reported there, with the first cells. */
function withTemplates(found: readonly Diagnostic[], templates: ReadonlyMap<string, number>): readonly Diagnostic[] {
  const groups = groupBy(
    found.filter(({ of }) => of?.isCell),
    ({ related: [first] = [], ...one }: Diagnostic) =>
      first ? `${one.code} ${placeName(first)} ${one.pointer.replace(/^\/\d+/, "")} ${wordsOfAll(one)}` : "",
  );
  const ofAllRows = [...groups.values()].filter((group) => {
    const rows = templates.get(group[0]?.related?.[0]?.file ?? "") ?? 0;
    return rows > 1 && group.length === rows && new Set(group.map(({ of }) => of?.path)).size === rows;
  });
  const moved = new Set(ofAllRows.flat());
  return found.map((one) => {
    const { suggestion: _, related: [first, ...others] = [], ...rest } = one;
    if (!first || !moved.has(one)) return one;
    const { file, line, column } = first;
    const message = "It is filled from this cell, and from the same one in all other rows.";
    const cell = { file: one.file, line: one.line, column: one.column, message };
    const words = rest.hint === undefined ? rest : { ...rest, hint: hintForRow(rest.hint) };
    return { ...words, file, line, column, endLine: line, endColumn: column, related: [cell, ...others] };
  });
}

/**
 * Joins mistakes with the same message and advice in a file: the links to a page that is gone are one mistake. It is reported at the first of them,
 * with the places of the others. Each file has its own, for people who look only at that file. The order stays.
 */
export function byCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = groupBy(diagnostics, ({ code, file, message, hint, unpublished }) =>
    JSON.stringify([code, file, message, hint, unpublished]),
  );
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [withOtherPlaces(first, others)] : []));
}

function withOtherPlaces(first: Diagnostic, others: readonly Diagnostic[]): Diagnostic {
  const named = others.slice(0, limits.shownOfFile);
  const left = others.length - named.length;
  const places = named.map(({ file, line, column }, at): RelatedPlace => {
    const more = left > 0 && at === named.length - 1 ? `, and in ${count(left, "more place")}` : "";
    return { file, line, column, message: `The same mistake is here${more}.` };
  });
  return places.length === 0 ? first : { ...first, related: [...(first.related ?? []), ...places] };
}
