import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The number of pages in a folder. It is fixed, so that no list of pages grows with the site. */
const folderSize = 100;

const words =
  "ledger parcel harbour copper meadow signal margin lantern orchard cabin timber quarry saddle pepper violet marble thicket canyon beacon garnet walnut ripple sorrel barley kettle anchor willow cinder hollow bramble".split(
    " ",
  );

/**
 * Writes a site of that many pages for measurements: about 4.2 KB of YAML and six blocks a page, in folders of a
 * hundred, each page linked from its folder's page. The same number gives the same bytes. The smallest has three: the
 * home page, a section and a page in it.
 */
export function writeWorkload(dir: string, pages: number): void {
  const sections = Math.max(1, Math.ceil((pages - 1) / folderSize));
  write(dir, "_site.yaml", siteFile());
  write(dir, "index.yaml", listPage("All sections", "/", 0));
  let left = pages - 1;
  for (let section = 1; section <= sections; section++) {
    const name = `section-${section}`;
    const size = Math.min(folderSize, left);
    left -= size;
    const body = size > 1 ? listPage(`Section ${section}`, `/${name}`, section) : contentPage(section, 0);
    write(dir, `${name}.yaml`, body);
    for (let page = 1; page < size; page++) write(dir, `${name}/page-${page}.yaml`, contentPage(section, page));
  }
}

function write(dir: string, path: string, text: string): void {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** A sentence that depends only on its number. */
export function numberedSentence(seed: number, length: number): string {
  const parts = Array.from({ length }, (_, index) => words[(seed * 31 + index * 17 + seed * index * 7) % words.length]);
  const text = parts.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function siteFile(): string {
  return `brand:
  name: Workload
origin: https://workload.example
language: en
header:
  menu:
    - type: link
      label: Home
      href: /
footer:
  contact:
    id: contact
    title: Contact
    items:
      - label: Email
        text: hello@workload.example
        href: mailto:hello@workload.example
  legalLinks:
    - label: Home page
      href: /
  legalLine: Workload is not a company.
  registrationNumber: No number
  copyright: © 2025 Workload
`;
}

function listPage(title: string, folder: string, seed: number): string {
  return `title: ${title}
description: The pages below ${folder} in the order of their names, list ${seed}.
blocks:
  - type: hero
    title: ${title}
  - type: page-list
    title: Pages below
    folder: ${folder}
`;
}

function contentPage(section: number, page: number): string {
  const seed = section * folderSize + page;
  const text = (part: number, length: number) => numberedSentence(seed * 13 + part, length);
  const card = (index: number) => `      - icon: ${["file-text", "scan-line", "table", "shield-check"][index]}
        title: Card ${index + 1} of page ${page}
        description: ${text(20 + index, 12)}
        benefits:
          - ${text(30 + index, 5)}
          - ${text(40 + index, 5)}
          - ${text(50 + index, 5)}
        processSteps:
          - ${text(60 + index, 2)}
          - ${text(70 + index, 2)}
          - ${text(80 + index, 2)}
`;
  const step = (index: number) => `      - step: ${index}
        title: ${text(90 + index, 3)}
        description: ${text(100 + index, 11)}
`;
  const metric = (index: number) => `      - value: ${index}${seed % 10}%
        label: ${text(110 + index, 3)}
`;
  return `title: Page ${page} of section ${section}
description: ${text(1, 8)} Page ${page} of section ${section}.
nav:
  label: Page ${page}
  order: ${page}
card:
  icon: file-text
  description: ${text(2, 10)}
blocks:
  - type: hero
    badge: Section ${section}
    title: ${text(3, 6)}
    description: >-
      ${text(4, 20)}
      ${text(5, 18)}
    actions:
      - label: Back to the section
        href: /section-${section}
  - type: metric-tiles
    title: ${text(6, 4)}
    items:
${[1, 2, 3, 4].map(metric).join("")}  - type: card-grid
    title: ${text(7, 4)}
    items:
${[0, 1, 2, 3].map(card).join("")}  - type: workflow-steps
    title: ${text(8, 4)}
    description: ${text(9, 12)}
    items:
${[1, 2, 3, 4].map(step).join("")}  - type: check-list
    title: ${text(10, 4)}
    items:
${Array.from({ length: 6 }, (_, index) => `      - ${text(120 + index, 8)}\n`).join("")}  - type: call-to-action
    title: ${text(11, 5)}
    description: ${text(12, 16)}
    actions:
      - label: Write to us
        href: /#contact
`;
}
