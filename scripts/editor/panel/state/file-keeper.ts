import { fromPointer, type ValuePath } from "../../../content/diagnostic/path.ts";
import type { OpenFile } from "../../session/open-file.ts";
import { isSame } from "../../text/is-same.ts";
import { type Conflict, mergeValues } from "../../text/merge-values.ts";
import { withValue } from "../../text/with-value.ts";
import { type Answer, callServer, RefusedError } from "./call-server.ts";

/** A file with what has been typed into it. */
export interface KeptFile {
  /** As the server has it. */
  readonly file: OpenFile;
  /** As the panel shows it. */
  readonly data: unknown;
  /** What was typed into its text and is not saved, with the version that it was made of. */
  readonly typed: { readonly text: string; readonly version: string } | undefined;
  /** Whether the server does not answer. */
  readonly isAway: boolean;
  /** Why what was typed last cannot be saved. */
  readonly refusal: string | undefined;
  /** What somebody else has written in the same place: theirs stands in the file. Of a whole text the pointer is empty. */
  readonly conflicts: readonly Conflict[];
}

/** What a change is called, and with which others it is one step; without a group it is one of its own. */
interface Step {
  readonly label: string;
  readonly group?: string;
}

const pauseAfterKey = 300;
const pauseBeforeRetry = 2000;

/** Keeps one open file: shows changes at once and saves them one after another, until the server has them. */
export class FileKeeper {
  kept: KeptFile;
  readonly #onChange: () => void;
  #step: Step = { label: "" };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What waits for an answer of the server: one after the other. */
  #work: Promise<void> = Promise.resolve();

  constructor(file: OpenFile, onChange: () => void) {
    const { data } = file;
    this.kept = { file, data, typed: undefined, isAway: false, refusal: undefined, conflicts: [] };
    this.#onChange = onChange;
  }

  get isSaved(): boolean {
    const { file, data, conflicts, typed } = this.kept;
    return isSame(file.data, data) && conflicts.length === 0 && !typed;
  }

  /** Sets a value, or removes it where it is undefined. */
  change(path: ValuePath, value: unknown, { label, group = `${Math.random()}` }: Step): void {
    // What was typed into another field is a step of its own.
    if (group !== this.#step.group) void this.flush();
    this.#step = { label, group };
    this.#set({ data: withValue(this.kept.data, path, value), refusal: undefined });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pauseAfterKey);
  }

  /** Saves now what has not been saved, after what is being saved. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#queue(() => this.#save());
  }

  /** Reads the file again, which somebody may have changed. */
  refresh(): Promise<void> {
    return this.#queue(async () => {
      const { path, data } = this.kept.file;
      this.#rebase(await callServer("open", { path }), data);
    });
  }

  /** Takes the file as something other than a change of a value has left it. */
  take(file: OpenFile): void {
    this.#rebase(file, this.kept.file.data);
  }

  /** Takes what the server answers to what was typed into the text of the file. */
  takeText({ file, isWritten }: Answer<"write">): void {
    this.take(file);
    const { typed } = this.kept;
    if (!typed) return;
    if (isWritten) this.#set({ typed: undefined });
    else this.#set({ conflicts: [{ pointer: "", mine: typed.text, theirs: file.text }] });
  }

  /** Keeps what is typed into the text of the file. */
  typeText(text: string): void {
    const { file, typed } = this.kept;
    const version = typed?.version ?? file.version;
    this.#set({ typed: text === file.text ? undefined : { text, version } });
  }

  /** Answers a conflict. Theirs stands in the file already. */
  settle(conflict: Conflict, prefer: "mine" | "theirs"): void {
    const { pointer, mine } = conflict;
    const { conflicts, file } = this.kept;
    this.#set({ conflicts: conflicts.filter((other) => other !== conflict) });
    if (pointer === "")
      this.#set({ typed: prefer === "mine" ? { text: String(mine), version: file.version } : undefined });
    else if (prefer === "mine") this.change(fromPointer(pointer), mine, { label: "Take mine" });
  }

  /** Lets go of what cannot be saved. */
  discard(): void {
    this.#set({ data: this.kept.file.data, refusal: undefined });
    void this.refresh();
  }

  #queue(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch((error: unknown) => {
      if (error instanceof RefusedError && !this.isSaved) this.#set({ refusal: error.message });
    });
    return this.#work;
  }

  async #save(): Promise<void> {
    for (;;) {
      const { file, data } = this.kept;
      if (isSame(file.data, data)) return this.#set({ isAway: false });
      const { path, version } = file;
      try {
        const answer = await callServer("write", { path, version, wanted: { data }, ...this.#step });
        this.#rebase(answer.file, answer.isWritten ? data : file.data);
      } catch (error) {
        if (error instanceof RefusedError) throw error;
        this.#set({ isAway: true });
        await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
      }
    }
  }

  /** Takes the file as the server has it now, and lays on it what was changed in the panel since it had `base`. */
  #rebase(file: OpenFile, base: unknown): void {
    const { data: mine } = this.kept;
    if (file.data === undefined && !isSame(base, mine))
      throw new RefusedError(`${file.path} can no longer be read as YAML: somebody else has changed it.`);
    const { value, conflicts } = mergeValues(base, mine, file.data);
    const isTypedAgain = ({ pointer }: Conflict) => conflicts.some((later) => later.pointer === pointer);
    this.#set({
      file,
      data: isSame(value, mine) ? mine : value,
      isAway: false,
      conflicts: [...this.kept.conflicts.filter((one) => !isTypedAgain(one)), ...conflicts],
    });
  }

  #set(changed: Partial<KeptFile>): void {
    this.kept = { ...this.kept, ...changed };
    this.#onChange();
  }
}
