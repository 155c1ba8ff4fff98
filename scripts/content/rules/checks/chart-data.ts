import { isUtf8 } from "node:buffer";
import { type ChartProblem, chartData } from "../../charts/chart-data.ts";
import { mostTableBytes } from "../../charts/read-table.ts";
import type { Range } from "../../diagnostic/diagnostic.ts";
import { dataFileFormat } from "../../formats/files/asset-formats.ts";
import type { ContentIndex, IndexedFile, Reference } from "../../index/content-index.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import { assetsFolder, siteFileName } from "../../read/content-path.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { control, controlWords } from "../lines/control-characters.ts";
import { chartFinding } from "../lookups/chart-finding.ts";
import { refusedCharacters } from "../lookups/refused-characters.ts";

const chart = (series: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: chart
    title: Loaves
    chart: bar
    file: /assets/loaves.csv
    series: [${series}]
`;

/** Charts of CSV files that cannot be drawn. */
export const chartDataCheck: Check = {
  code: "chart-data",
  scope: "site",
  meaning:
    "A chart is drawn from a CSV file, and the file cannot be read, lacks a column that the chart names, has something other than a number in it, more cells in a row than columns, or a character that no content can have.",
  bad: { "index.yaml": chart("«Ry»"), "_assets/loaves.csv": "Year,Rye\n2024,12\n2025,15\n" },
  says: { message: 'The file has no column "Ry".', hint: 'Its columns are "Year", "Rye".' },
  good: { "index.yaml": chart("Rye"), "_assets/loaves.csv": "Year,Rye\n2024,12\n2025,15\n" },
  check: (content) =>
    content.references
      .filter(({ format }) => format === dataFileFormat.name)
      .flatMap((reference) => checkReference(reference, content)),
};

function checkReference(reference: Reference, { assets, readAsset, site }: ContentIndex): Finding[] {
  const { file, path, owner, value } = reference;
  const address = decodeAsset(value) ?? value;
  const bytes = assets.has(address) ? readAsset(address, mostTableBytes + 1) : undefined;
  // A file that is not there is reported by itself.
  if (!bytes) return [];
  if (/\.(?:svg|png|jpe?g|webp|avif|gif|pdf|xlsx?|ods|docx?|json|zip)$/i.test(address)) {
    return [
      {
        at: { file, path },
        message: `Unexpected "${value}", expected a CSV file.`,
        hint: "Export the table as CSV in UTF-8, and name that file, whose name ends in .csv.",
      },
    ];
  }
  const hidden = hiddenIn(bytes);
  const data = hidden ? [hidden] : chartData(owner, bytes);
  if ("series" in data) return [];
  return data.map(({ line, cell, ...problem }) =>
    line === undefined
      ? chartFinding(problem, { file, path: path.slice(0, -1) })
      : {
          at: { file: fileAt(address, site, rangeOf(bytes, line, cell)), path: [] },
          message: problem.message,
          hint: problem.hint,
          related: { at: { file, path }, message: "This chart is drawn from it." },
        },
  );
}

/** The first character of a CSV file that no content can have; bytes that are no text are reported as such. */
function hiddenIn(bytes: Uint8Array): ChartProblem | undefined {
  if (!isUtf8(bytes)) return undefined;
  const text = new TextDecoder().decode(bytes);
  const refused = refusedCharacters(text).find(({ isHarmless }) => !isHarmless);
  const at = text.search(control);
  if (at < 0 && !refused) return undefined;
  const isControl = at >= 0 && !(refused && refused.start < at);
  const line = text.slice(0, isControl ? at : refused?.start).split("\n").length;
  if (isControl) return { line, ...controlWords(text.charAt(at)) };
  return { line, message: `Unexpected ${refused?.name}: ${refused?.problem}.`, hint: "Remove it." };
}

/** A CSV file with the one place in it that is meant. */
function fileAt(address: string, site: IndexedFile, range: Range): IndexedFile {
  const name = address.replace(/^\/assets/, assetsFolder);
  const displayPath = site.source.displayPath.replace(siteFileName, name);
  return { ...site, source: { path: name, displayPath, text: "" }, locate: () => range };
}

/** The place of a cell in its line; the start of the line where quotes make its place uncertain, or where it is the line that is wrong. */
function rangeOf(bytes: Uint8Array, line: number, cell: ChartProblem["cell"]): Range {
  const text = new TextDecoder().decode(bytes).split("\n")[line - 1] ?? "";
  if (!cell || text.includes('"')) return { line, column: 1, endLine: line, endColumn: 1 };
  const before = text.split(cell.delimiter, cell.number).join(cell.delimiter).length + (cell.number > 0 ? 1 : 0);
  const start = Math.min(text.trimEnd().length, Math.max(0, text.indexOf(cell.text, before)));
  return { line, column: start + 1, endLine: line, endColumn: start + 1 + cell.text.length };
}
