/** Names a value by its type, as an author would: it follows "Unexpected". */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "list";
  if (typeof value === "object") return "mapping of keys to values";
  if (typeof value === "string") return `text "${shorten(value)}"`;
  return typeof value === "boolean" ? `yes-or-no value ${value}` : `number ${String(value)}`;
}

/** The type that a schema asks for, as an author would name it. */
export function describeType(type: string): string {
  return types[type] ?? type;
}

/** A text on one line and of at most 60 characters, to fit into a message. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** The most characters of a text that a message quotes. */
const longestExcerpt = 80;

/** A text as it stands, cut where it is long, for a message that is about it. */
export function excerpt(text: string): string {
  return text.length > longestExcerpt ? `${text.slice(0, longestExcerpt - 1)}…` : text;
}

const types: Readonly<Record<string, string>> = {
  string: "text",
  integer: "a whole number",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "a mapping of keys to values",
};
