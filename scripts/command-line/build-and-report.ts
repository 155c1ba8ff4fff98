import { resolve } from "node:path";
import type { BuildSummary, NextChange } from "../build/publish-build.ts";
import { runBuild } from "../build/run-build.ts";
import { requireRightCode } from "../bundle/code-mistakes.ts";
import { describeMoment } from "../content/check/check-moments.ts";
import { readContent } from "../content/read/read-content.ts";
import { count } from "../content/rules/toolkit/wording.ts";
import { type PageWeight, totalWeight } from "../content/rules/weight/over-budget.ts";
import { resolveOutput } from "../publish/resolve-output.ts";
import { parseClock } from "./environment.ts";
import type { Flags } from "./options.ts";
import { printMistakes, printReport } from "./print-report.ts";
import { requirePages } from "./require-pages.ts";

/** The milliseconds before the first line of progress, and between two lines. */
const patience = 1000;
const interval = 2000;

/** Builds as the flags say, prints the outcome, and returns the exit code. */
export async function buildAndReport(flags: Flags<"build">): Promise<number> {
  const pages = requirePages(flags.pages);
  await requireRightCode(flags.project);
  const today = flags.at === undefined ? parseClock(process.env, new Date()) : new Date(flags.at);
  const write = (text: string) => process.stderr.write(text);
  const result = await runBuild({
    project: flags.project,
    today,
    origin: flags.origin,
    release: flags.release,
    drafts: flags.drafts,
    report: flags.report,
    pages,
    out: resolveOutput(resolve(flags.out), pages),
    ...createProgress(write),
    warn: (message) => write(`${message}\n`),
  });
  if (flags.report && result.weights.size > 0) process.stdout.write(weightReport(result.weights));
  // As text the report is for people, like all other output of a failed build.
  if ("mistakes" in result) return printMistakes(result.mistakes, flags.format, false);
  if (flags.format !== "text") {
    const { sources } = readContent(pages, process.cwd());
    // Not into GitHub's step summary: below the summary of a check it would deny the warnings, which a build does not look for.
    printReport({ files: sources.length, diagnostics: [], sources }, flags.format, false);
  }
  (flags.format === "text" ? process.stdout : process.stderr).write(describeBuild(result, flags.out));
  return 0;
}

function describeBuild({ pages, hidden, next, rendered, bytes }: BuildSummary, out: string): string {
  // `performance.now()` counts from the start of the process, which people wait for too.
  const seconds = (performance.now() / 1000).toFixed(2);
  const megabytes = (bytes / 1e6).toFixed(1);
  const built = `${count(pages, "page")} in ${out}: ${rendered} rendered, ${pages - rendered} reused; ${megabytes} MB; ${seconds} s.\n`;
  const others = hidden > 0 ? `${count(hidden, "page")} left out: not published at present.\n` : "";
  return built + others + (next ? describeNext(next) : "");
}

/** The most routes listed for the next change. */
const mostRoutes = 5;

function describeNext({ at, routes }: NextChange): string {
  const more = routes.length - mostRoutes;
  const named = [...routes.slice(0, mostRoutes), ...(more > 0 ? [`${more} more`] : [])].join(", ");
  return `The site next changes at ${describeMoment(at)} (${named || "an announcement or an event ends"}): build it again then.\n`;
}

/** The weights of pages as text, in bytes of brotli, the heaviest first. */
function weightReport(weights: ReadonlyMap<string, PageWeight>): string {
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

/** Prints the progress of a command that starts now, once it takes longer than a second. */
function createProgress(write: (text: string) => void) {
  let next = performance.now() + patience;
  const say = (text: string) => {
    write(`${text}\n`);
    next = performance.now() + interval;
  };
  return {
    /**
     * Begins a part of the work with `total` pages, or other things. The returned function is called with the number of those just
     * done.
     */
    onPhase(name: string, total: number, things = "pages") {
      let count = 0;
      return (done: number) => {
        count += done;
        if (performance.now() >= next) say(`${name} ${count} of ${total} ${things}`);
      };
    },
    /** Begins a part of the work that cannot be counted. The returned function is called when it is done. */
    onWait(name: string) {
      const timer = setTimeout(() => say(`${name} …`), Math.max(next - performance.now(), 0));
      return () => clearTimeout(timer);
    },
  };
}
