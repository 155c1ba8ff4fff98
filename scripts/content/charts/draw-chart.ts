import { createRequire } from "node:module";
import type { ChartBar, ChartDrawing, ChartTick } from "../../../src/content-values.ts";
import type { ChartData } from "./chart-data.ts";

export interface ChartOptions {
  readonly kind: "bar" | "stacked-bar" | "line" | "range" | "part-of-whole";
  readonly isLogarithmic: boolean;
  say(value: number): string;
  /** The start of the text of a tick, so that browsers order its number and its unit as in the language. */
  readonly beforeTick: string;
  /** The share of a part in the total; undefined if the numbers are percentages themselves. */
  readonly sayShare: ((part: number) => string) | undefined;
}

/** Draws a chart: all lengths and positions are percentages, so that it fits every width and its texts keep their size. */
export function drawChart(data: ChartData, options: ChartOptions): ChartDrawing {
  const { kind, say, sayShare } = options;
  const { corner, series, entries } = data;
  const total = entries.reduce((sum, { values: [value = 0] }) => sum + value, 0);
  const table = {
    corner,
    columns: series,
    items: entries.map(({ label, values }) => ({ label, cells: values.map(say) })),
  };
  if (kind === "line") return { kind, series, table, ...drawLines(data, options) };
  if (kind === "part-of-whole") {
    const values = entries.map((entry) => entry.values[0] ?? 0);
    const parts = entries.map(({ label, values: [value = 0] }) => {
      const share = sayShare ? ` (${sayShare(total > 0 ? value / total : 0)})` : "";
      return `${label}: ${say(value)}${share}`;
    });
    return { kind, series: parts, table, rows: [{ label: "", text: "", bars: stacked(values, total) }] };
  }
  if (kind === "stacked-bar") {
    const most = Math.max(...entries.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
    const rows = entries.map((entry) => ({ ...texts(entry, data, say), bars: stacked(entry.values, most) }));
    return { kind, series, table, rows };
  }
  const scale = scaleOf(data, options, kind === "bar");
  const from = kind === "bar" && !options.isLogarithmic ? 0 : scale.start;
  const rows = entries.map((entry) => ({
    ...texts(entry, data, say),
    bars:
      kind === "range"
        ? [barBetween(scale.at(entry.values[0] ?? 0), scale.at(entry.values[1] ?? 0), 0)]
        : entry.values.map((value, index) => barBetween(scale.at(from), scale.at(value), index)),
  }));
  const isSaid = kind === "range" || options.isLogarithmic;
  return { kind, series: kind === "range" ? [] : series, table, rows, ...(isSaid ? { ticks: scale.ticks } : {}) };
}

/** The most ticks whose labels fit on the narrowest screen. */
const mostTicks = 4;

/** The positions of values between 0 and 100. If lengths are compared, the scale begins at zero. */
function scaleOf({ entries }: ChartData, { isLogarithmic, say, beforeTick }: ChartOptions, fromNothing: boolean) {
  // Loaded on first use, because most sites have no charts.
  const { scaleLinear, scaleLog } = createRequire(import.meta.url)("d3-scale") as typeof import("d3-scale");
  const values = entries.flatMap((entry) => entry.values);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const domain = isLogarithmic || !fromNothing ? [least, most] : [Math.min(0, least), Math.max(0, most)];
  const scale = (isLogarithmic ? scaleLog() : scaleLinear()).domain(domain).range([0, 100]).nice(mostTicks);
  const [start = 0] = scale.domain();
  const all = isLogarithmic
    ? scale.ticks().filter((tick) => Number.isInteger(Math.log10(tick)))
    : scale.ticks(mostTicks);
  const step = Math.ceil(all.length / (mostTicks + 1));
  // Readers look for zero, if numbers are on both sides of it.
  const zero = Math.max(0, all.indexOf(0));
  const ticks = all.filter((_, index) => (index - zero) % step === 0);
  return {
    start,
    ticks: ticks.map((tick) => ({ at: round(scale(tick)), text: beforeTick + say(tick) })),
    at: (value: number) => round(scale(value)),
  };
}

function drawLines(data: ChartData, options: ChartOptions): Pick<ChartDrawing, "lines" | "ticks" | "marks"> {
  const { series, entries } = data;
  const scale = scaleOf(data, options, false);
  const xOf = (index: number) => (entries.length > 1 ? round((index / (entries.length - 1)) * 100) : 50);
  const lines = series.map((_, index) => {
    const points = entries.map(({ values }, at) => `${xOf(at)},${round(100 - scale.at(values[index] ?? 0))}`);
    // A line from a single point to itself is a dot.
    return `M${points.join("L")}${points.length === 1 ? "Z" : ""}`;
  });
  const marks = entries.map(({ label }, index) => ({ at: xOf(index), text: shortMark(label) }));
  return { lines, ticks: scale.ticks, marks: withRoom(marks) };
}

/** The characters that fit below a line on a wide screen, and the longest label of which two fit on the narrowest. */
const roomForMarks = 84;
const longestMark = 19;

/** A label below a line, shortened because it cannot wrap. The table has the whole label. */
function shortMark(label: string): string {
  // By code points, so that none is cut in two.
  const signs = [...label];
  const start = signs.slice(0, longestMark - 1).join("");
  return signs.length <= longestMark ? label : `${start.trimEnd()}…`;
}

/** The labels below a line, each at its point: all of them, or as many as fit at equal distances, counted from the last. */
function withRoom(marks: readonly ChartTick[]): readonly ChartTick[] {
  const longest = Math.max(...marks.map(({ text }) => text.length));
  // Labels are two letters apart.
  const most = Math.max(2, Math.floor(roomForMarks / (longest + 2)));
  const step = Math.ceil((marks.length - 1) / (most - 1));
  return marks.filter((_, index) => step === 0 || (marks.length - 1 - index) % step === 0);
}

function stacked(values: readonly number[], most: number): readonly ChartBar[] {
  let sum = 0;
  return values.map((value, series) => {
    const from = sum;
    sum += value;
    return barBetween((from / most) * 100, (sum / most) * 100, series);
  });
}

function barBetween(a: number, b: number, series: number): ChartBar {
  return { from: round(Math.min(a, b)), to: round(Math.max(a, b)), series };
}

function texts({ label, values }: ChartData["entries"][number], { series }: ChartData, say: (value: number) => string) {
  const said = values.map(say);
  const text = series.length === 1 ? said.join("") : series.map((name, index) => `${name} ${said[index]}`).join(" · ");
  return { label, text };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
