/** An aligned Markdown table. The first row holds the headings; all columns but the first are aligned to the right. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [heads = [], ...body] = rows;
  const widths = heads.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, column) => (column === 0 ? (row[0] ?? "").padEnd(width) : (row[column] ?? "").padStart(width))).join(" | ")} |\n`;
  const rule = widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`));
  return [heads, rule, ...body].map(line).join("");
}
