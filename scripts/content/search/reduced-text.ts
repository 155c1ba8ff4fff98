import { decodeEntity } from "../markup/decode-entity.ts";

/** A text as readers see it, in lower case, and where each of its characters stands in the original; the last place is its end. */
interface ReducedText {
  readonly text: string;
  readonly offsets: readonly number[];
}

/**
 * Signs that make no difference to readers: the ends of Markdown's links and its signs, curly quotes and straight ones, an entity and
 * its character, a hyphen that may break a word, and spaces of all kinds and lengths, line breaks included.
 */
const unlike =
  /(?<link>\]\([^()\s]*(?:\s+"[^"]*")?\))|(?<mark>[*_`~\\[\]\u00ad\u200b])|(?<single>[‘’‚])|(?<double>[“”„])|(?<entity>&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)|(?<space>\s+)/giu;

/** Reduces a text to what two texts that readers see alike have in common. */
export function reduceText(value: string): ReducedText {
  let text = "";
  const offsets: number[] = [];
  const add = (part: string, at: number, step: number): void => {
    // The one letter whose lower case is longer is found as people type it who have not got it.
    const lower = part.replaceAll("\u0130", "i").toLowerCase();
    for (let index = 0; index < lower.length; index++) offsets.push(at + index * step);
    text += lower;
  };
  let end = 0;
  for (const match of value.matchAll(unlike)) {
    add(value.slice(end, match.index), end, 1);
    const { single, double, entity, space } = match.groups ?? {};
    const character = entity === undefined ? undefined : decodeEntity(entity);
    if (single !== undefined) add("'", match.index, 0);
    else if (double !== undefined) add('"', match.index, 0);
    else if (space !== undefined || character?.trim() === "") add(" ", match.index, 0);
    else if (entity !== undefined) add(character ?? entity, match.index, character === undefined ? 1 : 0);
    end = match.index + match[0].length;
  }
  add(value.slice(end), end, 1);
  return { text, offsets: [...offsets, value.length] };
}
