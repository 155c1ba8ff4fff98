import { fromPointer, type ValuePath } from "../../../content/diagnostic/path.ts";
import { withValue } from "../../../content/edit/with-value.ts";
import type { Conflict } from "../../session/merge-values.ts";
import type { OpenFile } from "../../session/open-file.ts";
import { callServer, RefusedError } from "./call-server.ts";
import { followPointer, keepKeys } from "./entry-keys.ts";

/** The content of a file, as data and as text: one of them may have been changed. */
type Held = Pick<OpenFile, "data" | "text">;

/** A file with what has been typed into it. */
export interface KeptFile extends Held {
  /** As the server has it. */
  readonly file: OpenFile;
  /** Whether the server does not answer. */
  readonly isAway: boolean;
  /** Why the last change cannot be saved. */
  readonly refusal: string | undefined;
  /** What someone else has written in the same place: the file has theirs. For a whole text the pointer is empty. */
  readonly conflicts: readonly Conflict[];
}

/** The name of a change. Changes of one group are one step; without a group, each is its own. */
interface Step {
  readonly label: string;
  readonly group?: string;
}

/** The new pointer to a value; undefined if it is gone. */
export type Follow = (pointer: string) => string | undefined;

/** The pointer of a conflict whose place is gone. */
export const nowhere = "nowhere";

const pauseAfterKey = 300;
const pauseBeforeRetry = 2000;

/** Keeps the open file: shows changes at once, and saves them one by one until the server has them. */
export class FileKeeper {
  kept: KeptFile;
  /** Called with how pointers have moved once the file has been rewritten. */
  readonly #onChange: (follow?: Follow) => void;
  /** The version that the changes are based on. */
  #base: Held;
  #step: Step = { label: "" };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Pending calls to the server, one after the other. */
  #work: Promise<void> = Promise.resolve();

  constructor(file: OpenFile, onChange: (follow?: Follow) => void) {
    this.#base = file;
    this.kept = { file, data: file.data, text: file.text, isAway: false, refusal: undefined, conflicts: [] };
    this.#onChange = onChange;
  }

  get isSaved(): boolean {
    return this.#isAt(this.#base) && this.kept.conflicts.length === 0;
  }

  /** Opens another file, or this one again without its changes. */
  open(file: OpenFile): void {
    this.#base = file;
    const follow = file.path === this.kept.file.path ? followIn(this.kept.data, file.data) : undefined;
    this.#set({ file, data: file.data, text: file.text, isAway: false, refusal: undefined, conflicts: [] }, follow);
  }

  /** Sets a value, or removes it if it is undefined. */
  change(path: ValuePath, value: unknown, step: Step): void {
    const data = withValue(this.kept.data, path, value);
    keepKeys(this.kept.data, data);
    this.#change({ data }, step);
  }

  /** Sets the text of the file. */
  changeText(text: string): void {
    this.#change({ text }, { label: "Text", group: this.kept.file.path });
  }

  #change(changed: Partial<Held>, { label, group = `${Math.random()}` }: Step): void {
    // Typing into another field starts a new step.
    if (group !== this.#step.group) void this.flush();
    this.#step = { label, group };
    this.#set({ ...changed, refusal: undefined });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pauseAfterKey);
  }

  /** Saves unsaved changes now, after any save in progress. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#queue(() => this.#save());
  }

  /** Reads the file again, in case someone has changed it. */
  refresh(): Promise<void> {
    return this.#queue(async () => {
      await this.#save();
      this.take(await callServer("open", { path: this.kept.file.path }));
    });
  }

  /** Takes the file from the server; nothing is redrawn if it is the same. Changes since `sent` are merged when they are saved. */
  take(read: OpenFile, sent: Held = this.#base, conflicts: readonly Conflict[] = []): void {
    const isTypedAgain = ({ pointer }: Conflict) => conflicts.some((later) => later.pointer === pointer);
    const file = read.text === this.kept.file.text ? { ...read, data: this.kept.file.data } : read;
    const known = this.kept.conflicts;
    const inFile = known.length > 0 ? followIn(this.kept.file.data, file.data) : undefined;
    const others = known.map((one) => ({ ...one, pointer: inFile?.(one.pointer) ?? nowhere }));
    const all = [...others.filter((one) => !isTypedAgain(one)), ...conflicts];
    const isAll = this.#isAt(sent);
    this.#base = isAll ? file : sent;
    // Follows from the data on screen, which include what has just been typed.
    const held = isAll ? { data: file.data, text: file.text, refusal: undefined } : {};
    const follow = isAll ? followIn(this.kept.data, file.data) : undefined;
    this.#set({ file, ...held, isAway: false, conflicts: all }, follow);
  }

  /** Settles a conflict. The file already has theirs. */
  settle(conflict: Conflict, prefer: "mine" | "theirs"): void {
    const { pointer, mine } = conflict;
    this.#set({ conflicts: this.kept.conflicts.filter((other) => other !== conflict) });
    if (prefer === "theirs" || pointer === nowhere) return;
    if (pointer === "") this.changeText(String(mine));
    else this.change(fromPointer(pointer), mine, { label: "Take mine" });
  }

  #isAt({ data, text }: Held): boolean {
    return this.kept.data === data && this.kept.text === text;
  }

  #queue(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      if (error instanceof RefusedError && !this.isSaved) this.#set({ refusal: error.message });
    });
    return this.#work;
  }

  async #save(): Promise<void> {
    while (!this.#isAt(this.#base)) {
      const { data, text, file } = this.kept;
      const base = this.#base;
      const wanted = text === base.text ? { data, base: base.data } : { text, base: base.text };
      try {
        const answer = await callServer("write", { path: file.path, wanted, ...this.#step });
        this.take(answer.file, { data, text }, answer.conflicts);
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        this.#set({ isAway: true });
        await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
      }
    }
  }

  #set(changed: Partial<KeptFile>, follow?: Follow): void {
    this.kept = { ...this.kept, ...changed };
    this.#onChange(follow);
  }
}

/** Passes the keys of entries on to new data, so that pointers can be followed. */
function followIn(before: unknown, after: unknown): Follow {
  keepKeys(before, after);
  return (pointer) => followPointer(pointer, before, after);
}
