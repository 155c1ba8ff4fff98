import { isMap, isSeq, Scalar, visit, type YAMLMap, type YAMLSeq } from "yaml";
import type { ValuePath } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { Schema } from "../../schema/schema-set.ts";
import { possibleDataOf } from "../../yaml/parse-text.ts";
import type { ParsedText } from "../kinds/syntax-rule.ts";
import { type EntryLine, looksLikeEntry } from "./looks-like-entry.ts";
import { pathOfNodes } from "./path-of-key.ts";

/** A line of a text in `|` or `>` that was meant as an entry of a mapping or list around the text. */
export interface Swallowed {
  readonly line: number;
  /** The last line of the text. */
  readonly last: number;
  /** The offset of the key, or of the hyphen before it, and the offset at which the key ends. */
  readonly start: number;
  readonly end: number;
  /** The key of the text. */
  readonly owner: string;
  /** The columns, from 0, of the mappings or lists that it can be an entry of: the nearest first. */
  readonly columns: readonly number[];
}

/** A mapping or list around a text. */
interface Surrounding {
  readonly node: YAMLMap | YAMLSeq;
  readonly path: ValuePath;
  readonly column: number;
}

const entry = /^( *)(?:(-) +)?([A-Za-z][\w-]*):(?: +(?! )(.*))?$/;

/**
 * Finds, in the texts in `|` or `>`, the first entry that YAML reads as part of a text because it is indented as far.
 * Code is not searched.
 */
export function findSwallowed(file: ParsedText): Swallowed | undefined {
  const { document, shape, lines, trials } = file;
  if (shape.keys.size === 0 || !hasLikeEntry(file)) return undefined;
  // Parsed anew: `dataOf` removes repeated keys from its document, and other rules must still find them.
  const copy = trials.parse(lines.text);
  if (!copy) return undefined;
  const data = possibleDataOf(copy);
  let found: Swallowed | undefined;
  visit(document, {
    Scalar(_, node, ancestors) {
      if (!isBlockText(node)) return undefined;
      const { path, around } = surroundings(file, [...ancestors, node]);
      const schema = shape.at(data, path)?.schema;
      if (!schema || shape.isCode(data, path)) return undefined;
      found = firstEntry(file, { data, node, schema, path, around });
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

/** Whether any text in `|` or `>` has a line that could be an entry: a quick test before the slow search. */
function hasLikeEntry({ document, lines, shape }: ParsedText): boolean {
  let found = false;
  visit(document, {
    Scalar(_, node) {
      if (!isBlockText(node)) return undefined;
      const [from, to] = node.range ?? [0, 0];
      found = lines.text
        .slice(from, to)
        .split("\n")
        .some((line) => shape.keys.has(entry.exec(line.trimEnd())?.[3] ?? ""));
      return found ? visit.BREAK : undefined;
    },
  });
  return found;
}

function isBlockText({ type }: Scalar): boolean {
  return type === Scalar.BLOCK_FOLDED || type === Scalar.BLOCK_LITERAL;
}

/** The path of the last of some nodes, and the mappings and lists among them, the nearest first. */
function surroundings({ lines }: ParsedText, nodes: readonly unknown[]) {
  const around: Surrounding[] = [];
  for (const [depth, node] of nodes.entries()) {
    if (!(isMap(node) || isSeq(node)) || !node.range) continue;
    const [start] = node.range;
    const path = pathOfNodes(nodes.slice(0, depth + 1));
    around.unshift({ node, path, column: start - lines.start(lines.lineAt(start)) });
  }
  return { path: pathOfNodes(nodes), around };
}

interface Text {
  readonly data: unknown;
  readonly node: Scalar;
  readonly schema: Schema;
  readonly path: ValuePath;
  readonly around: readonly Surrounding[];
}

/** The fences that begin and end code in Markdown. */
const fence = /^ *(?:```|~~~)/;

function firstEntry(file: ParsedText, text: Text): Swallowed | undefined {
  const { lines } = file;
  const [from, to] = text.node.range ?? [0, 0];
  const header = lines.lineAt(from);
  const last = lines.lineAt(Math.max(to - 1, from));
  let isCode = false;
  for (let line = header + 1; line <= last; line++) {
    if (fence.test(lines.lineText(line))) isCode = !isCode;
    // Code shows files of any kind.
    if (isCode) continue;
    const [whole, lead = "", hyphen, key = "", value = ""] = entry.exec(lines.lineText(line).trimEnd()) ?? [];
    if (whole === undefined) continue;
    const above = Array.from({ length: line - header - 1 }, (_, at) => lines.lineText(header + 1 + at));
    const below = line < last ? lines.lineText(line + 1) : "";
    const columns = text.around
      .filter(({ column }) => column < lead.length)
      .filter((place) => takes(file, { ...text, place, key, hyphen, line: { value, above, text: whole, below } }))
      .map(({ column }) => column);
    if (columns.length === 0) continue;
    const start = lines.start(line) + lead.length;
    const end = lines.start(line) + whole.indexOf(":");
    return { line, last, start, end, owner: String(text.path.findLast((step) => typeof step === "string")), columns };
  }
  return undefined;
}

interface Candidate extends Text {
  readonly place: Surrounding;
  readonly key: string;
  readonly hyphen: string | undefined;
  readonly line: EntryLine;
}

/** Whether a mapping lacks the key and can have it, or a list can have an entry that begins with it. */
function takes({ shape }: ParsedText, { data, schema, place: { node, path }, key, hyphen, line }: Candidate): boolean {
  if (isMap(node)) {
    const value = hyphen === undefined && !node.has(key) ? shape.at(data, path)?.child(key)?.schema : undefined;
    return value !== undefined && looksLikeEntry(line, value);
  }
  const item = hyphen ? shape.at(data, path)?.child(node.items.length, { [key]: line.value }) : undefined;
  const value = item?.child(key)?.schema;
  // Markdown has lists of its own: there only the type of a block tells one from the other.
  if (value?.const !== undefined) return value.const === line.value;
  return value !== undefined && findFormat(schema.format)?.kind !== "prose" && looksLikeEntry(line, value);
}
