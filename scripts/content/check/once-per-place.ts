import type { Diagnostic, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { limits } from "../diagnostic/limits.ts";

/**
 * The mistakes of composed pages, each once: what is wrong in a part is wrong in all pages that use it, and what is wrong in a template in all
 * rows. `templates` are the numbers of pages that templates make, by their paths for reports.
 */
export function oncePerPlace(
  found: readonly Diagnostic[],
  templates: ReadonlyMap<string, number>,
): readonly Diagnostic[] {
  const places = new Map<string, Diagnostic>();
  for (const mistake of withTemplates(found, templates)) {
    const { of: _, ...one } = mistake;
    const { code, file, line, column, message, unpublished } = one;
    // Of a template each row may have other words for the same mistake.
    const name = JSON.stringify([code, file, line, column, templates.has(file) ? "" : message]);
    const before = places.get(name);
    // What one page shows is wrong on the site, whatever else is a draft.
    const { related, ...alone } = before?.unpublished && !unpublished ? one : (before ?? one);
    const most = templates.has(file) ? mostCells : limits.shownOfFile;
    places.set(name, { ...alone, ...joined(one, before?.related, most) });
  }
  return [...places.values()];
}

/** So many cells show what is wrong with a template. */
const mostCells = 3;

/** The places that have to do with a mistake, after those that are known, and none that is its own. */
function joined(
  one: Diagnostic,
  known: readonly RelatedPlace[] | undefined,
  most: number,
): Pick<Diagnostic, "related"> {
  const places = new Map<string, RelatedPlace>();
  const nameOf = ({ file, line, column }: Pick<RelatedPlace, "file" | "line" | "column">) =>
    `${file}:${line}:${column}`;
  for (const place of [...(known ?? []), ...(one.related ?? [])]) {
    if (nameOf(place) !== nameOf(one) && !places.has(nameOf(place))) places.set(nameOf(place), place);
  }
  const related = [...places.values()].slice(0, most);
  return related.length > 0 ? { related } : {};
}

/** Where every row has a mistake in the same value, the template is wrong: the mistake stands there, with the first cells. */
function withTemplates(found: readonly Diagnostic[], templates: ReadonlyMap<string, number>): readonly Diagnostic[] {
  const counts = new Map<string, number>();
  const nameOf = ({ code, of, related: [first] = [] }: Diagnostic) =>
    of?.isCell && first && templates.has(first.file)
      ? JSON.stringify([code, first.file, first.line, first.column])
      : undefined;
  for (const one of found) {
    const name = nameOf(one);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return found.map((one) => {
    const name = nameOf(one);
    const [first, ...others] = one.related ?? [];
    if (
      name === undefined ||
      !first ||
      (templates.get(first.file) ?? 0) < 2 ||
      counts.get(name) !== templates.get(first.file)
    )
      return one;
    const { file, line, column } = one;
    const { suggestion: _, ...rest } = one;
    const cell = { file, line, column, message: "It is filled with this cell, and with those of all other rows." };
    return {
      ...rest,
      file: first.file,
      line: first.line,
      column: first.column,
      endLine: first.line,
      endColumn: first.column,
      related: [cell, ...others],
    };
  });
}
