import { type Document, isMap, isPair, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from "yaml";
import { type Diagnostic, type Range, startOfFile } from "./diagnostic.ts";
import type { ValuePath } from "./path.ts";
import type { SourceFile } from "./read-content.ts";

/** Which part of an entry a diagnostic points at. `owner` is the key of the thing that lacks something. */
export type Part = "value" | "key" | "owner";

/** A YAML file after parsing: its data, and where each value stands in its text. */
export interface ContentFile {
  readonly source: SourceFile;
  readonly data: unknown;
  locate(path: ValuePath, part: Part): Range;
}

export type ParseResult =
  | { readonly file: ContentFile; readonly diagnostics: readonly [] }
  | { readonly file: undefined; readonly diagnostics: readonly Diagnostic[] };

/** Parses one YAML file. Syntax errors and files that do not hold a mapping are diagnostics; nothing is thrown. */
export function parseFile(source: SourceFile): ParseResult {
  const lines = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const problems = [...document.errors, ...document.warnings];
  const locator = new Locator(source.text, document, lines);
  if (problems.length > 0) {
    return {
      file: undefined,
      diagnostics: problems.map((problem) => ({
        ...locator.range(problem.pos[0], problem.pos[1]),
        code: "invalid-yaml",
        message: `The file is not valid YAML: ${problem.message}.`,
        hint: "Check the indentation, quotes and brackets at this place.",
        file: source.file,
        pointer: "",
      })),
    };
  }
  const data: unknown = document.toJS();
  return { file: { source, data, locate: (path, part) => locator.locate(path, part) }, diagnostics: [] };
}

class Locator {
  readonly #text: string;
  readonly #document: Document.Parsed;
  readonly #lines: LineCounter;

  constructor(text: string, document: Document.Parsed, lines: LineCounter) {
    this.#text = text;
    this.#document = document;
    this.#lines = lines;
  }

  range(start: number, end: number): Range {
    const from = this.#position(start);
    const to = this.#position(Math.max(start, end));
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  }

  locate(path: ValuePath, part: Part): Range {
    let node: unknown = this.#document.contents;
    let pair: Pair | undefined;
    for (const step of path) {
      const next = descend(node, step);
      if (next === undefined) break;
      pair = isPair(next) ? next : undefined;
      node = isPair(next) ? next.value : next;
    }
    const target = part === "value" ? (hasRange(node) ? node : pair?.key) : (pair?.key ?? firstKey(node) ?? node);
    if (!hasRange(target)) return startOfFile;
    const [start, end] = target.range;
    return this.range(start, end);
  }

  #position(offset: number): { line: number; column: number } {
    const { line, col } = this.#lines.linePos(Math.min(offset, this.#text.length));
    const hasMark = line === 1 && this.#text.startsWith("\uFEFF");
    return { line: Math.max(line, 1), column: Math.max(hasMark ? col - 1 : col, 1) };
  }
}

function descend(node: unknown, step: string | number): Pair | Node | undefined {
  if (isMap(node)) return node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
  // The items of a parsed sequence are nodes.
  if (isSeq(node)) return node.items[Number(step)] as Node | undefined;
  return undefined;
}

function firstKey(node: unknown): unknown {
  return isMap(node) ? node.items[0]?.key : undefined;
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === "object" && node !== null && "range" in node && Array.isArray(node.range);
}
