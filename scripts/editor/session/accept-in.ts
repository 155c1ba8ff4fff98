import { isDeepStrictEqual } from "node:util";
import type { Diagnostic } from "../../content/diagnostic/diagnostic.ts";
import { LineIndex } from "../../content/diagnostic/line-index.ts";
import { fromPointer } from "../../content/diagnostic/path.ts";
import { dataIn } from "../../content/yaml/data-in.ts";
import { Locator } from "../../content/yaml/locator.ts";
import { parseText } from "../../content/yaml/parse-text.ts";
import { UsageError } from "../../program/usage-error.ts";

/** A text with a comment above the value that a warning is about. Throws a UsageError where none can stand there. */
export function acceptIn(text: string, pointer: Diagnostic["pointer"], comment: string): string {
  const lines = new LineIndex(text);
  const { line } = new Locator(parseText(text), lines).locate(fromPointer(pointer), "entry");
  const at = lines.offset(line, 1);
  const indentation = /^ */.exec(text.slice(at))?.[0] ?? "";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const accepted = `${text.slice(0, at)}${indentation}${comment}${end}${text.slice(at)}`;
  if (!isDeepStrictEqual(dataIn(accepted), dataIn(text)))
    throw new UsageError("No comment can stand above this value: answer the warning in the text of the file.");
  return accepted;
}
