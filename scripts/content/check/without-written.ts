import { fromPointer } from "../diagnostic/path.ts";
import { escapePattern } from "../rules/words/escape-pattern.ts";
import type { SchemaError } from "../schema/validator.ts";
import type { ContentFile } from "../yaml/content-file.ts";

/** Leaves out the keys that a mapping lacks only because a mistake of syntax, which is reported, keeps them from being read. */
export function withoutWritten(file: ContentFile, errors: readonly SchemaError[]): readonly SchemaError[] {
  if (!errors.some(isLack)) return errors;
  const lines = file.source.text.split("\n");
  if (!isDamagedIn(file, 1, lines.length)) return errors;
  return errors.filter((error) => !isLack(error) || !isWritten(file, lines, error));
}

function isLack({ keyword }: SchemaError): boolean {
  return keyword === "required";
}

/** Whether the key stands on a line of the mapping with a mistake of syntax, or in the column of its keys below one. */
function isWritten(file: ContentFile, lines: readonly string[], { instancePath, params }: SchemaError): boolean {
  const { line, column } = file.locate(fromPointer(instancePath), "value");
  const key = escapePattern(String(params["missingProperty"]));
  // At the beginning of a line further out it is a key of another mapping.
  const inside = new RegExp(`(?<![\\w-])(?<!^ {0,${Math.max(column - 2, 0)}})${key}["']?:`);
  const own = new RegExp(`^["']?${key}["']?:`);
  let isUncertain = false;
  for (let at = line; at <= lines.length; at++) {
    const text = lines[at - 1] ?? "";
    const isDamaged = isDamagedIn(file, at, at);
    if (at > line && !isDamaged && text.trim() !== "" && text.search(/\S/) < column - 1) return false;
    isUncertain ||= isDamaged;
    if (isUncertain && (isDamaged ? inside.test(text) : own.test(text.slice(column - 1)))) return true;
  }
  return false;
}

function isDamagedIn(file: ContentFile, line: number, endLine: number): boolean {
  return file.isDamaged({ line, column: 1, endLine, endColumn: Number.MAX_SAFE_INTEGER });
}
