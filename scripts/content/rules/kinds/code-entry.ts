import type { Obstacle } from "../../read/obstacle.ts";

/**
 * Example content: the text of `index.yaml`, or texts by their path in the content folder, `null` for a file that is not
 * there, an obstacle for one that cannot be read. What an example leaves out is taken from a small complete site. `«` and `»` stand around the place that the
 * diagnostic points at; they are no part of the content.
 */
export type Example = string | Readonly<Record<string, string | Uint8Array | Obstacle | null>>;

/**
 * How much a mistake matters. An `error` is a fact: the page, the build, a reader's way or a visitor's safety is broken, and nothing
 * is published. Whatever a careful editor might have meant is a `warning`. What is `off` is looked for on request alone.
 */
export type Severity = "error" | "warning" | "off";

/** The explanation of a code: `--explain` prints it, and a test runs its examples. */
export interface CodeEntry {
  /** Kebab-case, permanent, and the name of the file that defines it. */
  readonly code: string;
  /** The severity where the site says nothing else; an error where it is left out. */
  readonly severity?: Severity;
  /** Whether a site may lower it and an author accept it although it is an error: the page is whole all the same. */
  readonly isLowerable?: true;
  /** The meaning of the code and why it matters, in one or two sentences. */
  readonly meaning: string;
  /** Content with exactly this one mistake. */
  readonly bad: Example;
  /** The words of the diagnostic of the bad example. `…` stands for what is left out. */
  readonly says: { readonly message: string; readonly hint: string };
  /** The same content without the mistake. */
  readonly good: Example;
  /** The most pages that its examples may have, as the flag --max-pages sets it. */
  readonly maxPages?: number | undefined;
  /** Whether only a `--release` run looks for it. */
  readonly releaseOnly?: true;
  /** True for a code about something that nobody will see: it keeps nothing from being published. */
  readonly stopsNothing?: true;
  /** Whether mistakes of a file with the same message have one cause, such as links to a page that is gone: reports show them as one. */
  readonly isOneByWords?: true;
  /** Whether mistakes of one list or text that differ in what they quote alone are one habit, such as days in another order: reports show them as one. */
  readonly isOneByForm?: true;
  /** Whether it shows only in rendered pages, which there are where nothing else is wrong. */
  readonly isAboutWeight?: true;
}
