import { siteYaml } from "../../content/memory-site.ts";
import { page, writeFiles } from "./edited-site.ts";

/** Writes a site of `count` pages into a folder: a home page, a list, and numbered pages that only the list names. */
export function generatePages(dir: string, count: number): void {
  const boxes = Array.from({ length: count - 2 }, (_, index) => [
    `boxes/box-${index + 1}.yaml`,
    page(`Box ${index + 1}`),
  ]);
  writeFiles(dir, {
    "_site.yaml": siteYaml,
    "index.yaml": page("The archive", "    actions: [{ label: All boxes, href: /list }]\n"),
    "list.yaml": page("The list", "  - { type: page-list, title: Boxes, folder: /boxes }\n"),
    ...Object.fromEntries(boxes),
  });
}
