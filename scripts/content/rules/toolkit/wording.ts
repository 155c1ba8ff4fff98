import type { Schema } from "../../schema/schema-set.ts";

/** Describes a value by its type, as an author would, to follow "Unexpected". */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "mapping of keys to values";
  if (typeof value === "string") return `text "${excerpt(value)}"`;
  return typeof value === "boolean" ? `yes-or-no value ${value}` : `number ${String(value)}`;
}

export function describeType(type: string): string {
  return types[type] ?? type;
}

const longestExcerpt = 80;

/** A text on one line, shortened if it is long, to quote in a message. */
export function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, (blank) => (blank.includes("\n") ? " " : blank));
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line;
}

const types: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a mapping of keys to values",
};

/** A text as YAML in quotes: double ones if nothing in it needs an escape, otherwise single ones. */
export function quoteText(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

const mostWords = 8;

/** `a, b or c`; only the first few of a long list. */
export function orList(words: readonly string[]): string {
  if (words.length > mostWords) {
    return `${words.slice(0, mostWords).join(", ")} or one of ${words.length - mostWords} more`;
  }
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}

/** A number with its noun: `1 file`, `2 files`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

/**
 * Describes the mapping of a schema for messages: ` in a block of type "hero"`. Empty if it has no name.
 */
export function inOwner(schema: Schema): string {
  const { type, draft } = schema.properties ?? {};
  if (type?.const !== undefined) return ` in ${draft ? "a block" : "an entry"} of type "${String(type.const)}"`;
  return schema.title ? ` in "${schema.title}"` : "";
}
