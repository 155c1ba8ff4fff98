import type { Api, Conflict, EditedSite, FieldMistake, OpenFile, SaveAnswer, SiteForms } from "../../api/api.ts";
import type { Change, Request } from "../../api/requests.ts";
import { type Answer, callServer, listenToServer, RefusedError } from "./call-server.ts";
import { FileKeeper, type KeptFile, type Step } from "./file-keeper.ts";
import type { View } from "./view.ts";

/** The site, with what its forms are made of. */
type ShownSite = EditedSite & SiteForms;

export interface SessionState {
  readonly site: ShownSite;
  readonly kept: KeptFile;
  readonly view: View;
  /** Whether links on the page lead to other pages, and a click opens no block. */
  readonly isBrowsing: boolean;
  /** The page that is shown beside the panel, whose file may not be the open one. */
  readonly route: string;
  /** Where its blocks are written. */
  readonly shown: OpenFile["shown"];
  /** What was typed into the texts of files, by their paths, and is not saved. */
  readonly texts: Readonly<Record<string, TypedText>>;
  /** What has just happened, for those who cannot see it. */
  readonly said: string;
  /** What went wrong with a command. */
  readonly trouble: string | undefined;
}

interface TypedText {
  readonly text: string;
  /** The version of the file that it was made of. */
  readonly version: string;
}

/** The site that is edited, with one file that is open. React reads its `state` and is told of each new one. */
export class EditorSession {
  state: SessionState;
  #keeper: FileKeeper;
  readonly #listeners = new Set<() => void>();

