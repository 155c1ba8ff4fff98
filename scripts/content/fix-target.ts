import { type Document, isMap, isScalar, isSeq, type Node, type Range, Scalar } from "yaml";
import type { Diagnostic } from "./diagnostic.ts";
import { offsetAt } from "./offset-at.ts";
import { fromPointer } from "./path.ts";
import { suggest } from "./suggest.ts";

/** The stretch of a text that a suggestion is meant for: a whole key, a whole value, or a part of a value such as a link. */
export interface FixTarget {
  readonly diagnostic: Diagnostic;
  readonly kind: "key" | "value" | "part";
  readonly start: number;
  readonly end: number;
  /** The text that stands there, as the author wrote it. */
  readonly wrong: string;
  readonly suggestion: string;
}

/** Finds what a suggestion replaces in a text and its document, or undefined where that is not exactly known. */
export function findFixTarget(text: string, document: Document.Parsed, diagnostic: Diagnostic): FixTarget | undefined {
  const { suggestion, pointer } = diagnostic;
  if (suggestion === undefined) return undefined;
  const start = offsetAt(text, diagnostic.line, diagnostic.column);
  const end = offsetAt(text, diagnostic.endLine, diagnostic.endColumn);
  const entry = findEntry(document.contents, fromPointer(pointer));
  const target = { diagnostic, start, end, wrong: text.slice(start, end), suggestion };
  if (spans(entry?.key, start, end)) return meant(entry.key, { ...target, kind: "key" });
  if (spans(entry?.value, start, end)) return meant(entry.value, { ...target, kind: "value" });
  const isPart = isScalar(entry?.value) && contains(entry.value.range, start, end);
  return isPart && suggest(target.wrong, [suggestion]) ? { ...target, kind: "part" } : undefined;
}

/** A suggestion is only for a value that it resembles: not for a paragraph in which one link is wrong. */
function meant(scalar: Scalar, target: FixTarget): FixTarget | undefined {
  const isBlock = scalar.type === Scalar.BLOCK_FOLDED || scalar.type === Scalar.BLOCK_LITERAL;
  if (isBlock) return undefined;
  // A plain number has its source beside its value: 1.50 is 1.5.
  const written = typeof scalar.value === "string" ? scalar.value : (scalar.source ?? "");
  return suggest(written, [target.suggestion]) === undefined ? undefined : target;
}

interface Entry {
  readonly key: unknown;
  readonly value: unknown;
}

function findEntry(root: Node | null, path: readonly string[]): Entry | undefined {
  let entry: Entry = { key: undefined, value: root };
  for (const part of path) {
    const node = entry.value;
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === part);
      if (!pair) return undefined;
      entry = pair;
    } else if (isSeq(node)) {
      entry = { key: undefined, value: node.items[Number(part)] };
    } else {
      return undefined;
    }
  }
  return entry;
}

function spans(node: unknown, start: number, end: number): node is Scalar {
  return isScalar(node) && node.range?.[0] === start && node.range[1] === end;
}

function contains(range: Range | null | undefined, start: number, end: number): boolean {
  return range !== null && range !== undefined && range[0] <= start && end <= range[1] && start < end;
}
