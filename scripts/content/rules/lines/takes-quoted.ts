import { isScalar, visit } from "yaml";
import { LineIndex } from "../../diagnostic/line-index.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import { findFormat } from "../../formats/all-formats.ts";
import type { Schema } from "../../schema/schema-set.ts";
import { errorsOf, type parseText, possibleDataOf, structuralErrors } from "../../yaml/parse-text.ts";
import type { ParsedText } from "../kinds/syntax-rule.ts";
import { lastLineOfEntry } from "./find-indentation.ts";
import { pathOfNodes } from "./path-of-key.ts";

/** A stretch of a file that would be replaced by a text in quotes. */
interface Quoting {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Whether a text in quotes is what its author would write: the schema wants a text in that place, nothing of it is left
 * over on the next line, and it does not hold a key of its own, as where two lines became one.
 */
export function takesQuoted(
  { lines, shape, trials }: Pick<ParsedText, "lines" | "shape" | "trials">,
  { start, end, text }: Quoting,
): boolean {
  if (holdsKey(text, shape.keys) || curledQuotes.test(text)) return false;
  const source = lines.text.slice(0, start) + JSON.stringify(text) + lines.text.slice(end);
  const document = trials.parse(source);
  if (!document) return false;
  const place = findText(document, start, text);
  const [error] = structuralErrors(errorsOf(document));
  const written = new LineIndex(source);
  if (!place || (error && written.lineAt(error.pos[0]) <= lastLineOfEntry(written, written.lineAt(start))))
    return false;
  if (shape.keys.size === 0) return true;
  const schema = shape.at(possibleDataOf(document), place)?.schema;
  return schema !== undefined && takesText(schema, text);
}

/** Quotes of a word processor around a whole text, which were meant for those of YAML. */
const curledQuotes = /^[“”„‟«»‘’].*[“”„‟«»‘’]$/;

/** Whether a text has a key of the schema in it with a colon and a space behind it. */
export function holdsKey(text: string, keys: ReadonlySet<string>): boolean {
  return [...text.matchAll(/(?<![^\s"'])([a-z][\w-]*)["']?:(?=\s|$)/g)].some(([, key = ""]) => keys.has(key));
}

function findText(document: ReturnType<typeof parseText>, start: number, text: string): ValuePath | undefined {
  let found: ValuePath | undefined;
  visit(document, {
    Scalar(part, node, ancestors) {
      if (part === "key" || !isScalar(node) || node.range?.[0] !== start || node.value !== text) return undefined;
      found = pathOfNodes([...ancestors, node]);
      return visit.BREAK;
    },
  });
  return found;
}

function takesText({ type, format, const: only, enum: choices }: Schema, text: string): boolean {
  if (type !== "string" || only !== undefined || choices !== undefined) return false;
  const known = findFormat(format);
  return known?.kind !== "name" || (known.resembles ?? known.accepts)?.(text) === true;
}
