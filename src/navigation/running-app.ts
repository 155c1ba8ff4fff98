import type { ReactNode } from "react";

/** The state of the entry script, which client navigation reads and changes. */
export interface NavigationContext extends Omit<AppContext, "loadPage"> {
  detach(): void;
  /** Whether the app shows pages: it then handles Back and Forward itself. */
  isRouting: boolean;
}

export interface AppContext {
  readonly main: HTMLElement;
  /** A page, once its scripts have run. Rejects for a page that this document must not show. */
  loadPage(path: string): Promise<PageToShow>;
  attach(elements: Iterable<HTMLElement>): () => void;
}

export interface PageToShow {
  /** Its document, without the style. */
  readonly document: Document;
  readonly style: string;
}

export interface LoadedPage extends PageToShow {
  readonly content: readonly ReactNode[];
  /** The number of its parts up to the heading of the page. */
  readonly opening: number;
}

export interface RunningApp {
  /** Prepares a page, so that a click need not wait. */
  prepare(path: string): Promise<unknown>;
  /** Shows a page in `<main>` with a history entry of its own. Rejects before it has changed anything. */
  navigate(url: URL): Promise<void>;
}

/** The module with React, `entry-app.tsx`, fetched on demand. */
export interface AppModule {
  startApp(context: AppContext): Promise<RunningApp>;
}
