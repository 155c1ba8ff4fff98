import type { BlockComponents } from "../blocks/block-list.tsx";
import type { PageData } from "../site.ts";

/** The state of the entry script, which client navigation reads and changes. */
export interface NavigationContext extends Pick<AppContext, "main" | "attach" | "hydrate"> {
  /** Attaches the behaviours of the page, and returns a function that detaches them. */
  attachPage(): () => void;
  /** Detaches the behaviours of the prerendered page. */
  detach(): void;
  running: Promise<RunningApp> | undefined;
}

export interface AppContext {
  readonly main: HTMLElement;
  /** Loads the module of a page, and its styles into the document. Rejects for a page that this document must not show. */
  loadModule(route: string): Promise<PageModule>;
  attach(elements: Iterable<HTMLElement>): () => void;
  /** Detaches the behaviours of the prerendered page. */
  detach(): void;
  /** True if the prerendered page has a block that needs React: the app hydrates it. */
  readonly hydrate: boolean;
}

export interface PageModule {
  /** The address of the app that the page was built for. */
  readonly app: string;
  readonly page: PageData;
  /** The addresses of all modules that the page needs: its behaviours, its components and what they import. */
  readonly modules: readonly string[];
  /** The addresses of the styles that the page needs besides those of every page. */
  readonly styles: readonly string[];
  /** The permissions of the page beyond those of every page, where it has any. */
  readonly policy?: string;
}

export interface LoadedPage {
  readonly page: PageData;
  readonly components: BlockComponents;
}

export interface RunningApp {
  /** Shows a page in `<main>` with a history entry of its own. Rejects before it has changed anything. */
  navigate(url: URL): Promise<void>;
}

/** The module with React, `entry-app.tsx`, fetched on demand. */
export interface AppModule {
  startApp(context: AppContext): Promise<RunningApp>;
}
