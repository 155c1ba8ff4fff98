import { markdownTable } from "./markdown-table.ts";
import type { Measurement } from "./measure/measure-command.ts";
import type { MotionMeasurement } from "./measure/measure-motion.ts";
import type { ClickTimes, NavigationMeasurement } from "./measure/measure-navigation.ts";
import type { OwnSiteRun } from "./measure/measure-own-site.ts";
import type { MeasuredPair, SizeRun } from "./measure/measure-size.ts";
import { median } from "./measure/median.ts";
import type { ServedWeight } from "./measure/page-weights.ts";

/** All measurements of one benchmark. The JSON file holds this. */
export interface BenchResult {
  readonly node: string;
  readonly cores: number;
  /** The name and version of the other program, which built the same content alternately. */
  readonly against: string | undefined;
  readonly sizes: readonly SizeRun[];
  readonly ownSite: OwnSiteRun;
}

/** The result as tables in Markdown. Where something was measured several times it gives the median. */
export function benchReport({ sizes, against, ownSite }: BenchResult): string {
  const parts = [
    timesTable(sizes),
    against === undefined ? "" : ratiosTable(sizes, against),
    weightsTable(ownSite.weights),
    motionLine(ownSite.motion),
    navigationTable(ownSite.navigation),
  ];
  return parts.filter((part) => part !== "").join("\n");
}

const timeHeads = [
  "pages",
  "first build",
  "its CPU",
  "its memory",
  "renderer included",
  "after an edit",
  "unchanged",
  "check",
  "dev server ready",
  "save to paint",
];

function timesTable(sizes: readonly SizeRun[]): string {
  const rows = sizes.map(({ pages, first, compiling, edited, unchanged, check, dev }) => [
    pages.toLocaleString("en"),
    seconds(median(ours(first).map(wall))),
    seconds(median(ours(first).map(cpu))),
    `${median(ours(first).map(memory)).toFixed(0)} MiB`,
    seconds(median(ours(compiling).map(wall))),
    seconds(median(ours(edited).map(wall))),
    seconds(median(unchanged.map(wall))),
    seconds(median(check.map(wall))),
    seconds(dev.readySeconds),
    `${median(dev.paintMilliseconds).toFixed(0)} ms`,
  ]);
  return markdownTable([timeHeads, ...rows]);
}

/** Each row compares builds that ran right after each other, pair by pair. */
function ratiosTable(sizes: readonly SizeRun[], against: string): string {
  const heads = ["pages, build", `wall s, this / ${against} = ratio`, "median ratio", "CPU s", "MiB"];
  const rows = sizes.flatMap(({ pages, first, compiling, edited }) => [
    ratiosRow(`${pages.toLocaleString("en")}, first`, first),
    ratiosRow(`${pages.toLocaleString("en")}, renderer included`, compiling),
    ratiosRow(`${pages.toLocaleString("en")}, after an edit`, edited),
  ]);
  return markdownTable([heads, ...rows]);
}

function ratiosRow(name: string, pairs: readonly MeasuredPair[]): string[] {
  const both = pairs.flatMap(({ ours, theirs }) => (theirs ? [{ ours, theirs }] : []));
  const ratios = both.map(({ ours, theirs }) => wall(ours) / wall(theirs));
  const walls = both.map(
    ({ ours, theirs }, index) => `${wall(ours).toFixed(2)} / ${wall(theirs).toFixed(2)} = ${ratios[index]?.toFixed(2)}`,
  );
  const medians = (pick: (run: Measurement) => number, digits: number) =>
    [both.map(({ ours }) => ours), both.map(({ theirs }) => theirs)]
      .map((runs) => median(runs.map(pick)).toFixed(digits))
      .join(" / ");
  return [name, walls.join("; "), median(ratios).toFixed(2), medians(cpu, 2), medians(memory, 0)];
}

function weightsTable(weights: readonly ServedWeight[]): string {
  const rows = weights
    .slice(0, 5)
    .map(({ page, html, script }) => [page, String(html), String(script), String(html + script)]);
  return markdownTable([["heaviest pages, bytes in brotli", "HTML and CSS", "script", "all"], ...rows]);
}

function motionLine(motion: MotionMeasurement | undefined): string {
  if (!motion) return "";
  const { characterLateness95, characters, longTasks } = motion;
  return `Headline: 95 % of ${characters} characters at most ${characterLateness95.toFixed(1)} ms late; ${longTasks} long tasks.\n`;
}

/** From the click to the paint of the next page's h1. */
function navigationTable(navigation: NavigationMeasurement | undefined): string {
  if (!navigation) return "";
  const { warm, warmStill, cold, inFlight } = navigation;
  const times = ({ clicks, median, ninthDecile, max }: ClickTimes) => [
    String(clicks),
    ...[median, ninthDecile, max].map((time) => `${time.toFixed(0)} ms`),
  ];
  return markdownTable([
    ["click to next h1, CPU x4, RTT 150 ms, 1.6 Mbit/s", "clicks", "median", "9 of 10 within", "most"],
    ["all fetched", ...times(warm)],
    ["all fetched, reduced motion", ...times(warmStill)],
    ["at once", ...times(cold.app)],
    ["at once, the browser's own", ...times(cold.native)],
    ["after 200 ms", ...times(inFlight.app)],
    ["after 200 ms, the browser's own", ...times(inFlight.native)],
  ]);
}

const ours = (pairs: readonly MeasuredPair[]) => pairs.map((pair) => pair.ours);
const wall = (run: Measurement) => run.wallSeconds;
const cpu = (run: Measurement) => run.userSeconds + run.systemSeconds;
const memory = (run: Measurement) => run.peakMebibytes;
const seconds = (value: number) => `${value.toFixed(2)} s`;
