import type { FieldMistake, OpenFile } from "../../session/open-file.ts";
import { type Answer, type Call, callServer, listenToServer, RefusedError, type Request } from "./call-server.ts";
import { FileKeeper, type Follow, type KeptFile } from "./file-keeper.ts";
import { focusLater } from "./focus-later.ts";

/** The site, with the schemas of its forms. */
type ShownSite = Answer<"site"> & Answer<"forms">;

/** What the panel shows, with a pointer into the open file: to a block, or to the place to add one. */
export interface View {
  readonly kind: "outline" | "page" | "look" | "new-page" | "publish" | "text" | "facts" | "block" | "gallery";
  readonly pointer?: string;
}

export interface SessionState {
  readonly site: ShownSite;
  readonly kept: KeptFile;
  readonly view: View;
  /** The page shown next to the panel. Its file may not be the open one. */
  readonly route: string;
  /** Where its blocks are written. */
  readonly shown: OpenFile["shown"];
  /** What has just happened, for screen readers. */
  readonly said: string;
  /** What went wrong with a command. */
  readonly trouble: string | undefined;
}

/** The site being edited, with one open file. React reads its `state` and is notified of each new one. */
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
      // Text fields have their own undo.
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
    // By route: one file may have many pages. For anything but a page, such as a report, the home page is opened.
    const file = await callServer("open", { route }).catch(() => callServer("open", { path: home.path }));
    return new EditorSession({ ...forms, ...now }, file, file.route ?? home.route);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Shows another view, and moves the focus to the element with this id in it, if any. */
  go(view: View, focus = "first"): void {
    void this.keeper.flush();
    this.set({ view, trouble: undefined });
    focusLater(focus);
  }

  /** Opens a page, or the file at `path`, and shows its blocks. */
  async visit(request: Request<"open">, view: View = { kind: "outline" }, focus?: string): Promise<void> {
    const { file } = this.state.kept;
    const isOpen = "path" in request ? request.path === file.path : request.route === file.route;
    if (isOpen || (await this.askForFile("open", request))) this.go(view, focus);
  }

  /** Saves everything, then calls the server. If that fails, shows why and returns undefined. */
  async ask<Name extends Call>(name: Name, request: Request<Name>): Promise<Answer<Name> | undefined> {
    await this.keeper.flush();
    this.set({ trouble: undefined });
    try {
      return await callServer(name, request);
    } catch (error) {
      const isRefused = error instanceof RefusedError;
      this.set({ trouble: isRefused ? error.message : "The server is not answering. Is it still running?" });
      return undefined;
    }
  }

  /** Fetches a file and opens it instead of the current one, which must be saved. */
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
    // The open page may have had another address.
    if (answer.page !== undefined) await this.visit({ path: answer.page });
    await this.#follow();
  }

  /** Applies the suggestion for a mistake, or accepts it with a reason. */
  async answer(mistake: FieldMistake, reason?: string): Promise<void> {
    const { path, text: base } = this.state.kept.file;
    const label = reason === undefined ? `Write ${mistake.suggestion}` : "Accept a warning";
    const answer = await this.ask("write", { path, wanted: { mistake: mistake.at, reason, base }, label });
    if (answer) this.keeper.take(answer.file);
  }

  async #follow(): Promise<void> {
    // A server that went away sends events again once it is back.
    const site = callServer("site", {}).then((now) => this.set({ site: { ...this.state.site, ...now } }));
    const page = callServer("open", { route: this.state.route }).then(({ route, shown }) => {
      if (route === this.state.route) this.set({ shown });
    });
    await Promise.allSettled([site, page, this.keeper.refresh()]);
  }

  /** Keeps the view open while entries come and go around it; closes it with a message if it is gone. */
  #followed(follow: Follow): Partial<SessionState> {
    const { view } = this.state;
    const typed = follow(document.activeElement?.id ?? "");
    const pointer = view.pointer === undefined ? undefined : follow(view.pointer);
    const trouble = "What was open here is gone: it has been removed or completely changed.";
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
