import type { NeutralPage } from "./generators.ts";
import { numberedSentence } from "./write-workload.ts";

/** Pages of titles, texts and lists, about 3 KB each, a hundred in a folder. The same number gives the same pages. */
export function neutralPages(count: number): NeutralPage[] {
  return Array.from({ length: count }, (_, page) => ({
    path: page === 0 ? "index" : `part-${Math.ceil(page / 100)}/page-${page}`,
    title: `Page ${page}`,
    body: Array.from({ length: 5 }, (_, part) => section(page * 97 + part * 19)).join("\n"),
  }));
}

function section(seed: number): string {
  const item = (index: number) =>
    `- **${numberedSentence(seed + index, 2)}** ${numberedSentence(seed + index + 7, 8)}\n`;
  const items = [1, 2, 3, 4].map(item).join("");
  return `## ${numberedSentence(seed, 4)}\n\n${numberedSentence(seed + 11, 20)} ${numberedSentence(seed + 12, 18)}\n\n${items}`;
}
