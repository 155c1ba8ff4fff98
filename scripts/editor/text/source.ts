import { type CST, isMap, isScalar, isSeq, Lexer } from "yaml";
import { unlessTooDeep } from "../../content/yaml/data-in.ts";
import { dataOf, errorsOf, parseText, structuralErrors } from "../../content/yaml/parse-text.ts";

/** A text with what the parser makes of it. */
interface Source {
  readonly node: unknown;
  readonly data: unknown;
  readonly errors: number;
}

/** Undefined where the text is not understood to its end. */
export function readSource(text: string): Source | undefined {
  return unlessTooDeep(() => {
    const document = parseText(text, { keepSourceTokens: true });
    const errors = errorsOf(document);
    if (structuralErrors(errors).length > 0) return undefined;
    return { data: dataOf(document), node: document.contents, errors: errors.length };
  });
}

/** An entry of a map or list, as it is written. */
export interface Entry {
  readonly key: string | number;
  readonly node: unknown;
  readonly item: CST.CollectionItem;
}

/** The entries of a map or list; none of anything else, such as an alias. */
export function entriesOf(node: unknown): readonly Entry[] {
  if (isMap(node))
    return node.items.flatMap(({ key, value, srcToken: item }) =>
      isScalar(key) && item ? [{ key: String(key.value), node: value, item }] : [],
    );
  if (!isSeq(node) || !node.srcToken) return [];
  const items = itemsOf(node.srcToken);
  return node.items.flatMap((one, key) => (items[key] ? [{ key, node: one, item: items[key] }] : []));
}

/** The entries of a collection, without what the parser keeps as one and is only a comment. */
function itemsOf(token: CST.Token): readonly CST.CollectionItem[] {
  const items: readonly CST.CollectionItem[] = "items" in token ? token.items : [];
  return items.filter(
    ({ start, key, sep, value }) => key || sep || value || start.some(({ type }) => type === "seq-item-ind"),
  );
}

/** Where an entry begins, with its hyphen, tag or anchor. */
export function startOf({ start, key, sep, value }: CST.CollectionItem): number {
  return (start.find(isSign) ?? key ?? sep?.[0] ?? value)?.offset ?? 0;
}

/** Where the value of an entry may begin: behind its colon or hyphen. */
export function valueStartOf({ start, key, sep = [] }: CST.CollectionItem): number {
  const mark = (key ? sep : start).find(({ type }) => /(?:value|item)-ind$/.test(type));
  if (mark) return mark.offset + mark.source.length;
  return key ? endOf(key) : (start.at(-1)?.offset ?? 0);
}

/** Where the last sign of a value or entry stands: comments, and the end of its last line, come after it. */
export function endOf(token: CST.Token | CST.CollectionItem): number {
  if (!("type" in token)) {
    const { start, key, sep = [], value } = token;
    const last = value ?? sep.findLast(isSign) ?? key ?? start.findLast(isSign);
    return last ? endOf(last) : 0;
  }
  if (token.type === "flow-collection") return (token.end.find(({ type }) => /-end$/.test(type))?.offset ?? 0) + 1;
  const last = itemsOf(token).at(-1);
  if (last) return endOf(last);
  const source = "source" in token ? token.source : "";
  if (token.type !== "block-scalar") return token.offset + source.length;
  const props = token.props.map((prop) => ("source" in prop ? prop.source : "")).join("");
  // Empty lines belong to a text only where its header says so.
  return token.offset + (props + source).replace(/^[|>][^\n]*\+/.test(props) ? /\r?\n$/ : /\s*$/, "").length;
}

function isSign({ type }: CST.SourceToken): boolean {
  return type !== "space" && type !== "newline" && type !== "comment" && type !== "comma";
}

/** Whether a comment stands in what is written between brackets. */
export function holdsComment(brackets: string): boolean {
  return [...new Lexer().lex(brackets)].some((token) => token.startsWith("#"));
}
