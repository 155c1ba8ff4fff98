import type { Project } from "../program/project.ts";

/** The inputs of a build, and the listeners to its progress. */
export interface BuildOptions {
  readonly project: Project;
  readonly pages: string;
  readonly out: string;
  readonly origin: string | undefined;
  readonly release: boolean;
  /** Whether drafts are included. The site is then a preview, which search engines leave out. */
  readonly drafts: boolean;
  /** The time for which the site is built. Pages show its day. */
  readonly today: Date;
  /** Whether to weigh every page, which means rendering every page. */
  readonly report: boolean;
  /** Called when `total` things, by default pages, are about to be done. Returns a function that is told how many more are done. */
  onPhase(name: string, total: number, things?: string): (done: number) => void;
  /** Called when the build waits for something. Returns a function to call when that is over. */
  onWait(name: string): () => void;
  warn(message: string): void;
}
