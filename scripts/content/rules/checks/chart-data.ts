import { type ChartProblem, chartData } from "../../charts/chart-data.ts";
import { mostTableBytes } from "../../charts/read-table.ts";
import type { Range } from "../../diagnostic/diagnostic.ts";
import { toPointer, type ValuePath } from "../../diagnostic/path.ts";
import { dataFileFormat } from "../../formats/asset-formats.ts";
import { chartKindFormat } from "../../formats/name-formats.ts";
import type { ContentIndex, IndexedFile, Reference } from "../../index/content-index.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import { assetsFolder, siteFileName } from "../../read/content-path.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const chart = (series: string) => `${examplePage}  - type: chart
    title: Loaves
    chart: bar
    file: /assets/loaves.csv
    series: [${series}]
`;
const items = (scale: string) => `${examplePage}  - type: chart
    title: Loaves
    chart: bar
    scale: ${scale}
    items: [{ label: Monday, values: [0] }, { label: Tuesday, values: [120] }]
`;
const table = "Year,Rye\n2024,12\n2025,15\n";

/** Charts of CSV files that cannot be drawn. */
export const chartFile: Check = {
  code: "chart-data",
  renamedFrom: ["unfit-chart"],
  scope: "site",
  meaning:
    "A chart has no numbers, an entry that has not one of each series, or numbers that its kind or its scale cannot show; or its CSV file cannot be read, lacks a column, or has something other than a number in it.",
  bad: { "index.yaml": chart("«Ry»"), "_assets/loaves.csv": table },
  good: { "index.yaml": chart("Rye"), "_assets/loaves.csv": table },
  check: (content) =>
    content.references
      .filter(({ format }) => format === dataFileFormat.name)
      .flatMap((reference) => checkFile(reference, content)),
};

/** Charts of numbers on the page that cannot be drawn. */
export const chartItems: Check = {
  ...chartFile,
  scope: "file",
  bad: items("«logarithmic»"),
  good: items("linear"),
  check: ({ references }) =>
    references.flatMap(({ format, file, path, owner }) => {
      const block = path.slice(0, -1);
      if (format !== chartKindFormat.name || owner["file"] !== undefined) return [];
      // What is wrong by itself is why the rest does not fit.
      const start = toPointer(block);
      if ([...file.wrong].some((pointer) => pointer.startsWith(`${start}/`))) return [];
      return problemsOf(chartData(owner, undefined)).map((problem) => inBlock(problem, file, block));
    }),
};

function problemsOf(data: ReturnType<typeof chartData>): readonly ChartProblem[] {
  return "series" in data ? [] : data;
}

function inBlock({ path = [], message, hint }: ChartProblem, file: IndexedFile, block: ValuePath): Finding {
  // What is wrong with a whole list is reported where it begins.
  const part = ["items", "values"].includes(String(path.at(-1))) ? "key" : "value";
  return { at: { file, path: [...block, ...path], part }, message, hint };
}

function checkFile({ file, path, owner, value }: Reference, { assets, readAsset, site }: ContentIndex): Finding[] {
  const address = decodeAsset(value) ?? value;
  const bytes = assets.has(address) ? readAsset(address, mostTableBytes + 1) : undefined;
  // A file that is not there is reported by itself.
  if (!bytes) return [];
  return problemsOf(chartData(owner, bytes)).map((problem) => {
    const { range, message, hint } = problem;
    if (!range) return inBlock(problem, file, path.slice(0, -1));
    const at = { file: fileAt(address, site, range), path: [] };
    return { at, message, hint, related: { at: { file, path }, message: "This chart is drawn from it." } };
  });
}

/** A CSV file with the one place in it that is meant. */
function fileAt(address: string, site: IndexedFile, range: Range): IndexedFile {
  const name = address.replace(/^\/assets/, assetsFolder);
  const displayPath = site.source.displayPath.replace(siteFileName, name);
  return { ...site, source: { path: name, displayPath, text: "" }, locate: () => range };
}
