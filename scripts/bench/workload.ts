import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The languages of a workload, with their names: the first ones are taken. */
const languages = ["en English", "de Deutsch", "fr Français"].map((language) => language.split(" "));

/**
 * Writes a site with `count` pages of titles, texts and lists, about 3 KB each, a hundred per folder, in one language or as many pages in
 * up to three together. The same numbers give the same pages.
 */
export function writeWorkload(count: number, folder: string, languageCount = 1): void {
  const chosen = languages.slice(0, languageCount);
  const list = chosen.map(
    ([code, name], at) => `  - { code: ${code}, name: ${name}${at > 0 ? `, path: /${code}` : ""} }\n`,
  );
  const several = languageCount > 1 ? `languages:\n${list.join("")}` : "";
  writeText(join(folder, "_site.yaml"), `${siteText}language: en\n${several}`);
  for (const [at, [code = ""]] of chosen.entries()) {
    const home = at > 0 ? join(folder, code) : folder;
    for (let page = 0; page < count / languageCount; page++) writeText(join(home, workloadPath(page)), pageText(page));
  }
}

/** Even in one language it has the letters of all, so that its typeface takes equally long. */
const siteText = `brand:
  name: Workload
origin: https://workload.example
header:
  menu:
    - { type: link, label: Home, href: / }
    - { type: link, label: First, href: /part-1/page-1 }
footer:
  copyright: © Workload, Français
`;

/** The path of a page of a workload. */
export function workloadPath(page: number): string {
  return page === 0 ? "index.yaml" : `part-${Math.ceil(page / 100)}/page-${page}.yaml`;
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function pageText(page: number): string {
  const title = `Page ${page}`;
  const body = Array.from({ length: 5 }, (_, part) => section(page * 97 + part * 19)).join("\n");
  const head = `title: ${title}\ndescription: A text about ${title}.\nblocks:\n  - type: hero\n    title: ${title}\n`;
  return `${head}  - type: prose\n    title: About ${title}\n    body: |\n${body.replaceAll(/^(?=.)/gm, "      ")}`;
}

function section(seed: number): string {
  const item = (index: number) => `- **${sentence(seed + index, 2)}** ${sentence(seed + index + 7, 8)}\n`;
  const items = [1, 2, 3, 4].map(item).join("");
  return `## ${sentence(seed, 4)}\n\n${sentence(seed + 11, 20)} ${sentence(seed + 12, 18)}\n\n${items}`;
}

const words =
  "ledger parcel harbour copper meadow signal margin lantern orchard cabin timber quarry saddle pepper violet marble thicket canyon beacon garnet walnut ripple sorrel barley kettle anchor willow cinder hollow bramble".split(
    " ",
  );

function sentence(seed: number, length: number): string {
  const parts = Array.from({ length }, (_, index) => words[(seed * 31 + index * 17 + seed * index * 7) % words.length]);
  const text = parts.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
