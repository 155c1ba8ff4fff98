import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteYaml } from "../../content/memory-site.ts";
import { projectRoot } from "../system/own-project.ts";
import { temporaryFolder } from "../system/temporary-folder.ts";
import { listFiles } from "./built-site.ts";

/** A content folder in memory: texts by their paths. */
export type Files = Readonly<Record<string, string>>;

/** Makes a folder hold exactly these files. Unchanged files are not written. */
export function writeFiles(dir: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  mkdirSync(dir, { recursive: true });
  for (const path of listFiles(dir)) if (files[path] === undefined) removeFile(dir, path);
  for (const [path, content] of Object.entries(files)) {
    const file = join(dir, path);
    if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content))) writeFile(dir, path, content);
  }
}

/** Writes a file, with the folders that it is in. */
export function writeFile(dir: string, path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), content);
}

function removeFile(dir: string, path: string): void {
  rmSync(join(dir, path));
  for (let folder = dirname(join(dir, path)); folder !== dir; folder = dirname(folder)) {
    if (readdirSync(folder).length > 0) return;
    rmdirSync(folder);
  }
}

/** A small site whose pages depend on each other in every way: menus, lists, links, anchors, assets and redirects. */
export const startFiles: Files = {
  "_site.yaml": `brand:
  name: Bakery
origin: https://www.example.com
language: en
header:
  menu:
    - type: link
      label: Home
      href: /
    - type: folder
      label: Breads
      folder: /breads
footer:
  contact:
    id: contact
    title: Contact
    items:
      - label: Post
        text: At the harbour
  legalLinks:
    - label: Terms
      href: /terms
  legalLine: Bakery Ltd.
  registrationNumber: No. 1
  copyright: © Bakery
`,
  "index.yaml": page("Home", "  - { type: page-list, title: Shops, folder: /shops }\n"),
  "breads/rye.yaml": page(
    "Rye",
    "  - { type: prose, id: dough, title: Dough, body: 'See [the oats](/breads/oats).' }\n",
  ),
  "breads/oats.yaml": page("Oats", "  - { type: prose, title: Price, body: 'See [the list](/assets/prices.txt).' }\n"),
  "shops/harbour.yaml": page(
    "Harbour",
    "  - { type: prose, title: Bread, body: 'See [the dough](/breads/rye#dough).' }\n",
  ),
  "shops/market.yaml": page("Market"),
  "terms.yaml": page("Terms", "  - { type: last-updated, label: Last updated }\n"),
  "404.yaml": page("Not found"),
  "_assets/prices.txt": "Rye 3\n",
};

/** A GIF of one pixel, all bytes of which are also UTF-8. */
export const textPicture = "GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;";

/** The same with further lines of its site file, and a share image that is not drawn, which takes longer than all else. */
export function undrawnFiles(lines = ""): Files {
  return {
    ...startFiles,
    "_site.yaml": `${startFiles["_site.yaml"]}share: { image: /assets/share.png }\n${lines}`,
    "_assets/share.png": textPicture,
  };
}

/** A page with a main heading, and further blocks as YAML. */
export function page(title: string, blocks = ""): string {
  return `title: ${title}\ndescription: All about ${title}.\nblocks:\n  - type: hero\n    title: ${title}\n${blocks}`;
}

/** A new folder that holds a copy of `tests/fixtures/other-site` in `pages`. */
export function copyOtherSite(): { folder: string; pages: string } {
  const folder = temporaryFolder();
  cpSync(join(projectRoot, "tests/fixtures/other-site"), join(folder, "pages"), { recursive: true });
  return { folder, pages: join(folder, "pages") };
}

/** Writes a site of `count` pages into a folder: a home page, a list, and numbered pages that only the list links to. */
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
