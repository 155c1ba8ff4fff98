import { isMap, isPair, isScalar, isSeq, Scalar, visit } from "yaml";
import type { ValuePath } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { Schema } from "../../schema/schema-set.ts";
import { dataOf, parseText } from "../../yaml/parse-text.ts";
import type { ParsedText, SyntaxFinding } from "../toolkit/rule.ts";
import { countSpaces, excerpt } from "../toolkit/wording.ts";
import { indentOf } from "./line-entry.ts";

const entry = /^( *)(- +)?([A-Za-z][\w-]*):(?: +(?! )(.*))?$/;

/**
 * The lines of texts in `|` or `>` that were meant as entries of a mapping or list around the text, of each text the first. Code is not
 * searched.
 */
export function swallowedLines(file: ParsedText): SyntaxFinding[] {
  const { document, shape, lines } = file;
  const found: SyntaxFinding[] = [];
  let data: unknown;
  visit(document, {
    Scalar(_, node, ancestors) {
      const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
      const [from, to] = node.range ?? [0, 0];
      if (
        !isBlock ||
        !lines.text
          .slice(from, to)
          .split("\n")
          .some((line) => shape.keys.has(entry.exec(line)?.[3] ?? ""))
      )
        return;
      // Parsed anew: to read the data removes repeated keys, and other rules must still find them.
      data ??= dataOf(parseText(`${lines.text}\n`));
      const path = pathOf([...ancestors, node]);
      if (shape.isCode(data, path)) return;
      const finding = firstEntry(file, { from, to, data, path, around: ancestors });
      if (finding) found.push(finding);
    },
  });
  return found;
}

interface Text {
  readonly from: number;
  readonly to: number;
  readonly data: unknown;
  readonly path: ValuePath;
  readonly around: readonly unknown[];
}

function firstEntry(file: ParsedText, text: Text): SyntaxFinding | undefined {
  const { lines } = file;
  const header = lines.lineAt(text.from);
  const last = lines.lineAt(Math.max(text.to - 1, text.from));
  let isCode = false;
  for (let line = header + 1; line <= last; line++) {
    const whole = lines.lineText(line).trimEnd();
    if (/^ *(?:```|~~~)/.test(whole)) isCode = !isCode;
    const [, lead = "", hyphen = "", key = "", value = ""] = entry.exec(whole) ?? [];
    // Code shows files of any kind.
    if (isCode || key === "") continue;
    const above = line > header + 1 ? lines.lineText(line - 1).trimEnd() : "";
    const below = line < last ? lines.lineText(line + 1) : "";
    const column = columnFor(file, text, { key, hyphen, line: { value, above, below } });
    if (column === undefined || column >= lead.length) continue;
    const start = lines.start(line) + lead.length;
    const owner = String(text.path.findLast((step) => typeof step === "string"));
    return {
      start,
      end: start + hyphen.length + key.length,
      message: `Unexpected indentation of ${countSpaces(indentOf(lines, line))}, expected ${column}: here it is part of the text of "${excerpt(owner)}".`,
      hint: `Put ${countSpaces(column)} before it, and move what belongs to it with it. If "${key}:" is part of the text, join it to the line above.`,
      until: lines.end(last),
    };
  }
  return undefined;
}

interface Candidate {
  readonly key: string;
  readonly hyphen: string;
  readonly line: EntryLine;
}

/** The column of the nearest mapping around a text that lacks the key and can have it, or of the list that can have such an entry. */
function columnFor(
  { shape, lines }: ParsedText,
  { data, path: place, around }: Text,
  { key, hyphen, line }: Candidate,
) {
  const isProse = findFormat(shape.at(data, place)?.schema.format)?.kind === "prose";
  for (let depth = around.length - 1; depth >= 0; depth--) {
    const node = around[depth];
    if (!(isMap(node) || isSeq(node)) || !node.range) continue;
    const path = pathOf(around.slice(0, depth + 1));
    const expected = shape.at(data, path);
    const inMap = isMap(node) && hyphen === "" && !node.has(key) ? expected?.child(key)?.schema : undefined;
    const inList =
      isSeq(node) && hyphen !== "" ? expected?.child(0, { [key]: line.value })?.child(key)?.schema : undefined;
    const own = inMap ?? inList;
    // Markdown has lists of its own: there only the type of a block tells one from the other.
    const isMeant =
      inList?.const === undefined && !(inList && isProse)
        ? own && looksLikeEntry(line, own)
        : inList?.const === line.value;
    if (isMeant) return node.range[0] - lines.start(lines.lineAt(node.range[0]));
  }
  return undefined;
}

/** The path of the last of some nodes, each of which holds the next. */
function pathOf(nodes: readonly unknown[]): ValuePath {
  return nodes.flatMap((node, depth): ValuePath => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ""];
    // Whatever follows a list is one of its entries.
    return isSeq(node) && depth + 1 < nodes.length ? [node.items.indexOf(nodes[depth + 1])] : [];
  });
}

interface EntryLine {
  readonly value: string;
  readonly above: string;
  readonly below: string;
}

/**
 * Whether a line of a text that begins with a key and a colon is an entry and not prose: its value is one of a known form, or the
 * line above ends a sentence.
 */
function looksLikeEntry({ value, above, below }: EntryLine, { type, format, pattern, enum: choices }: Schema): boolean {
  const takesEntries = type === "object" || type === "array";
  if (value === "") return takesEntries && /^ *(?:- |[A-Za-z][\w-]*:(?: |$))/.test(below);
  if (takesEntries) return /^[[{]/.test(value);
  if (/^[|>][-+]?$/.test(value)) return true;
  if (choices) return choices.map(String).includes(value);
  if (type !== "string") return /^(?:true|false|[\d.]+)$/.test(value);
  const { kind = "sentence" } = findFormat(format) ?? {};
  const isFreeText = pattern === undefined && (kind === "sentence" || kind === "prose");
  return isFreeText ? /^\s*$|[.!?…:][)\]"'”’*]*$/.test(above) : !/\s/.test(value);
}
