import type { Command } from "../../program/script-command.ts";

/** Another program that builds sites, which the benchmark can run on the same content. */
export interface SiteGenerator {
  /** Its name and version. Throws a UsageError that says how to install it where it is missing. */
  describe(): string;
  /** Writes the content of a workload as a site of this program. */
  writeSite(content: string, site: string): void;
  buildCommand(site: string, out: string): Command;
  /** The file of a page in a site, which holds the page's YAML. `page` is its path without an ending. */
  contentFile(site: string, page: string): string;
}
