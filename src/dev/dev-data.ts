export interface ShownMistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string | undefined;
  /** True for what stops nothing. */
  readonly isWarning?: true | undefined;
}

/** The data that a page of the dev server carries for the scripts of this room, as JSON in an element with the id `dev-data`. */
export interface DevData {
  /** Of the page and the site file, errors first; empty where nothing is wrong. Of very many the first ones. */
  readonly mistakes: readonly ShownMistake[];
  readonly errors: number;
  readonly warnings: number;
  /** Whether the page is shown as it was when it was last right, and not as it is written. */
  readonly isOld: boolean;
  /** What the page may do: a document has the policy that it came with. */
  readonly policy: string;
}

export const devDataId = "dev-data";

/** Requests of a browser to the dev server, and the answers, over the connection of Vite. */
export const devEvents = {
  /** From the browser: it shows this address. */
  show: "site:show",
  /** To the browser: the document that it shows is this now. */
  page: "site:page",
  /** To the browser: load this address, which the page has moved to. */
  move: "site:move",
  /** To the browser: a stylesheet has changed. */
  style: "site:style",
} as const;
