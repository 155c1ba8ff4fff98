import type { Project } from "../program/project.ts";

/** The inputs of a build, and the listeners to its progress. */
export interface BuildOptions {
  readonly project: Project;
  readonly pages: string;
  readonly out: string;
  readonly origin: string | undefined;
  readonly release: boolean;
  /** Whether drafts are part of the site, which is then a preview: search engines leave it out. */
  readonly drafts: boolean;
  /** The moment as of which the site is built. Pages carry its day. */
  readonly today: Date;
  /** Whether to weigh every page. Then every page is rendered. */
  readonly report: boolean;
  /** Hears that so many things, pages where nothing is said, are about to be done, and gives back what hears of those that are. */
  onPhase(name: string, total: number, things?: string): (done: number) => void;
  /** Hears that something is being waited for, and gives back what hears that it is over. */
  onWait(name: string): () => void;
  warn(message: string): void;
}
