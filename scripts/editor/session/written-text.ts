import { z } from "zod";
import { acceptanceOf } from "../../content/answers/find-acceptances.ts";
import type { ContentModel } from "../../content/check/content-model.ts";
import type { ValuePath } from "../../content/diagnostic/path.ts";
import { fixText } from "../../content/fix/fix-text.ts";
import { fileKind } from "../../content/read/content-path.ts";
import { UsageError } from "../../program/usage-error.ts";
import { CannotChangeError } from "../text/cannot-change-error.ts";
import { changeText } from "../text/change-text.ts";
import { type Conflict, mergeValues } from "../text/merge-values.ts";
import { acceptIn } from "./accept-in.ts";

const text = z.string();
const mistake = z.object({
  ...{ code: text, message: text, file: text, pointer: text },
  ...{ line: z.number(), column: z.number(), endLine: z.number(), endColumn: z.number() },
});

/** How a file is to be, with the data or the text that this was made of: with other data, as a text, or without a mistake, by its remedy or because it is right. */
const wanted = z.union([
  z.strictObject({ data: z.unknown(), base: z.unknown() }),
  z.strictObject({ text, base: text }),
  z.strictObject({ remedy: mistake.extend({ suggestion: text }), base: text }),
  z.strictObject({ accept: mistake, reason: text.trim().min(1).max(300), base: text }),
]);

/** What the panel sends to have a file written. */
export const writing = z.strictObject({
  path: text.min(1),
  wanted,
  /** What the step is called, for the buttons of undo and redo: "Title", "Remove block". */
  label: text,
  /** Changes of one group in a row, such as the letters typed into a field, are one step of undo. */
  group: text.optional(),
});

interface WrittenFile {
  readonly path: string;
  /** Its text as it is, and what it holds. */
  readonly now: string;
  readonly data: unknown;
}

interface WrittenText {
  readonly text: string;
  readonly conflicts: readonly Conflict[];
}

/** The text of a file as it is wanted, with what others have written meanwhile. Throws a UsageError where it cannot be written so. */
export function writtenText(
  model: ContentModel,
  file: WrittenFile,
  wanted: z.infer<typeof writing>["wanted"],
): WrittenText {
  if ("data" in wanted) return withData(model, file, wanted);
  const { now } = file;
  if ("text" in wanted) {
    const { text, base } = wanted;
    return base === now
      ? { text, conflicts: [] }
      : { text: now, conflicts: [{ pointer: "", mine: text, theirs: now }] };
  }
  if (wanted.base !== now) throw new UsageError("The file has changed meanwhile: look at the mistake again.");
  if ("accept" in wanted) {
    const comment = acceptanceOf(wanted.accept.code, wanted.reason);
    return { text: acceptIn(now, wanted.accept.pointer, comment), conflicts: [] };
  }
  const { text, fixes } = fixText(now, [wanted.remedy]);
  if (fixes.length === 0) throw new UsageError("This cannot be written by itself: change it by hand.");
  return { text, conflicts: [] };
}

function withData(
  model: ContentModel,
  { path, now, data: theirs }: WrittenFile,
  { data: mine, base }: { readonly data?: unknown; readonly base?: unknown },
): WrittenText {
  if (theirs === undefined)
    throw new UsageError(`${path} can no longer be read as YAML: somebody else has changed it.`);
  const { value, conflicts } = mergeValues(base, mine, theirs);
  const kind = fileKind(path);
  const shape = model.shapes[kind === "site" || kind === "language" ? kind : "page"];
  const order = (path: ValuePath) => Object.keys(shape.at(value, path)?.properties ?? {});
  try {
    return { text: changeText(now, value, order), conflicts };
  } catch (error) {
    if (!(error instanceof CannotChangeError)) throw error;
    throw new UsageError(`This change cannot be written to ${path} without changing more of it: change its text.`);
  }
}
