import type { Diagnostic, RelatedPlace } from "../diagnostic/diagnostic.ts";
import { limits } from "../diagnostic/limits.ts";
import { allCodes } from "../rules/all-rules.ts";

/**
 * The mistakes of a report, each cause once a file: where a page is gone, the links to it are one mistake, and so is what is wrong
 * in the same words in several entries of a block. It stands at the first of them, with the places of the others. Another file has
 * its own, for whoever looks at that. The order stays.
 */
export function byCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<unknown, Diagnostic[]>();
  const lines = new Map<string, { line: number; readonly cause: unknown }>();
  for (const diagnostic of diagnostics) {
    const cause = causeOf(diagnostic, lines);
    const group = groups.get(cause);
    if (group) group.push(diagnostic);
    else groups.set(cause, [diagnostic]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [withOtherPlaces(first, others)] : []));
}

/** So many lines lie at most between two mistakes of syntax that are one: the longest entries of lists. */
const mostLinesBetween = 8;

/** The common part of mistakes of one cause; the mistake itself where it is a cause of its own. */
function causeOf(diagnostic: Diagnostic, lines: Map<string, { line: number; readonly cause: unknown }>): unknown {
  const { code, file, message, unpublished, pointer, line, column } = diagnostic;
  const { isOneByWords, isOneByForm } = allCodes.get(code) ?? {};
  const words = [code, file, isOneByForm ? withoutQuoted(message) : message, unpublished];
  if (isOneByWords) return JSON.stringify(words);
  if (pointer !== "") return JSON.stringify([...words, listOf(pointer)]);
  // A mistake of syntax stands nowhere in the data.
  const key = JSON.stringify([...words, column]);
  const last = lines.get(key);
  const isNext = last !== undefined && line > last.line && line - last.line <= mostLinesBetween;
  const cause = isNext ? last.cause : diagnostic;
  lines.set(key, { line, cause });
  return cause;
}

/** What a message says of any value: without what it quotes, and what may stand there. */
function withoutQuoted(message: string): string {
  return message.replaceAll(/"[^"]*"/g, '""').replace(/, expected .*$/s, "");
}

/** The place of a value with the same name for all entries of the lists that it stands in; the blocks of a page are apart. */
function listOf(pointer: string): string {
  const [, block = "", place = pointer] = /^(\/blocks\/\d+)?(.*)$/s.exec(pointer) ?? [];
  return `${block}${place.replaceAll(/\/\d+(?=\/|$)/g, "/*")}`;
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
