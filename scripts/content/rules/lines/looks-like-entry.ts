import { findFormat } from "../../formats/all-formats.ts";
import type { Schema } from "../../schema/schema-set.ts";

/** A line of a text that begins with a word and a colon, as an entry does. */
interface EntryLine {
  /** The text after the colon. */
  readonly value: string;
  /** The lines of the text above it. */
  readonly above: readonly string[];
  readonly text: string;
  /** The line below it. Empty where there is none. */
  readonly below: string;
}

/**
 * Whether a line of a text that begins with a key and a colon is an entry and not prose. Where the value can be any
 * text, line breaks decide: prose breaks in the middle of a sentence, when the line is full.
 */
export function looksLikeEntry(line: EntryLine, schema: Schema): boolean {
  const { value } = line;
  if (/^[|>][-+]?\d?$/.test(value)) return true;
  const takesEntries = schema.type === "object" || schema.type === "array";
  if (value === "" && takesEntries) return beginsAnew(line) || /^ *(?:- |[A-Za-z][\w-]*:(?: |$))/.test(line.below);
  if (value === "") return beginsAnew(line) && leadingSpaces(line.below) > leadingSpaces(line.text);
  if (takesEntries) return /^[[{]/.test(value);
  return isFreeText(schema) ? beginsAnew(line) : isOneWord(value, schema);
}

function isFreeText({ type, format, pattern, enum: choices }: Schema): boolean {
  const { kind = "sentence" } = findFormat(format) ?? {};
  return (
    type === "string" && pattern === undefined && choices === undefined && (kind === "sentence" || kind === "prose")
  );
}

function isOneWord(value: string, { type, enum: choices, const: only }: Schema): boolean {
  const word = value.replace(/^(["'])(.*)\1$/, "$2");
  if (only !== undefined) return word === only;
  if (choices) return choices.map(String).includes(word);
  if (type === "integer" || type === "number") return Number.isFinite(Number(word));
  if (type === "boolean") return /^(?:true|false|yes|no)$/i.test(word);
  return !/\s/.test(word);
}

/** Shorter lines are not full, so they were not broken for want of room. */
const shortLine = 60;

/** Whether the text above ends with a sentence, or has room for the first word of this line. */
function beginsAnew({ above, text }: EntryLine): boolean {
  const last = above.at(-1)?.trimEnd() ?? "";
  if (last === "" || /[.!?…:][)\]"'”’*]*$/.test(last)) return true;
  const widest = above.length === 1 ? shortLine : Math.max(...above.map(({ length }) => length));
  const [word = ""] = text.trim().split(" ");
  return last.length + 1 + word.length <= widest;
}

function leadingSpaces(line: string): number {
  return line.length - line.trimStart().length;
}
