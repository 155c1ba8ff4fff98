import { statSync } from "node:fs";
import { resolve } from "node:path";
import { displayPath } from "../content/read/read-content.ts";
import { UsageError } from "../program/usage-error.ts";

/** The whole path of the content folder that a flag names. Throws a UsageError if it is not there. */
export function requirePages(named: string): string {
  const pages = resolve(named);
  if (statSync(pages, { throwIfNoEntry: false })?.isDirectory()) return pages;
  const name = displayPath(pages, process.cwd());
  if (statSync(pages, { throwIfNoEntry: false })) {
    throw new UsageError(`--pages: ${name} is a file, expected the folder of the pages.`);
  }
  throw new UsageError(`--pages: there is no folder ${name}, expected the folder of the pages.`);
}
