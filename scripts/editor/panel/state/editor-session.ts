import type { FieldMistake, OpenFile } from "../../session/open-file.ts";
import { type Answer, type Call, callServer, listenToServer, RefusedError, type Request } from "./call-server.ts";
import { FileKeeper, type Follow, type KeptFile } from "./file-keeper.ts";
import { focusLater } from "./focus-later.ts";

/** The site, with what its forms are made of. */
type ShownSite = Answer<"site"> & Answer<"forms">;

/** What the panel shows, with the pointer in the open file to a block, or to the place where one is to be added. */
export interface View {
  readonly kind: "outline" | "page" | "look" | "new-page" | "publish" | "text" | "facts" | "block" | "gallery";
  readonly pointer?: string;
}

export interface SessionState {
  readonly site: ShownSite;
  readonly kept: KeptFile;
  readonly view: View;
  /** The page that is shown beside the panel, whose file may not be the open one. */
  readonly route: string;
  /** Where its blocks are written. */
  readonly shown: OpenFile["shown"];
  /** What has just happened, for those who cannot see it. */
  readonly said: string;
  /** What went wrong with a command. */
  readonly trouble: string | undefined;
}

/** The site that is edited, with one file that is open. React reads its `state` and is told of each new one. */
export class EditorSession {
  state: SessionState;
  readonly keeper: FileKeeper;
  readonly #listeners = new Set<() => void>();

  private constructor(site: ShownSite, file: OpenFile, route: string) {
    this.keeper = new FileKeeper(file, (follow) => {
      this.set({ kept: this.keeper.kept, ...(follow && this.#followed(follow)) });
    });
    const { shown } = file;
    const view = { kind: "outline" } as const;
    this.state = { site, kept: this.keeper.kept, route, shown, view, said: "", trouble: undefined };
    listenToServer(() => void this.#follow());
    addEventListener("beforeunload", (event) => {
      if (!this.keeper.isSaved) event.preventDefault();
    });
    addEventListener("keydown", (event) => {
      // Fields of text have an undo of their own.
      const isInText = event.target instanceof Element && event.target.matches("input, textarea, select");
      if (isInText || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      void this.step(event.shiftKey ? "redo" : "undo");
    });
  }

  static async start(route: string): Promise<EditorSession> {
    const [forms, now] = await Promise.all([callServer("forms", {}), callServer("site", {})]);
    const home = now.pages.find((page) => page.route === "/") ?? now.pages[0];
    if (!home) throw new RefusedError("This site has no pages yet. Add one with `yaml-pages new page`.");
    // Not by its path: that of a table is of many pages. What is no page, such as a report, leads to the home page.
    const file = await callServer("open", { route }).catch(() => callServer("open", { path: home.path }));
    return new EditorSession({ ...forms, ...now }, file, file.route ?? home.route);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows something else, and moves the focus there: to an element with an id, where the view has one. */
  go(view: View, focus = "first"): void {
    void this.keeper.flush();
    this.set({ view, trouble: undefined });
    focusLater(focus);
  }

  /** Opens a page, or the part of which `path` is the file, and shows its blocks. */
  async visit(request: Request<"open">, view: View = { kind: "outline" }, focus?: string): Promise<void> {
    const { file } = this.state.kept;
    const isOpen = "path" in request ? request.path === file.path : request.route === file.route;
    if (isOpen || (await this.askForFile("open", request))) this.go(view, focus);
  }

  /** Asks the server something for which all that was typed must be saved. Says where it went wrong, and answers undefined. */
  async ask<Name extends Call>(name: Name, request: Request<Name>): Promise<Answer<Name> | undefined> {
    await this.keeper.flush();
    this.set({ trouble: undefined });
    try {
      return await callServer(name, request);
    } catch (error) {
      const isRefused = error instanceof RefusedError;
      this.set({ trouble: isRefused ? error.message : "The server does not answer. Is it still running?" });
      return undefined;
    }
  }

  /** Asks for a file, and opens it in the place of the one that is open, of which all must be saved. */
  async askForFile<Name extends "open" | "addPage" | "movePage">(
    name: Name,
    request: Request<Name>,
  ): Promise<OpenFile | undefined> {
    await this.keeper.flush();
    if (!this.keeper.isSaved) {
      this.set({ trouble: "This file has changes that are not saved yet." });
      return undefined;
    }
    const file = await this.ask(name, request);
    if (!file) return undefined;
    if (file.route !== undefined) this.set({ route: file.route, shown: file.shown });
    this.keeper.open(file);
    return file;
  }

  async step(direction: "undo" | "redo"): Promise<void> {
    const answer = await this.ask(direction, {});
    if (!answer?.label) return;
    this.set({ said: `${direction === "undo" ? "Undone" : "Done again"}: ${answer.label}` });
    // The one that was open may have had another address.
    if (answer.page !== undefined) await this.visit({ path: answer.page });
    await this.#follow();
  }

  /** Does what a mistake suggests, or says with a reason that it is none. */
  async answer(mistake: FieldMistake, reason?: string): Promise<void> {
    const { path, text: base } = this.state.kept.file;
    const label = reason === undefined ? `Write ${mistake.suggestion}` : "It is right";
    const answer = await this.ask("write", { path, wanted: { mistake: mistake.at, reason, base }, label });
    if (answer) this.keeper.take(answer.file);
  }

  async #follow(): Promise<void> {
    // A server that has gone away sends events again once it is there.
    const site = callServer("site", {}).then((now) => this.set({ site: { ...this.state.site, ...now } }));
    const page = callServer("open", { route: this.state.route }).then(({ route, shown }) => {
      if (route === this.state.route) this.set({ shown });
    });
    await Promise.allSettled([site, page, this.keeper.refresh()]);
  }

  /** What is open stays open where others come and go around it, and is closed with a word where it is gone. */
  #followed(follow: Follow): Partial<SessionState> {
    const { view } = this.state;
    const typed = follow(document.activeElement?.id ?? "");
    const pointer = view.pointer === undefined ? undefined : follow(view.pointer);
    const trouble = "What was open here is gone: it has been removed, or changed throughout.";
    if (view.kind === "block" && pointer === undefined) {
      focusLater("outline");
      return { view: { kind: "outline" }, trouble };
    }
    return { ...(pointer !== undefined && { view: { ...view, pointer } }), ...(typed === undefined && { trouble }) };
  }

  set(changed: Partial<SessionState>): void {
    this.state = { ...this.state, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
