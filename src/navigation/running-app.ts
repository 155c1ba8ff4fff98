import type { PageData } from "../site.ts";

/** Everything that the app needs from the entry script. */
export interface AppContext {
  /** The element that the app renders pages into. */
  readonly main: HTMLElement;
  /** The address of the app. It cannot show pages that were built for another app. */
  readonly app: string;
  /** Loads the module of a page. */
  importPage(route: string): Promise<PageModule>;
  /** Attaches the behaviours of elements and returns a function that detaches them. */
  attach(elements: Iterable<HTMLElement>): () => void;
  /** Detaches the behaviours of the prerendered page. */
  detach(): void;
  /** True if the prerendered page has a block that needs React: the app hydrates it. */
  readonly hydrate: boolean;
}

/** The module of a page, as `renderPageModule` writes it. */
export interface PageModule {
  /** The address of the app that the page was built for. */
  readonly app: string;
  readonly page: PageData;
}

/** The app once it has started. */
export interface RunningApp {
  /** Shows a page in `<main>` with a history entry of its own. Rejects before it has changed anything. */
  navigate(url: URL): Promise<void>;
}

/** The module with React, `entry-app.tsx`, fetched on demand. */
export interface AppModule {
  startApp(context: AppContext): Promise<RunningApp>;
}
