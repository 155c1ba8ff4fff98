import type { PageDataClient } from "./page-data-client.ts";

/** What the entry script hands over to the app. */
export interface AppContext {
  /** The element that the app renders pages into. */
  readonly main: HTMLElement;
  readonly pages: PageDataClient;
  /** Attaches the behaviours of an element and of those below it, and returns what detaches them. */
  attach(root: HTMLElement): () => void;
  /** Detaches the behaviours of the prerendered page. */
  detach(): void;
  /** Whether the app takes over the prerendered page, which has a block that needs React. */
  readonly hydrate: boolean;
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
