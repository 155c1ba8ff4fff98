import { isDeepStrictEqual } from "node:util";
import type { Diagnostic } from "../../content/diagnostic/diagnostic.ts";
import { fromPointer } from "../../content/diagnostic/path.ts";
import { dataIn } from "../../content/yaml/data-in.ts";
import { UsageError } from "../../program/usage-error.ts";
import { eolOf, lineStart, splice } from "../text/lines.ts";
import { findSpot, readSource, startOf } from "../text/source.ts";

/** A text with a comment above the value that a warning is about. Throws a UsageError where none can stand there. */
export function acceptIn(text: string, { pointer, line }: Diagnostic, comment: string): string {
  const item = findSpot(readSource(text), fromPointer(pointer))?.item;
  const at = item ? lineStart(text, startOf(item)) : text.split(/(?<=\n)/, line - 1).join("").length;
  const indentation = /^ */.exec(text.slice(at))?.[0] ?? "";
  const accepted = splice(text, [at, at], `${indentation}${comment}${eolOf(text)}`);
  if (!isDeepStrictEqual(dataIn(accepted), dataIn(text)))
    throw new UsageError("No comment can stand above this value: answer the warning in the text of the file.");
  return accepted;
}
