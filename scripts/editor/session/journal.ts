import { isDeepStrictEqual } from "node:util";
import { type FileChange, takenBack, writeFiles } from "../../command-line/write-files.ts";
import { changeText } from "../../content/edit/change-text.ts";
import { isPageFile } from "../../content/read/content-path.ts";
import { dataIn } from "../../content/yaml/data-in.ts";
import { UsageError } from "../../program/usage-error.ts";
import { readContentFile } from "./content-files.ts";
import { mergeValues } from "./merge-values.ts";

/** A step of the person who edits: all that it changed in files. */
interface Step {
  readonly label: string;
  /** Steps of one group in a row are one. */
  readonly group?: string | undefined;
  readonly files: readonly FileChange[];
}

type Direction = "undo" | "redo";

/** So many steps can be taken back. */
const mostSteps = 1000;

/** What was done in a session, for undo and redo over files. */
export class Journal {
  readonly #pages: string;
  readonly #steps: Record<Direction, Step[]> = { undo: [], redo: [] };

  constructor(pages: string) {
    this.#pages = pages;
  }

  /** The names of the steps that would be undone, and done again: empty where there is none. */
  labels(): Readonly<Record<Direction, string>> {
    const { undo, redo } = this.#steps;
    return { undo: undo.at(-1)?.label ?? "", redo: redo.at(-1)?.label ?? "" };
  }

  /** Writes the files of a step, and notes it. Nothing that was undone before can be done again after it. */
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

  /** The change of the last step where the next one of a group is a part of it: the letters that are typed into a field are of one file. */
  joined(group: string | undefined, now: Buffer | undefined): FileChange | undefined {
    const last = this.#steps.undo.at(-1);
    const isOfGroup = group !== undefined && group === last?.group;
    // What others have written meanwhile must stay when it is taken back.
    return isOfGroup && isDeepStrictEqual(last?.files[0]?.after, now) ? last?.files[0] : undefined;
  }

  /**
   * Takes the last step back, or does it again. What others have written since stays; where they have changed the same, it throws a
   * UsageError and changes nothing. Answers with the name of the step, if there was one, and with the page that is there again.
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

  /** A change as it is to be made in a file as it is now. */
  #onto({ path, before: left, after: wanted }: FileChange): FileChange {
    const now = readContentFile(this.#pages, path);
    if (isDeepStrictEqual(now, left)) return { path, before: now, after: wanted };
    const [base, mine, theirs] = [left, wanted, now].map((bytes) => bytes && dataIn(bytes.toString("utf8")));
    const merged = now && left && wanted ? mergeValues(base, mine, theirs) : undefined;
    if (!now || !merged || merged.conflicts.length > 0)
      throw new UsageError(`${path} has been changed by somebody else since, in the same place: nothing was changed.`);
    const text = changeText(now.toString("utf8"), merged.value);
    return { path, before: now, after: Buffer.from(text) };
  }
}
