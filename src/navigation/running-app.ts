import type { PageData } from "../site.ts";

/** What the entry script hands over to the app. */
export interface AppContext {
  /** The element that the app renders pages into. */
  readonly main: HTMLElement;
  /** The address of the app: pages built for another one are not for it. */
  readonly app: string;
  /** Brings the module of a page. */
  importPage(route: string): Promise<PageModule>;
  /** Attaches the behaviours that elements ask for and returns what detaches them. */
  attach(elements: Iterable<HTMLElement>): () => void;
  /** Detaches the behaviours of the prerendered page. */
  detach(): void;
  /** Whether the app takes over the prerendered page, which has a block that needs React. */
  readonly hydrate: boolean;
}

/** The module of a page, as the build writes it. */
export interface PageModule {
  /** The app that the page was built for. */
  readonly app: string;
  readonly page: PageData;
}

/** The app once it has started. */
export interface RunningApp {
  /** Shows a page in `<main>` with a history entry of its own. Rejects before it has changed anything. */
  navigate(url: URL): Promise<void>;
}

/** The module that brings React. */
export interface AppModule {
  startApp(context: AppContext): Promise<RunningApp>;
}
