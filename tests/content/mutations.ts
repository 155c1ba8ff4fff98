import { isScalar, isSeq, type Node, Scalar } from "yaml";
import { findIcon, iconNames } from "../../scripts/content/markup/icons.ts";
import { isRoute } from "../../scripts/content/read/route-form.ts";
import { advise, nearest } from "../../scripts/content/rules/words/suggest.ts";
import type { SchemaSet } from "../../scripts/content/schema/schema-set.ts";
import { findPlaces, type Place, rangeOf } from "./places.ts";

/** A file with one mistake, and what a checker should say of it. */
export interface Mutation {
  readonly text: string;
  readonly line: number;
  readonly code: string;
  /** The only right answer, where there is one. */
  readonly suggestion?: string | undefined;
}

export interface MutationContext {
  readonly schemas: SchemaSet;
  /** The schema of the file: `page.schema.json`. */
  readonly rootSchema: string;
  readonly text: string;
  readonly routes: ReadonlySet<string>;
  /** Returns a whole number from 0 to below `below`. */
  random(below: number): number;
}

type Mutator = (context: MutationContext, places: readonly Place[]) => (Mutation | undefined)[];

/** Every kind of mistake: all the places of a file where it can be made. */
export const mutators: Readonly<Record<string, Mutator>> = {
  "dropped required key": (context, places) =>
    places
      .filter(({ owner, name, map }) => owner.required?.includes(name) && map.items.length > 1)
      .map((place) => ({ ...cut(context.text, place), code: "missing-key" })),

  "misspelt key": (context, places) =>
    places.map((place) => {
      const known = Object.keys(place.owner.properties ?? {});
      const word = mistype(context, place.name);
      const free = known.filter((name) => name === place.name || !place.map.has(name));
      if (known.includes(word)) return undefined;
      const [start, end] = rangeOf(place.key);
      return { ...replaced(context.text, [start, end], word), code: "unknown-key", suggestion: only(word, free) };
    }),

  "wrong type": (context, places) =>
    places
      .filter(({ schema }) => schema.type !== undefined && schema.const === undefined)
      .map((place) => {
        if (place.schema.type !== "string")
          return { ...withValue(context.text, place, "some text"), code: "wrong-type" };
        const { format, pattern } = place.schema;
        // Quotes would not make a route, an icon or an id of it.
        const isProse = pattern === undefined && (format === undefined || /markdown|^code$/.test(format));
        return {
          ...withValue(context.text, place, "42"),
          code: "unquoted-text",
          suggestion: isProse ? "42" : undefined,
        };
      }),

  "unknown block": (context, places) =>
    places.filter(isBlockType).map(({ value }) => {
      const [start, end] = rangeOf(value);
      return { ...replaced(context.text, [start, end], "no-such-block-at-all"), code: "unknown-type" };
    }),

  "broken link": (context, places) =>
    links(context.text, places).map(({ start, route, anchor }) => {
      const word = route && mistype(context, route);
      if (!word || !isRoute(word) || context.routes.has(word)) return undefined;
      const right = only(word, context.routes);
      const suggestion = right && anchor !== undefined ? `${right}#${anchor}` : right;
      return { ...replaced(context.text, [start, start + route.length], word), code: "unknown-link", suggestion };
    }),

  "broken anchor": (context, places) =>
    links(context.text, places).map(({ start, route, anchor }) => {
      if (anchor === undefined) return undefined;
      const at = start + (route ?? "").length + 1;
      return {
        ...replaced(context.text, [at, at + anchor.length], anchor + anchor.slice(-1)),
        code: "unknown-anchor",
        suggestion: `${route ?? ""}#${anchor}`,
      };
    }),

  "bad icon": (context, places) =>
    places
      .filter(({ schema }) => schema.format === "icon")
      .map(({ value }) => {
        const word = mistype(context, scalarText(value));
        if (findIcon(word)) return undefined;
        const [start, end] = rangeOf(value);
        return {
          ...replaced(context.text, [start, end], word),
          code: "unknown-name",
          suggestion: only(word, iconNames()),
        };
      }),

  "duplicate key": (context, places) =>
    places
      .filter(({ index }) => index > 0)
      .map((place) => {
        const previous = place.map.items[place.index - 1];
        return previous && { ...inserted(context.text, place, `${previous.key.value}: again`), code: "duplicate-key" };
      }),

  "broken indentation": (context, places) => [
    ...places.filter(({ index }) => index > 0).map(({ key }) => shifted(context, rangeOf(key)[0], "wrong-indentation")),
    ...places.flatMap(({ value }) => textItems(value)).map((start) => shifted(context, start - 2, "wrong-indentation")),
  ],

  "extra key": (context, places) =>
    places
      .filter(({ index }) => index > 0)
      .map((place) => ({ ...inserted(context.text, place, "qqqqqqqqqqqq: 1"), code: "unknown-key" })),

  "enum typo": (context, places) =>
    places
      .filter((place) => place.schema.enum || place.schema.const !== undefined)
      .map((place) => {
        const known = place.schema.enum?.map(String);
        const right = scalarText(place.value);
        const word = mistype(context, right);
        if (known?.includes(word)) return undefined;
        const [start, end] = rangeOf(place.value);
        const code = place.schema.enum ? "unknown-value" : "unknown-type";
        return { ...replaced(context.text, [start, end], word), code, suggestion: known && only(word, known) };
      }),
};

