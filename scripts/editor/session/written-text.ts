import { z } from "zod";
import { acceptanceOf } from "../../content/answers/find-acceptances.ts";
import type { ContentModel } from "../../content/check/content-model.ts";
import type { ValuePath } from "../../content/diagnostic/path.ts";
import { fixText } from "../../content/fix/fix-text.ts";
import { fileKind } from "../../content/read/content-path.ts";
import { UsageError } from "../../program/usage-error.ts";
import { CannotChangeError } from "../text/cannot-change-error.ts";
import { changeText } from "../text/change-text.ts";
import { acceptIn } from "./accept-in.ts";

const text = z.string();
const mistake = z.object({
  ...{ code: text, message: text, file: text, pointer: text },
  ...{ line: z.number(), column: z.number(), endLine: z.number(), endColumn: z.number() },
});

/** How a file is to be: with data, as a text, or without a mistake, by its remedy or because it is right. */
const wanted = z.union([
  z.strictObject({ data: z.unknown() }),
  z.strictObject({ text }),
  z.strictObject({ remedy: mistake.extend({ suggestion: text }) }),
  z.strictObject({ accept: mistake, reason: text.trim().min(1).max(300) }),
]);

/** What the panel sends to have a file written. */
export const writing = z.strictObject({
  path: text.min(1),
  /** The version that what is wanted was made of. */
  version: text,
  wanted,
  /** What the step is called, for the buttons of undo and redo: "Title", "Remove block". */
  label: text,
  /** Changes of one group in a row, such as the letters typed into a field, are one step of undo. */
  group: text.optional(),
});

interface WrittenFile {
  readonly path: string;
  /** Its text as it is. */
  readonly now: string;
}

/** The text of a file as it is wanted. Throws a UsageError where it cannot be written so. */
export function writtenText(
  model: ContentModel,
  { path, now }: WrittenFile,
  wanted: z.infer<typeof writing>["wanted"],
): string {
  if ("text" in wanted) return wanted.text;
  if ("accept" in wanted) return acceptIn(now, wanted.accept.pointer, acceptanceOf(wanted.accept.code, wanted.reason));
  if ("remedy" in wanted) {
    const { text, fixes } = fixText(now, [wanted.remedy]);
    if (fixes.length === 0) throw new UsageError("This cannot be written by itself: change it by hand.");
    return text;
  }
  const { data } = wanted;
  const kind = fileKind(path);
  const shape = model.shapes[kind === "site" || kind === "language" ? kind : "page"];
  const order = (path: ValuePath) => Object.keys(shape.at(data, path)?.properties ?? {});
  try {
    return changeText(now, data, order);
  } catch (error) {
    if (!(error instanceof CannotChangeError)) throw error;
    throw new UsageError(`This change cannot be written to ${path} without changing more of it: change its text.`);
  }
}
