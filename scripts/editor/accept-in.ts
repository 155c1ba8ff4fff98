import { isDeepStrictEqual } from "node:util";
import { LineCounter, parseDocument, visit } from "yaml";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { dataIn } from "../content/yaml/data-in.ts";
import { UsageError } from "../program/usage-error.ts";

/** A text with a comment above the value that a warning is about. Throws a UsageError where none can stand there. */
export function acceptIn(text: string, { line }: Diagnostic, comment: string): string {
  const lines = text.split(/(?<=\n)/);
  const at = firstLineOfText(text, line) - 1;
  const below = lines[at] ?? "";
  const end = below.endsWith("\r\n") ? "\r\n" : "\n";
  const accepted = [...lines.slice(0, at), `${/^\s*/.exec(below)?.[0] ?? ""}${comment}${end}`, ...lines.slice(at)].join(
    "",
  );
  if (!isDeepStrictEqual(dataIn(accepted), dataIn(text)))
    throw new UsageError("No comment can stand above this value: answer the warning in the text of the file.");
  return accepted;
}

/** A line, or the first line of the text of several lines that it is in, where a comment would be a part of that. */
function firstLineOfText(text: string, line: number): number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, logLevel: "error" });
  let first = line;
  visit(document, {
    Scalar(_, { range }) {
      const [start, end] = (range ?? []).map((offset) => lineCounter.linePos(offset).line);
      if (start !== undefined && end !== undefined && start < line && line <= end) first = Math.min(first, start);
    },
  });
  return first;
}
