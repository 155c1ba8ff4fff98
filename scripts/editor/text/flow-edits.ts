import { columnOf, eolOf, isFirstInLine, lineStart, nextLine, splice } from "./lines.ts";
import { type Collection, endOf, holdsComment, type Item, itemsOf, startOf } from "./source.ts";

/** An entry that is there, or the text of a new one. */
export type FlowEntry = Item | string;

/** The texts in which a collection in brackets has these entries, in lines and spaced as it was; none where a comment would be lost. */
export function* writtenFlow(text: string, token: Collection, entries: readonly FlowEntry[]): Generator<string> {
  const range = [token.offset, endOf(token)] as const;
  const old = text.slice(...range);
  const lines = entries.length > 0 ? linesOf(text, token) : undefined;
  if (lines) yield splice(text, lines.range, writtenLines(text, lines, entries));
  if (holdsComment(token)) return;
  const [open = "[", close = "]"] = old.startsWith("{") ? ["{", "}"] : ["[", "]"];
  const isWide = /^[[{]\s/.test(old) && /\s[\]}]$/.test(old);
  const space = isWide && entries.length > 0 ? " " : "";
  yield splice(text, range, `${open}${space}${entries.map((entry) => bodyOf(text, entry)).join(", ")}${space}${close}`);
}

function bodyOf(text: string, entry: FlowEntry): string {
  return typeof entry === "string" ? entry : text.slice(startOf(entry), endOf(entry));
}

/** The lines of entries that stand on lines of their own. */
interface Lines {
  readonly range: readonly [number, number];
  readonly indentation: string;
  readonly hasLastComma: boolean;
  /** The comments above and behind each entry. */
  readonly comments: ReadonlyMap<Item, { readonly above: string; readonly behind: string }>;
}

function linesOf(text: string, token: Collection): Lines | undefined {
  const items = itemsOf(token);
  const [first] = items;
  if (!first) return undefined;
  const begin = nextLine(text, token.offset);
  const comments = new Map<Item, { above: string; behind: string }>();
  let [end, hasLastComma] = [begin, false];
  for (const item of items) {
    const found = /^(?:[ \t]*(,))?([ \t]*#[^\r\n]*|[ \t]*)\r?\n/.exec(text.slice(endOf(item)));
    const start = lineStart(text, startOf(item));
    if (!found || start < end || !isFirstInLine(text, startOf(item))) return undefined;
    comments.set(item, { above: text.slice(end, start), behind: (found[2] ?? "").trimEnd() });
    hasLastComma = found[1] === ",";
    end = endOf(item) + found[0].length;
  }
  return { range: [begin, end], indentation: " ".repeat(columnOf(text, startOf(first))), hasLastComma, comments };
}

function writtenLines(
  text: string,
  { indentation, hasLastComma, comments }: Lines,
  entries: readonly FlowEntry[],
): string {
  const lines = entries.map((entry, at) => {
    const { above = "", behind = "" } = (typeof entry === "string" ? undefined : comments.get(entry)) ?? {};
    const comma = hasLastComma || at < entries.length - 1 ? "," : "";
    return `${above}${indentation}${bodyOf(text, entry)}${comma}${behind}${eolOf(text)}`;
  });
  return lines.join("");
}
