import { cpSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../program/project.ts";
import { type ContentPage, readPages, writeData, writePage } from "../workload/site-content.ts";

/**
 * Writes the content of a workload as a Hugo site: each page becomes a Markdown file with the page's YAML as its front
 * matter; a page that lists a folder becomes that folder's `_index.md`. The templates in `hugo/` render the same
 * markup.
 */
export function writeHugoSite(content: string, site: string): void {
  cpSync(join(projectRoot, "scripts/bench/hugo"), site, { recursive: true });
  // Hugo needs a template for pages and one for folders: the same file serves as both.
  const layouts = join(site, "layouts/_default");
  cpSync(join(layouts, "single.html"), join(layouts, "list.html"));
  const pages = readPages(content);
  for (const page of pages) writePage(join(site, "content", contentPath(page)), page);
  writeData(site, pages);
}

function contentPath({ stem, yaml }: ContentPage): string {
  if (!yaml.includes("- type: page-list\n")) return `${stem}.md`;
  return stem === "index" ? "_index.md" : `${stem}/_index.md`;
}
