import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { findIcon } from "../../content/markup/icons.ts";

/** A page of a workload. */
export interface ContentPage {
  /** The path below the content folder, without its ending. */
  readonly stem: string;
  readonly yaml: string;
}

/** The pages of a workload. */
export function readPages(content: string): readonly ContentPage[] {
  return readdirSync(content, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".yaml") && !path.startsWith("_"))
    .map((path) => ({ stem: path.replace(/\.yaml$/, ""), yaml: readFileSync(join(content, path), "utf8") }));
}

/** Writes the data files that other programs need besides pages: the menu, and the icons that pages name. */
export function writeData(site: string, pages: readonly ContentPage[]): void {
  const icons = new Set(
    pages.flatMap(({ yaml }) => Array.from(yaml.matchAll(/^\s+(?:- )?icon: (.+)$/gm), ([, name]) => name ?? "")),
  );
  writeFile(join(site, "data/menu.json"), JSON.stringify([{ label: "Home", href: "/" }]));
  // As finished SVG text, because templates would take longer to assemble it.
  writeFile(
    join(site, "data/icons.json"),
    JSON.stringify(Object.fromEntries([...icons].map((name) => [name, `<path d="${findIcon(name)?.path}"/>`]))),
  );
}

/** Writes a page as Markdown with the page's YAML as its front matter. */
export function writePage(file: string, { yaml }: ContentPage): void {
  writeFile(file, `---\n${yaml}---\n`);
}

function writeFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
