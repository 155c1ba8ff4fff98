import { isDeepStrictEqual } from "node:util";
import { type FileChange, takenBack, writeFiles } from "../../command-line/write-files.ts";
import { changeText } from "../../content/edit/change-text.ts";
import { isPageFile } from "../../content/read/content-path.ts";
import { dataIn } from "../../content/yaml/data-in.ts";
import { UsageError } from "../../program/usage-error.ts";
import { readContentFile } from "./content-files.ts";
import { mergeValues } from "./merge-values.ts";

/** A step of the person who is editing: all its changes to files. */
interface Step {
  readonly label: string;
  /** Consecutive steps of one group count as one. */
  readonly group?: string | undefined;
  readonly files: readonly FileChange[];
}

type Direction = "undo" | "redo";

const mostSteps = 1000;

/** The steps of a session, for undo and redo across files. */
export class Journal {
  readonly #pages: string;
  readonly #steps: Record<Direction, Step[]> = { undo: [], redo: [] };

  constructor(pages: string) {
    this.#pages = pages;
  }

  /** The names of the steps to undo and redo: empty if there is none. */
  labels(): Readonly<Record<Direction, string>> {
    const { undo, redo } = this.#steps;
    return { undo: undo.at(-1)?.label ?? "", redo: redo.at(-1)?.label ?? "" };
  }

  /** Writes the files of a step and records it. Steps undone before it can no longer be redone. */
  write(step: Step): void {
    writeFiles(this.#pages, step.files);
    const isChanged = ({ before, after }: FileChange) => !isDeepStrictEqual(before, after);
    const files = step.files.filter(isChanged);
    if (files.length === 0) return;
    this.#steps.redo = [];
    const joined = this.joined(step.group, files[0]?.before);
    if (joined) this.#steps.undo.pop();
    const whole = files.map((file) => (joined ? { ...file, before: joined.before } : file)).filter(isChanged);
    if (whole.length > 0) this.#steps.undo = [...this.#steps.undo, { ...step, files: whole }].slice(-mostSteps);
  }

  /** The change of the last step, if the next step of this group belongs to it. Such a step is typing in one field, so one file. */
  joined(group: string | undefined, now: Buffer | undefined): FileChange | undefined {
    const last = this.#steps.undo.at(-1);
    const isOfGroup = group !== undefined && group === last?.group;
    // What others have written in the meantime must survive an undo.
    return isOfGroup && isDeepStrictEqual(last?.files[0]?.after, now) ? last?.files[0] : undefined;
  }

  /**
   * Undoes or redoes the last step. What others have written since stays; if they have changed the same place, it throws a
   * UsageError and changes nothing. Returns the name of the step, if there was one, and the restored page.
   */
  take(direction: Direction): { readonly label: string | undefined; readonly page?: string | undefined } {
    const steps = this.#steps[direction];
    const step = steps.at(-1);
    if (!step) return { label: undefined };
    const changes = takenBack(step.files).map((file) => this.#onto(file));
    writeFiles(this.#pages, changes);
    steps.pop();
    this.#steps[direction === "undo" ? "redo" : "undo"].push({ label: step.label, files: changes });
    const page = changes.find(({ path, before, after }) => isPageFile(path) && !before && after)?.path;
    return { label: step.label, page };
  }

  /** A change, applied to the file as it is now. */
  #onto({ path, before: left, after: wanted }: FileChange): FileChange {
    const now = readContentFile(this.#pages, path);
    if (isDeepStrictEqual(now, left)) return { path, before: now, after: wanted };
    const [base, mine, theirs] = [left, wanted, now].map((bytes) => bytes && dataIn(bytes.toString("utf8")));
    const merged = now && left && wanted ? mergeValues(base, mine, theirs) : undefined;
    if (!now || !merged || merged.conflicts.length > 0)
      throw new UsageError(`${path} has since been changed by someone else in the same place: nothing was changed.`);
    const text = changeText(now.toString("utf8"), merged.value);
    return { path, before: now, after: Buffer.from(text) };
  }
}
