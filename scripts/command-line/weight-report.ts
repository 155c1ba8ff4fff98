import { type PageWeight, totalWeight } from "../content/rules/weight/page-weight.ts";

/** The weights of pages as text, in bytes of brotli, the heaviest first. */
export function weightReport(weights: ReadonlyMap<string, PageWeight>): string {
  const pages = [...weights].sort(([, a], [, b]) => totalWeight(b) - totalWeight(a));
  const longest = Math.max(...pages.map(([path]) => path.length));
  const line = (path: string, cells: readonly string[]) =>
    `${path.padEnd(longest)}${cells.map((cell) => cell.padStart(17)).join("")}\n`;
  const rows = pages.map(([path, weight]) =>
    line(
      path,
      [totalWeight(weight), weight.html, weight.script].map((bytes) => bytes.toLocaleString("en")),
    ),
  );
  return `${line("", ["bytes in brotli", "HTML and styles", "script"])}${rows.join("")}\n`;
}
