import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { acceptanceOf } from "../../content/answers/find-acceptances.ts";
import type { ContentModel } from "../../content/check/content-model.ts";
import type { Diagnostic } from "../../content/diagnostic/diagnostic.ts";
import { LineIndex } from "../../content/diagnostic/line-index.ts";
import { fromPointer, type ValuePath } from "../../content/diagnostic/path.ts";
import { changeText } from "../../content/edit/change-text.ts";
import { fixText } from "../../content/fix/fix-text.ts";
import { fileKind } from "../../content/read/content-path.ts";
import { dataIn } from "../../content/yaml/data-in.ts";
import { Locator } from "../../content/yaml/locator.ts";
import { parseText } from "../../content/yaml/parse-text.ts";
import { UsageError } from "../../program/usage-error.ts";
import { mergeValues } from "./merge-values.ts";

const text = z.string();

/** The wanted change and the version it is based on: other data, another text, or a mistake to fix or, with a reason, accept. */
const wanted = z.union([
  z.strictObject({ data: z.unknown(), base: z.unknown() }),
  z.strictObject({ text, base: text }),
  z.strictObject({ mistake: z.int(), reason: text.trim().min(1).max(300).optional(), base: text }),
]);
type Wanted = z.infer<typeof wanted>;

export const writing = z.strictObject({
  path: text.min(1),
  wanted,
  /** The name of the step, for the undo and redo buttons: "Title", "Remove block". */
  label: text,
  /** Consecutive changes of one group, such as letters typed into a field, are one undo step. */
  group: text.optional(),
});

interface WrittenFile {
  readonly path: string;
  readonly now: string;
  /** Its text before the current undo step. */
  readonly start: string;
  readonly data: unknown;
  readonly mistakes: readonly Diagnostic[];
}

/** The wanted text of a file, merged with what others have written. Throws a UsageError if it cannot be written. */
export function writtenText(model: ContentModel, file: WrittenFile, wanted: Wanted) {
  const { path, now } = file;
  if ("mistake" in wanted) return { text: withoutMistake(file, wanted), conflicts: [] };
  if ("text" in wanted) {
    const { value, conflicts } = mergeValues(wanted.base, wanted.text, now);
    return { text: String(value), conflicts };
  }
  if (file.data === undefined)
    throw new UsageError(`${path} can no longer be read as YAML: someone else has changed it.`);
  const { value, conflicts } = mergeValues(wanted.base, wanted.data, file.data);
  const kind = fileKind(path);
  const shape = model.shapes[kind === "site" || kind === "language" ? kind : "page"];
  const order = (path: ValuePath) => Object.keys(shape.at(value, path)?.properties ?? {});
  return { text: changeText(file.start, value, order), conflicts };
}

type WithoutMistake = Extract<Wanted, { readonly mistake: number }>;

function withoutMistake({ now, mistakes }: WrittenFile, { mistake, reason, base }: WithoutMistake): string {
  const diagnostic = mistakes[mistake];
  if (!diagnostic || base !== now) throw new UsageError("The file has changed since: look at the mistake again.");
  if (reason !== undefined) return acceptIn(now, diagnostic.pointer, acceptanceOf(diagnostic.code, reason));
  const { text, fixes } = fixText(now, [diagnostic]);
  if (fixes.length === 0) throw new UsageError("This cannot be fixed automatically: change it by hand.");
  return text;
}

/** Adds a comment above the value that a warning is about. Throws a UsageError if a comment cannot go there. */
function acceptIn(text: string, pointer: Diagnostic["pointer"], comment: string): string {
  const lines = new LineIndex(text);
  const { line } = new Locator(parseText(text), lines).locate(fromPointer(pointer), "entry");
  const at = lines.offset(line, 1);
  const indentation = /^ */.exec(text.slice(at))?.[0] ?? "";
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const accepted = `${text.slice(0, at)}${indentation}${comment}${end}${text.slice(at)}`;
  if (!isDeepStrictEqual(dataIn(accepted), dataIn(text)))
    throw new UsageError("No comment can go above this value: answer the warning in the text of the file.");
  return accepted;
}
