import { cpSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../program/project.ts";
import { readPages, writeData, writePage } from "../workload/site-content.ts";

/**
 * Writes the content of a workload as an Eleventy site: each page becomes a Markdown file with the page's YAML as its front
 * matter. The layout in `eleventy/` renders the same markup.
 */
export function writeEleventySite(content: string, site: string): void {
  cpSync(join(projectRoot, "scripts/bench/eleventy"), site, { recursive: true });
  const pages = readPages(content);
  for (const page of pages) writePage(join(site, "content", `${page.stem}.md`), page);
  writeData(site, pages);
}
