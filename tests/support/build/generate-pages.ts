import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const site = `brand:
  name: Archive
origin: https://archive.example
language: en
header:
  menu:
    - type: link
      label: Start
      href: /
footer:
  contact:
    title: Write to us
    items:
      - label: Post
        text: Shelf 3
  legalLinks:
    - label: Start
      href: /
  legalLine: The archive.
  registrationNumber: No. 1
  copyright: © The archive
`;

/** Writes a site of `count` pages into a folder: a home page, a list, and numbered pages that only the list names. */
export function generatePages(dir: string, count: number): void {
  mkdirSync(join(dir, "boxes"), { recursive: true });
  writeFileSync(join(dir, "_site.yaml"), site);
  writeFileSync(
    join(dir, "index.yaml"),
    `${pageYaml("The archive")}    actions: [{ label: All boxes, href: /list }]\n`,
  );
  writeFileSync(
    join(dir, "list.yaml"),
    `${pageYaml("The list")}  - { type: page-list, title: Boxes, folder: /boxes }\n`,
  );
  for (let box = 1; box <= count - 2; box++) writeFileSync(join(dir, `boxes/box-${box}.yaml`), pageYaml(`Box ${box}`));
}

function pageYaml(title: string): string {
  return `title: ${title}\ndescription: What ${title} holds.\nblocks:\n  - type: hero\n    title: ${title}\n`;
}
