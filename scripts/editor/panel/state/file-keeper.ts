import type { Conflict, OpenFile, SaveAnswer } from "../../api/api.ts";
import type { Change } from "../../api/requests.ts";
import { applyChanges } from "../../text/apply-changes.ts";
import { compareValues } from "../../text/compare-values.ts";
import { isSame } from "../../text/is-same.ts";
import { mergeValues } from "../../text/merge-values.ts";
import { callServer, RefusedError } from "./call-server.ts";

/** A file with what has been typed into it. */
export interface KeptFile {
  /** As the server has it. */
  readonly file: OpenFile;
  /** As the panel shows it. */
  readonly data: unknown;
  readonly saving: "saved" | "unsaved" | "saving" | "away";
  /** Why the server refuses what was typed last. */
  readonly refusal: string | undefined;
  /** What somebody else has written in the same place: theirs stands in the file. */
  readonly conflicts: readonly Conflict[];
}

/** What a change is called, and with which others it is one step; without a group it is one of its own. */
export interface Step {
  readonly label: string;
  readonly group?: string;
}

const pauseAfterKey = 300;
const pauseBeforeRetry = 2000;

/** Keeps one open file: shows changes at once and saves them one after another, until the server has them. */
export class FileKeeper {
  kept: KeptFile;
  readonly #onChange: () => void;
  #step: Required<Step> = { label: "", group: "" };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #saves: Promise<void> = Promise.resolve();

  constructor(file: OpenFile, onChange: () => void) {
    this.kept = { file, data: file.data, saving: "saved", refusal: undefined, conflicts: [] };
    this.#onChange = onChange;
  }

  get isSaved(): boolean {
    return this.kept.saving === "saved" && this.kept.conflicts.length === 0;
  }

  change(changes: readonly Change[], { label, group = `${Math.random()}` }: Step): void {
    // What was typed into another field is a step of its own.
    if (group !== this.#step.group) void this.flush();
    this.#step = { label, group };
    this.#set({ data: applyChanges(this.kept.data, changes), saving: "unsaved", refusal: undefined });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), pauseAfterKey);
  }

  /** Saves now what has not been saved, after what is being saved. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#saves = this.#saves.then(() => this.#saveAll());
    return this.#saves;
  }

  /** Takes an answer to something other than typing. */
  take(answer: SaveAnswer): void {
    this.#rebase(answer, this.kept.file.data);
  }

  /** Reads the file again, which somebody may have changed. What is unsaved is merged by the server. */
  async refresh(): Promise<void> {
    await this.flush();
    const before = this.kept.file;
    const file = await callServer("open", { path: before.path });
    // A save that was answered meanwhile is newer.
    if (this.kept.saving === "saved" && this.kept.file === before) this.#set({ file, data: file.data });
  }

  /** Answers a conflict. Theirs stands in the file already. */
  settle(conflict: Conflict, prefer: "mine" | "theirs"): void {
    this.#set({ conflicts: this.kept.conflicts.filter((other) => other !== conflict) });
    if (prefer === "theirs") return;
    const { pointer, mine: value } = conflict;
    const change = "mine" in conflict ? { pointer, value } : { pointer };
    this.change([change], { label: "Take mine" });
  }

  /** Lets go of what the server refuses. */
  discard(): void {
    this.#set({ data: this.kept.file.data, saving: "saved", refusal: undefined });
  }

  async #saveAll(): Promise<void> {
    for (;;) {
      const { file, data, saving } = this.kept;
      const changes = compareValues(file.data, data);
      if (changes.length === 0) return this.#set({ saving: "saved" });
      const step = this.#step;
      if (saving !== "away") this.#set({ saving: "saving" });
      try {
        this.#rebase(await callServer("save", { path: file.path, version: file.version, changes, ...step }), data);
      } catch (error) {
        if (error instanceof RefusedError) return this.#set({ saving: "unsaved", refusal: error.message });
        this.#set({ saving: "away" });
        await new Promise((resolve) => setTimeout(resolve, pauseBeforeRetry));
      }
    }
  }

  /** Takes the file as the server has it now, and lays on it what was typed while the server answered. */
  #rebase(answer: SaveAnswer, sent: unknown): void {
    const { file } = answer;
    // Others may have moved what was typed into.
    const { value: data, conflicts } = mergeValues(sent, this.kept.data, file.data);
    const open = answer.kind === "conflict" ? answer.conflicts : [];
    const isTypedAgain = ({ pointer }: Conflict) => conflicts.some((later) => later.pointer === pointer);
    this.#set({
      file,
      data: isSame(data, this.kept.data) ? this.kept.data : data,
      saving: isSame(data, file.data) ? "saved" : "saving",
      conflicts: [...[...this.kept.conflicts, ...open].filter((one) => !isTypedAgain(one)), ...conflicts],
    });
  }

  #set(changed: Partial<KeptFile>): void {
    this.kept = { ...this.kept, ...changed };
    this.#onChange();
  }
}