/** Makes one mistake of a kind in a file at up to `count` random places. */
export function mutate(context: MutationContext, mutator: Mutator, count: number): Mutation[] {
  const places = findPlaces(context.schemas, context.rootSchema, context.text);
  const all = mutator(context, places).filter((mutation) => mutation !== undefined);
  const chosen: Mutation[] = [];
  while (chosen.length < count && all.length > 0) chosen.push(...all.splice(context.random(all.length), 1));
  return chosen;
}

/** A word with two neighbours swapped, or a letter dropped, doubled or replaced. */
function mistype({ random }: MutationContext, word: string): string {
  const at = word.length > 2 ? 1 + random(word.length - 2) : word.length - 1;
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const typos = [before + after.charAt(0) + letter + after.slice(1), before + after, before + letter + letter + after];
  const typo = typos[random(typos.length)] ?? word;
  return typo === word ? `${before}${letter}${letter}${after}` : typo;
}

function only(word: string, known: Iterable<string>): string | undefined {
  const [first, second] = nearest(word, known);
  return first !== undefined && second === undefined ? advise(word, first).suggestion : undefined;
}

function isBlockType({ name, owner, schema }: Place): boolean {
  return name === "type" && schema.const !== undefined && owner.properties?.["title"] !== undefined;
}

/** Every link inside the site: where it starts in the text, and its parts. */
function links(text: string, places: readonly Place[]) {
  return places.flatMap(({ schema, value }) => {
    const pattern = linkPatterns[schema.format ?? ""];
    const [from, to] = rangeOf(value);
    return [...(pattern ? text.slice(from, to).matchAll(pattern) : [])].map((match) => {
      const [route, anchor] = match[0].split("#");
      return { start: from + match.index, route: route || undefined, anchor };
    });
  });
}

const linkPatterns: Readonly<Record<string, RegExp>> = {
  link: /(?<=^["']?)[/#][^"'\s]*/g,
  "inline-markdown": /(?<=\]\()[/#][^)\s]*/g,
  "block-markdown": /(?<=\]\()[/#][^)\s]*/g,
};

function scalarText(node: Node): string {
  return isScalar(node) ? String(node.value) : "";
}

type Change = Pick<Mutation, "text" | "line">;

function replaced(text: string, [start, end]: readonly [number, number], by: string): Change {
  return { text: text.slice(0, start) + by + text.slice(end), line: lineAt(text, start) };
}

/** The text with another value for a key, on the key's line. */
function withValue(text: string, { key, value }: Place, other: string): Change {
  const [, from] = rangeOf(key);
  const [start, end] = rangeOf(value);
  return replaced(text, [from, start + text.slice(start, end).trimEnd().length], `: ${other}`);
}

/** The text with a line before a key that is not the first of its mapping. */
function inserted(text: string, { key }: Place, line: string): Change {
  const [start] = rangeOf(key);
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  return replaced(text, [lineStart, lineStart], `${text.slice(lineStart, start)}${line}\n`);
}

/** The text without a key and its value. The mistake stands at the key above, or at the first key of the list's entry. */
function cut(text: string, { key, value, map, index, ownerKey }: Place): Change {
  const [start] = rangeOf(key);
  const [first] = map.items;
  const owner = ownerKey ?? first?.key ?? key;
  const line = lineAt(text, rangeOf(owner)[0]);
  const next = map.items[index + 1];
  if (next) return { text: replaced(text, [start, rangeOf(next.key)[0]], "").text, line };
  const [, end] = rangeOf(value);
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", text.slice(0, end).trimEnd().length);
  return { text: replaced(text, [lineStart, lineEnd + 1], "").text, line };
}

/** The text with a line that begins at an offset one column further out or in. */
function shifted({ text, random }: MutationContext, start: number, codeInwards: string): Mutation {
  const outwards = text.charAt(start - 1) === " " && random(2) === 0;
  return outwards
    ? { ...replaced(text, [start - 1, start], ""), code: "wrong-indentation" }
    : { ...replaced(text, [start, start], " "), code: codeInwards };
}

/** Where the texts of a list begin that stand below another text without quotes. */
function textItems(list: Node): number[] {
  if (!isSeq<Node>(list) || list.flow) return [];
  return list.items.slice(1).flatMap((item, index) => {
    const above = list.items[index];
    return isScalar(item) && isScalar(above) && above.type === Scalar.PLAIN ? [rangeOf(item)[0]] : [];
  });
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