  private constructor(site: ShownSite, file: OpenFile, route: string) {
    this.#keeper = this.#keeperOf(file);
    this.state = {
      ...{ site, kept: this.#keeper.kept, route, shown: file.shown, view: { kind: "outline" }, isBrowsing: false },
      ...{ texts: {}, said: "", trouble: undefined },
    };
    listenToServer(({ paths }) => void this.#follow(paths));
    addEventListener("beforeunload", (event) => {
      if (!this.#keeper.isSaved || Object.keys(this.state.texts).length > 0) event.preventDefault();
    });
  }

  static async start(route: string): Promise<EditorSession> {
    const [forms, now] = await Promise.all([callServer("forms", {}), callServer("site", {})]);
    const site = { ...forms, ...now };
    const home = site.pages.find((page) => page.route === "/") ?? site.pages[0];
    const known = site.pages.find((page) => page.route === route) ?? home;
    if (!known) throw new RefusedError("This site has no pages yet. Add one with `yaml-pages new page`.");
    return new EditorSession(site, await callServer("open", { path: known.path }), known.route);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  say(said: string): void {
    this.#set({ said });
  }

  go(view: View): void {
    void this.flush();
    this.#set({ view, trouble: undefined });
  }

  browse(isBrowsing: boolean): void {
    this.#set({ isBrowsing });
  }

  /** Opens a block that the page shows, which may be written in another file. */
  async select(index: number): Promise<void> {
    const block = this.state.shown[index];
    if (!block) return;
    const { path, pointer } = block;
    if (await this.open({ path })) this.go({ kind: "block", pointer });
  }

  /** Opens a page, or the part of which `path` is the file, and shows its blocks. */
  async visit(request: Request<"open">, view: View = { kind: "outline", at: 0 }): Promise<void> {
    if (await this.open(request)) this.go(view);
  }

  change(changes: readonly Change[], step: Step): void {
    this.#keeper.change(changes, step);
  }

  flush(): Promise<void> {
    return this.#keeper.flush();
  }

  get keeper(): FileKeeper {
    return this.#keeper;
  }

  /** Asks the server something for which all that was typed must be saved. Says where it went wrong, and answers undefined. */
  async ask<Name extends keyof Api>(name: Name, request: Parameters<Api[Name]>[0]): Promise<Answer<Name> | undefined> {
    await this.flush();
    this.#set({ trouble: undefined });
    try {
      return await callServer(name, request);
    } catch (error) {
      const isRefused = error instanceof RefusedError;
      this.#set({ trouble: isRefused ? error.message : "The server does not answer. Is it still running?" });
      return undefined;
    }
  }

  async open(request: Request<"open">): Promise<OpenFile | undefined> {
    const { file } = this.state.kept;
    const isOpen = "path" in request ? request.path === file.path : request.route === file.route;
    return isOpen ? file : this.askForFile("open", request);
  }

  /** Asks for a file, and opens it in the place of the one that is open, of which all must be saved. */
  async askForFile<Name extends "open" | "addPage" | "movePage">(
    name: Name,
    request: Parameters<Api[Name]>[0],
  ): Promise<OpenFile | undefined> {
    await this.flush();
    if (!this.#keeper.isSaved) {
      this.#set({ trouble: "This file has changes that are not saved yet." });
      return undefined;
    }
    const file = await this.ask(name, request);
    if (!file) return undefined;
    this.#keeper = this.#keeperOf(file);
    const page = file.route === undefined ? {} : { route: file.route, shown: file.shown };
    this.#set({ kept: this.#keeper.kept, ...page });
    void this.refreshSite();
    return file;
  }

  async step(direction: "undo" | "redo"): Promise<void> {
    const answer = await this.ask(direction, {});
    if (!answer?.label) return;
    this.say(`${direction === "undo" ? "Undone" : "Done again"}: ${answer.label}`);
    await this.#follow(answer.paths);
  }

  /** Does what a mistake suggests, or says with a reason that it is none. */
  async answer(mistake: FieldMistake, reason?: string): Promise<void> {
    const { path, version } = this.state.kept.file;
    const about = { path, version, mistake };
    this.#take(await (reason === undefined ? this.ask("remedy", about) : this.ask("accept", { ...about, reason })));
  }

  /** Keeps what is typed into the text of the open file. */
  typeText(text: string): void {
    const { file } = this.state.kept;
    const { [file.path]: typed, ...others } = this.state.texts;
    const kept = { [file.path]: { text, version: typed?.version ?? file.version } };
    this.#set({ texts: text === file.text ? others : { ...others, ...kept } });
  }

  async saveText({ text, version }: TypedText): Promise<SaveAnswer | undefined> {
    const { path } = this.state.kept.file;
    const answer = await this.ask("saveText", { path, version, text });
    this.#take(answer);
    if (answer?.kind === "saved") this.typeText(answer.file.text);
    return answer;
  }

  /** Answers a conflict, which is about a value or about the whole text. */
  async settle(conflict: Conflict, prefer: "mine" | "theirs"): Promise<void> {
    const { text, version } = this.state.kept.file;
    if (conflict.pointer !== "") return this.#keeper.settle(conflict, prefer);
    if (prefer === "theirs") this.typeText(text);
    else if (!(await this.saveText({ text: String(conflict.mine), version }))) return;
    this.#keeper.settle(conflict, "theirs");
  }

  async refreshSite(): Promise<void> {
    const site = await callServer("site", {}).catch(() => undefined);
    if (site) this.#set({ site: { ...this.state.site, ...site } });
  }

  #take(answer: SaveAnswer | undefined): void {
    if (answer) this.#keeper.take(answer);
  }

  async #follow(paths: readonly string[]): Promise<void> {
    const { file } = this.#keeper.kept;
    const isOpen = paths.length === 0 || paths.includes(file.path);
    // A server that has gone away sends events again once it is there.
    await Promise.all([this.refreshSite(), isOpen ? this.#keeper.refresh().catch(() => undefined) : undefined]);
    const { route } = this.state;
    if (file.route === route) return;
    const page = await callServer("open", { route }).catch(() => undefined);
    if (page) this.#set({ shown: page.shown });
  }

  #keeperOf(file: OpenFile): FileKeeper {
    const keeper: FileKeeper = new FileKeeper(file, () => {
      if (keeper !== this.#keeper) return;
      const before = this.state.kept;
      const { kept } = keeper;
      const page = kept.file.route === this.state.route ? { shown: kept.file.shown } : {};
      this.#set({ kept, ...page, ...(kept.saving === "saved" && before.saving !== "saved" && { said: "Saved" }) });
      if (kept.file.version !== before.file.version) void this.refreshSite();
    });
    return keeper;
  }

  #set(changed: Partial<SessionState>): void {
    this.state = { ...this.state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
