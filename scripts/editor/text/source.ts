import { type CST, type Document, isMap, isScalar, isSeq } from "yaml";
import type { ValuePath } from "../../content/diagnostic/path.ts";
import { dataOf, errorsOf, parseText, structuralErrors, TooDeepError } from "../../content/yaml/parse-text.ts";
import { CannotChangeError } from "./cannot-change-error.ts";

/** A text with what the parser makes of it. */
export interface Source {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly data: unknown;
  readonly errors: number;
}

/** Throws a CannotChangeError where the text is not understood to its end. */
export function readSource(text: string): Source {
  try {
    const document = parseText(text, { keepSourceTokens: true });
    const errors = errorsOf(document);
    const [wrong] = structuralErrors(errors);
    if (wrong) throw new CannotChangeError(`The text cannot be parsed: ${wrong.message}`);
    return { text, document, data: dataOf(document), errors: errors.length };
  } catch (error) {
    throw error instanceof TooDeepError ? new CannotChangeError(error.message) : error;
  }
}

export type Item = CST.CollectionItem;
export type Collection = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** Where a value is written. */
interface Spot {
  /** Undefined where nothing is written. */
  readonly token: CST.Token | undefined;
  /** The collection that it is in, and its entry there; undefined for the whole document. */
  readonly parent: Collection | undefined;
  readonly item: Item | undefined;
  readonly isInFlow: boolean;
}

/** Finds a value; undefined where the way to it leads through an alias. */
export function findSpot({ document }: Source, path: ValuePath): Spot | undefined {
  let node: unknown = document.contents;
  let spot: Spot = { token: document.contents?.srcToken, parent: undefined, item: undefined, isInFlow: false };
  for (const part of path) {
    const parent = spot.token;
    if (!parent || !isCollection(parent)) return undefined;
    let item: Item | undefined;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
      item = pair?.srcToken;
      node = pair?.value;
    } else if (isSeq(node)) {
      item = itemsOf(parent)[Number(part)];
      node = node.items[Number(part)];
    }
    if (!item) return undefined;
    spot = { token: item.value, parent, item, isInFlow: spot.isInFlow || parent.type === "flow-collection" };
  }
  return spot;
}

export function isCollection(token: CST.Token): token is Collection {
  return token.type === "block-map" || token.type === "block-seq" || token.type === "flow-collection";
}

/** The entries of a collection, without what the parser keeps as one and is only a comment. */
export function itemsOf(token: Collection): readonly Item[] {
  const items: readonly Item[] = token.items;
  if (token.type === "block-seq") return items.filter(({ start }) => start.some(({ type }) => type === "seq-item-ind"));
  return items.filter(({ key, sep, value }) => key || sep || value);
}

/** Where an entry begins, with its hyphen, tag or anchor. */
export function startOf({ start, key, sep, value }: Item): number {
  return (start.find(isSign) ?? key ?? sep?.[0] ?? value)?.offset ?? 0;
}

/** Where the value of an entry may begin: behind its colon or hyphen. */
export function valueStartOf({ start, key, sep }: Item, parent: Collection): number {
  const mark = (parent.type === "block-seq" ? start : (sep ?? [])).find(({ type }) => /(?:value|item)-ind$/.test(type));
  if (mark) return mark.offset + mark.source.length;
  return key ? endOf(key) : (start.at(-1)?.offset ?? 0);
}

function itemEnd({ start, key, sep, value }: Item): number {
  const last = value ?? (sep ?? []).findLast(isSign) ?? key ?? start.findLast(isSign);
  return last ? endOf(last) : 0;
}

/** Where the last sign of a value or entry stands: comments, and the end of its last line, come after it. */
export function endOf(token: CST.Token | Item): number {
  if (!("type" in token)) return itemEnd(token);
  if (token.type === "block-map" || token.type === "block-seq") {
    const last = itemsOf(token).at(-1);
    return last ? itemEnd(last) : token.offset;
  }
  if (token.type === "flow-collection") return (token.end.find(({ type }) => /-end$/.test(type))?.offset ?? 0) + 1;
  const source = "source" in token ? token.source : "";
  if (token.type !== "block-scalar") return token.offset + source.length;
  const props = token.props.map((prop) => ("source" in prop ? prop.source : "")).join("");
  // Empty lines belong to a text only where its header says so.
  return token.offset + (props + source).replace(/^[|>][^\n]*\+/.test(props) ? /\r?\n$/ : /\s*$/, "").length;
}

function isSign({ type }: CST.SourceToken): boolean {
  return type !== "space" && type !== "newline" && type !== "comment" && type !== "comma";
}

/** Whether a comment stands within a value; behind it one may stand. */
export function holdsComment(token: CST.Token): boolean {
  if (!isCollection(token)) return false;
  const items: readonly Item[] = token.items;
  return items.some(
    ({ start, key, sep = [], value }) =>
      [...start, ...sep, ...endTokens(key), ...endTokens(value)].some(({ type }) => type === "comment") ||
      (value ? holdsComment(value) : false),
  );
}

/** What stands behind a scalar or a bracket, or in the header of a text. */
function endTokens(token: CST.Token | null | undefined): readonly { readonly type: string }[] {
  if (!token) return [];
  if (token.type === "block-scalar") return token.props;
  return "end" in token ? (token.end ?? []) : [];
}
