export interface ShownMistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly hint?: string | undefined;
  /** True for mistakes that stop nothing. */
  readonly isWarning?: true | undefined;
}

/** The data that a page of the dev server carries for the scripts here, as JSON in an element with the id `dev-data`. */
export interface DevData {
  /** Mistakes in the page and the site file, errors first; only the first of very many. */
  readonly mistakes: readonly ShownMistake[];
  readonly errors: number;
  readonly warnings: number;
  /** Whether the page is shown in its last correct version, not as it is now. */
  readonly isOld: boolean;
  /** What the page may do: a document keeps the policy that it was loaded with. */
  readonly policy: string;
}

export const devDataId = "dev-data";

/** Requests of a browser to the dev server and their answers, over Vite's connection. */
export const devEvents = {
  /** From the browser: it shows this address. */
  show: "site:show",
  /** To the browser: the new version of the document that it shows. */
  page: "site:page",
  /** To the browser: load this address, which the page has moved to. */
  move: "site:move",
  /** To the browser: a stylesheet has changed. */
  style: "site:style",
} as const;
