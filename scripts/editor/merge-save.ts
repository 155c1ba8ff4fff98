import { isRecord } from "../content/diagnostic/is-record.ts";
import { fromPointer } from "../content/diagnostic/path.ts";
import type { FileShape } from "../content/schema/file-shape.ts";
import { dataIn } from "../content/yaml/data-in.ts";
import { UsageError } from "../program/usage-error.ts";
import type { Conflict } from "./api/api.ts";
import type { Request } from "./api/requests.ts";
import { applyChanges } from "./text/apply-changes.ts";
import { CannotChangeError } from "./text/cannot-change-error.ts";
import { changeText } from "./text/change-text.ts";
import { mergeValues } from "./text/merge-values.ts";

interface Texts {
  /** What the panel has changed. */
  readonly base: string;
  /** What the file holds now. */
  readonly now: string;
  /** Says in which order keys stand. */
  readonly shape: FileShape;
}

/** The text of a file with the changes of the panel and with those that others have made meanwhile. Conflicts are left as they are in the file. */
export function mergeSave(
  { path, changes, prefer }: Request<"save">,
  { base, now, shape }: Texts,
): { readonly text: string; readonly conflicts: readonly Conflict[] } {
  const [before, theirs] = [dataIn(base), dataIn(now)];
  if (!isRecord(before) || !isRecord(theirs))
    throw new UsageError(`${path} cannot be read as YAML: mend its text first.`);
  const { value, conflicts } = mergeValues(before, applyChanges(before, changes), theirs, prefer);
  const order = (pointer: string) => {
    const { properties } = shape.at(value, fromPointer(pointer)) ?? {};
    return properties && Object.keys(properties);
  };
  try {
    return { text: changeText(now, [{ pointer: "", value }], order), conflicts };
  } catch (error) {
    if (!(error instanceof CannotChangeError)) throw error;
    throw new UsageError(`This change cannot be written to ${path} without changing more of it: change its text.`);
  }
}
