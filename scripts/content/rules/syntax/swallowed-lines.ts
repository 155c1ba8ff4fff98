import { isMap, isPair, isScalar, isSeq, Scalar, visit } from "yaml";
import type { ValuePath } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import { schemaBelow } from "../../schema/file-shape.ts";
import type { Schema } from "../../schema/schema-set.ts";
import { dataOf, parseText } from "../../yaml/parse-text.ts";
import type { ParsedText, SyntaxFinding } from "../toolkit/rule.ts";
import { count, excerpt } from "../toolkit/wording.ts";
import { indentOf, lineBelow } from "./line-entry.ts";

const entry = /^( *)(- +)?([A-Za-z][\w-]*):(?: +(?! )(.*))?$/;

/** Lines of `|` or `>` texts that were meant as entries next to the text: the first one of each text. Code is not searched. */
export function swallowedLines(file: ParsedText): SyntaxFinding[] {
  const { document, shape, lines } = file;
  const found: SyntaxFinding[] = [];
  let data: unknown;
  visit(document, {
    Scalar(_, node, ancestors) {
      const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL;
      const source = isBlock && node.range ? lines.text.slice(node.range[0], node.range[1]) : "";
      if (!source.split("\n").some((line) => shape.keys.has(entry.exec(line)?.[3] ?? ""))) return;
      // Parsed again: reading the data removes repeated keys, which other rules must still find.
      data ??= dataOf(parseText(`${lines.text}\n`));
      if (findFormat(shape.at(data, pathOf([...ancestors, node]))?.format)?.kind === "code") return;
      const finding = firstEntry(file, node, { data, ancestors });
      if (finding) found.push(finding);
    },
  });
  return found;
}

interface Surroundings {
  readonly data: unknown;
  readonly ancestors: readonly unknown[];
}

function firstEntry(file: ParsedText, text: Scalar, around: Surroundings): SyntaxFinding | undefined {
  const { lines } = file;
  const [from = 0, to = 0] = text.range ?? [];
  const [header, last] = [lines.lineAt(from), lines.lineAt(Math.max(to - 1, from))];
  const inner = indentOf(lines, lineBelow(lines, header));
  let isCode = false;
  for (let line = header + 1; line <= last; line++) {
    const whole = lines.lineText(line).trimEnd();
    if (/^ *(?:```|~~~)/.test(whole)) isCode = !isCode;
    const [, lead = "", hyphen = "", key = "", value = ""] = entry.exec(whole) ?? [];
    // Code may show any file, between fences or indented by four spaces.
    if (isCode || key === "" || lead.length >= inner + 4) continue;
    const above = line > header + 1 ? lines.lineText(line - 1).trimEnd() : "";
    const below = line < last ? lines.lineText(line + 1) : "";
    const column = columnFor(file, around, { key, hyphen, value, above, below });
    if (column === undefined || column >= lead.length) continue;
    const start = lines.start(line) + lead.length;
    const owner = String(pathOf([...around.ancestors, text]).findLast((step) => typeof step === "string"));
    return {
      start,
      end: start + hyphen.length + key.length,
      message: `Unexpected indentation of ${count(indentOf(lines, line), "space")}, expected ${column}: at this indentation it is part of the text of "${excerpt(owner)}".`,
      hint: `Put ${count(column, "space")} before it, and indent what belongs to it accordingly. If "${key}:" is part of the text, join it to the line above.`,
      until: lines.end(last),
    };
  }
  return undefined;
}

interface Line {
  readonly key: string;
  readonly hyphen: string;
  readonly value: string;
  readonly above: string;
  readonly below: string;
}

/** The column of the nearest mapping around a text that can have the key but does not, or of the list that can have such a block. */
function columnFor({ shape, lines }: ParsedText, { data, ancestors }: Surroundings, line: Line): number | undefined {
  const depth = ancestors.findLastIndex((node, at) => {
    const expected = shape.at(data, pathOf(ancestors.slice(0, at + 1)));
    if (!expected) return false;
    if (isSeq(node) && line.hyphen !== "")
      return schemaBelow(expected, 0, { [line.key]: line.value })?.properties?.[line.key]?.const === line.value;
    const own = isMap(node) && line.hyphen === "" && !node.has(line.key) ? schemaBelow(expected, line.key) : undefined;
    return own !== undefined && looksLikeEntry(line, own);
  });
  const node = ancestors[depth];
  const start = isMap(node) || isSeq(node) ? node.range?.[0] : undefined;
  return start === undefined ? undefined : start - lines.start(lines.lineAt(start));
}

/** The path of the last of some nodes, each of which contains the next. */
export function pathOf(nodes: readonly unknown[]): ValuePath {
  return nodes.flatMap((node, depth): ValuePath => {
    if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ""];
    // The node after a list is one of its entries.
    return isSeq(node) && depth + 1 < nodes.length ? [node.items.indexOf(nodes[depth + 1])] : [];
  });
}

/** Whether a line that begins with a key and a colon is not prose: its value has a known form, or the line above ends a sentence. */
function looksLikeEntry({ value, above, below }: Line, { type, format, pattern, enum: choices }: Schema): boolean {
  if (type === "object" || type === "array")
    return value === "" ? /^ *(?:- |[A-Za-z][\w-]*:(?: |$))/.test(below) : /^[[{]/.test(value);
  if (choices) return choices.map(String).includes(value);
  if (type !== "string") return /^(?:true|false|[\d.]+)$/.test(value);
  const { kind = "sentence" } = findFormat(format) ?? {};
  const isFreeText = pattern === undefined && (kind === "sentence" || kind === "prose");
  // A separate paragraph may explain the word that it begins with.
  return isFreeText ? /[.!?…:][)\]"'”’*]*$/.test(above) : value !== "" && !/\s/.test(value);
}
