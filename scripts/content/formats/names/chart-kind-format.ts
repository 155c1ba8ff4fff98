import type { ChartDrawing } from "../../../../src/content-values.ts";
import { chartData } from "../../charts/chart-data.ts";
import { type ChartOptions, drawChart } from "../../charts/draw-chart.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import type { ContentFormat, ResolveContext } from "../descriptor/content-format.ts";

export const chartKindFormat: ContentFormat = {
  name: "chart-kind",
  title: "Kind of chart",
  description:
    "How the numbers are drawn: as bars, stacked bars (stacked-bar), a line over an order such as years, ranges from one number to another, or parts of a whole (part-of-whole).",
  expected: "a kind of chart such as bar",
  kind: "name",
  suggestions: ["bar", "stacked-bar", "line", "range", "part-of-whole"],
  // The schema lists the kinds.
  resolved: { type: "ChartDrawing", resolve: (value, context) => draw(value as ChartOptions["kind"], context) },
};

function draw(kind: ChartOptions["kind"], { owner, language, readAsset }: ResolveContext): ChartDrawing {
  const { file, scale, prefix, suffix } = owner;
  const bytes = typeof file === "string" ? readAsset?.(decodeAsset(file) ?? file) : undefined;
  const data = chartData(owner, bytes);
  // The check has found nothing. A file that is not there, as in the gallery, draws nothing.
  if (!("series" in data)) return { kind, series: [], table: { corner: "", columns: [], items: [] } };
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  const [before, after] = [prefix, suffix].map((text) => (typeof text === "string" ? text : ""));
  const gap = /^\p{L}/u.test(after ?? "") ? "\u00a0" : "";
  // A hyphen is too short and too low beside figures.
  const say = (value: number) => `${before}${numbers.format(value).replace(/^-/, "\u2212")}${gap}${after}`;
  const shares = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  return drawChart(data, { kind, isLogarithmic: scale === "logarithmic", say, sayShare: shares.format });
}
