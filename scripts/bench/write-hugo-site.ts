import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findIcon } from "../content/icons.ts";
import { projectRoot } from "../project.ts";

/**
 * Writes the content of a workload as a Hugo site: each page becomes a Markdown file with the page's YAML as its front
 * matter; a page that lists a folder becomes that folder's `_index.md`. The templates in `hugo/` render the same markup.
 */
export function writeHugoSite(content: string, site: string): void {
  cpSync(join(projectRoot, "scripts/bench/hugo"), site, { recursive: true });
  // Hugo asks for a template for pages and for one for folders; here one does for both.
  const layouts = join(site, "layouts/_default");
  cpSync(join(layouts, "single.html"), join(layouts, "list.html"));
  const icons = new Set<string>();
  for (const path of readdirSync(content, { recursive: true, encoding: "utf8" })) {
    if (!path.endsWith(".yaml") || path.startsWith("_")) continue;
    const yaml = readFileSync(join(content, path), "utf8");
    for (const [, name] of yaml.matchAll(/^\s+(?:- )?icon: (.+)$/gm)) icons.add(name ?? "");
    write(join(site, "content", contentPath(path, yaml)), `---\n${yaml}---\n`);
  }
  write(join(site, "data/menu.json"), JSON.stringify([{ label: "Home", href: "/" }]));
  // As text: Hugo would take longer to put the shapes together.
  write(
    join(site, "data/icons.json"),
    JSON.stringify(Object.fromEntries([...icons].map((name) => [name, shapes(name)]))),
  );
}

function contentPath(path: string, yaml: string): string {
  const stem = path.replace(/\.yaml$/, "");
  if (!yaml.includes("- type: page-list\n")) return `${stem}.md`;
  return stem === "index" ? "_index.md" : `${stem}/_index.md`;
}

function shapes(name: string): string {
  const elements = findIcon(name)?.shapes.map(([element, attributes]) => {
    const text = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return `<${element}${text.join("")}></${element}>`;
  });
  return elements?.join("") ?? "";
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
