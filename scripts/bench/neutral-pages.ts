import type { NeutralPage } from "./generators.ts";

/** Pages of titles, texts and lists, about 3 KB each, a hundred in a folder. The same number gives the same pages. */
export function neutralPages(count: number): NeutralPage[] {
  return Array.from({ length: count }, (_, page) => ({
    path: page === 0 ? "index" : `part-${Math.ceil(page / 100)}/page-${page}`,
    title: `Page ${page}`,
    body: Array.from({ length: 5 }, (_, part) => section(page * 97 + part * 19)).join("\n"),
  }));
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

/** A sentence that depends only on its number. */
function sentence(seed: number, length: number): string {
  const parts = Array.from({ length }, (_, index) => words[(seed * 31 + index * 17 + seed * index * 7) % words.length]);
  const text = parts.join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
