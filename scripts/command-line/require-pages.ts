import { statSync } from "node:fs";
import { displayPath } from "../content/read/read-content.ts";
import { UsageError } from "../program/usage-error.ts";

/** Throws a UsageError where the content folder that a flag names is not there. */
export function requirePages(pages: string): void {
  if (statSync(pages, { throwIfNoEntry: false })?.isDirectory()) return;
  const name = displayPath(pages, process.cwd());
  if (statSync(pages, { throwIfNoEntry: false })) {
    throw new UsageError(`--pages: ${name} is a file, expected the folder that holds the pages.`);
  }
  throw new UsageError(`--pages: there is no folder ${name}, expected the folder that holds the pages.`);
}
