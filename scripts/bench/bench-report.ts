import type { ServedWeight } from "./page-weights.ts";

/** The times of the builds of a site by a program, in seconds. */
export interface BuildTimes {
  readonly site: string;
  readonly program: string;
  /** Builds that find nothing of earlier ones. */
  readonly cold: readonly number[];
  readonly afterEdit: readonly number[];
  /** Builds of what has not changed; none of other programs, which know no such thing. */
  readonly unchanged: readonly number[];
}

/** What `npm run bench` has measured. */
export interface BenchResult {
  readonly node: string;
  readonly cores: number;
  readonly builds: readonly BuildTimes[];
  readonly weights: readonly ServedWeight[];
}

/** The result as a document in Markdown. */
export function benchReport({ node, cores, builds, weights }: BenchResult): string {
  const rows = builds.map(({ site, program, cold, afterEdit, unchanged }) => [
    site,
    program,
    ...[cold, afterEdit, unchanged].map(seconds),
  ]);
  const heaviest = weights.slice(0, 5).map(({ page, html, script }) => [page, html, script, html + script].map(String));
  return `\
<!-- Written by \`npm run bench\`. Do not edit. -->

# Measured

In one run, with ${cores} cores and Node ${/\d+/.exec(node)?.[0]}. Times are medians of whole processes. A cold build finds nothing of earlier ones but the
compiled renderer; an edit changes the title of one page. The pages of text are the same Markdown for every program.

${table(["site", "program", "cold build", "after an edit", "unchanged"], rows)}
${table(["heaviest pages of pages/, bytes in brotli", "HTML and CSS", "script", "all"], heaviest)}`;
}

function seconds(times: readonly number[]): string {
  return times.length === 0 ? "" : `${median(times).toFixed(2)} s`;
}

/** The middle one of some numbers, or the mean of the two in the middle. */
function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heads, heads.map(() => "---"), ...rows];
  return lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
