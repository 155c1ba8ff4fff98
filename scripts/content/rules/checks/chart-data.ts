import { chartData } from "../../charts/chart-data.ts";
import { mostTableBytes } from "../../charts/read-table.ts";
import type { Range } from "../../diagnostic/diagnostic.ts";
import { toPointer } from "../../diagnostic/path.ts";
import { dataFileFormat } from "../../formats/asset-formats.ts";
import { chartKindFormat } from "../../formats/name-formats.ts";
import type { ContentIndex, IndexedFile, Reference } from "../../index/content-index.ts";
import { decodeAsset } from "../../read/asset-address.ts";
import { assetsFolder, siteFileName } from "../../read/content-path.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { locatedFile } from "../../yaml/written-file.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const chart = (series: string) => `${examplePage}  - type: chart
    title: Loaves
    chart: bar
    file: /assets/loaves.csv
    series: [${series}]
`;
const items = (values: string) => `${examplePage}  - type: chart
    title: Loaves
    chart: bar
    items: [{ label: Monday, ${values} }]
`;
const table = "Year,Rye\n2024,12\n2025,15\n";

export const chartFile: Check = {
  code: "chart-data",
  renamedFrom: ["unfit-chart"],
  scope: "site",
  meaning:
    "A chart has an entry without exactly one number for each series, or numbers that its type or scale cannot show; or its CSV file cannot be read, lacks a column, or contains something other than a number.",
  bad: { "index.yaml": chart("«Ry»"), "_assets/loaves.csv": table },
  good: { "index.yaml": chart("Rye"), "_assets/loaves.csv": table },
  check: (content) =>
    content.references.flatMap((one) => (one.format === dataFileFormat.name ? problemsOf(one, content) : [])),
};

export const chartItems: Check = {
  ...chartFile,
  scope: "file",
  bad: items("«values»: [80, 120]"),
  good: items("values: [80]"),
  check: (content) =>
    content.references.flatMap((one) =>
      one.format === chartKindFormat.name && one.owner["file"] === undefined ? problemsOf(one, content) : [],
    ),
};

function problemsOf({ file, path, owner }: Reference, { assets, readAsset, site }: ContentIndex): Finding[] {
  const block = path.slice(0, -1);
  // Another mistake in the block explains why the rest does not fit, and a missing file is reported by another rule.
  if ([...file.wrong].some((pointer) => `${pointer}/`.startsWith(`${toPointer(block)}/`))) return [];
  const address = typeof owner["file"] === "string" ? (decodeAsset(owner["file"]) ?? owner["file"]) : "";
  const bytes = assets.has(address) ? readAsset(address, mostTableBytes + 1) : undefined;
  const data = chartData(owner, bytes);
  if ("series" in data) return [];
  return data.map(({ range, path: below = [], message, hint }): Finding => {
    // A mistake in a whole list is reported at its key.
    const part = ["items", "values"].includes(String(below.at(-1))) ? "key" : "value";
    if (!range) return { at: { file, path: [...block, ...below], part }, message, hint };
    const at = { file: fileAt(address, site, range), path: [] };
    const related = { at: { file, path: [...block, "file"] }, message: "This chart uses it." };
    return { at, message, hint, related };
  });
}

function fileAt(address: string, site: IndexedFile, range: Range): IndexedFile {
  const name = address.replace(/^\/assets/, assetsFolder);
  const displayPath = site.source.displayPath.replace(siteFileName, name);
  return { ...site, ...locatedFile({ path: name, displayPath, text: "" }, site.data, () => range) };
}
