/** The times of the builds of a site, in seconds. */
export interface BuildTimes {
  readonly site: string;
  /** Builds that find nothing of earlier ones. */
  readonly cold: readonly number[];
  readonly afterEdit: readonly number[];
  readonly unchanged: readonly number[];
}

/** What `npm run bench` has measured. */
export interface BenchResult {
  readonly node: string;
  readonly cores: number;
  readonly builds: readonly BuildTimes[];
  /** What `npm run build -- --report` says of pages/. */
  readonly weights: string;
}

/** The result as a document in Markdown. */
export function benchReport({ node, cores, builds, weights }: BenchResult): string {
  const rows = builds.map(({ site, cold, afterEdit, unchanged }) => [
    site,
    ...[cold, afterEdit, unchanged].map(median),
  ]);
  const lines = [["site", "cold build", "after an edit", "unchanged"], ["---", "---", "---", "---"], ...rows];
  return `\
<!-- Written by \`npm run bench\`. Do not edit. -->

# Measured

In one run, with ${cores} cores and Node ${/\d+/.exec(node)?.[0]}. Times are medians of whole processes. A cold build finds nothing of earlier ones but the
compiled renderer; an edit changes the title of one page.

${lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("")}
\`\`\`
${weights.trim()}
\`\`\`
`;
}

/** The middle one of some times, or the mean of the two in the middle. */
function median(seconds: readonly number[]): string {
  const sorted = seconds.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return `${((lower + upper) / 2).toFixed(2)} s`;
}
