import { compareText, type Range } from "../diagnostic/diagnostic.ts";
import { LineIndex } from "../diagnostic/line-index.ts";
import { assetAddress, isAsset, isTable, isYaml, lockFileName } from "../read/content-path.ts";
import type { OtherFile, RawContent, SourceFile } from "../read/read-content.ts";
import { examplePage, exampleSite } from "../rules/toolkit/examples.ts";
import type { CodeEntry, Example } from "../rules/toolkit/rule.ts";

const folder = "pages";

/** The content of an example, and the place that it marks with « and ». */
export function exampleContent(example: Example, { code, severity, options = {} }: Partial<CodeEntry> = {}) {
  // The site of the example has to turn on a check that is off, and to choose its options.
  const chosen = [
    ...(severity === "off" ? [`  ${code}: warning\n`] : []),
    ...Object.entries(options).map(([name, { example }]) => `  ${code}-${name}: ${JSON.stringify(example)}\n`),
  ];
  const site = chosen.length > 0 ? `${exampleSite}checks:\n${chosen.join("")}` : exampleSite;
  const files: Exclude<Example, string> = { "_site.yaml": site, "index.yaml": examplePage, ...filesOf(example) };
  const sources: SourceFile[] = [];
  const others: OtherFile[] = [];
  const tables: SourceFile[] = [];
  const assets: string[] = [];
  let place: (Range & { readonly file: string }) | undefined;
  let lock: SourceFile | undefined;
  for (const [path, value] of Object.entries(files).sort(([a], [b]) => compareText(a, b))) {
    const names = { path, displayPath: `${folder}/${path}` };
    // Files next to the content folder are shown, but are not part of the content.
    if (value === null || path.startsWith("../")) continue;
    if (isAsset(path)) assets.push(assetAddress(path));
    if (typeof value === "object") others.push({ ...names, obstacle: value });
    else if (isAsset(path)) continue;
    else if (isYaml(path) || isTable(path) || path === lockFileName) {
      const source = { ...names, text: withoutMarks(value) };
      if (path === lockFileName) lock = source;
      else (isTable(path) ? tables : sources).push(source);
      const start = value.indexOf("«");
      const range = start < 0 ? undefined : new LineIndex(source.text).range(start, value.indexOf("»") - 1);
      place ??= range && { file: names.displayPath, ...range };
    } else others.push(names);
  }
  const readAsset = (address: string) => {
    const value = files[`_assets${address.replace(/^\/assets/, "")}`];
    return typeof value === "string" ? Buffer.from(value) : undefined;
  };
  const raw: RawContent = { folder, sources, others, tables, assets, readAsset, lock };
  return { raw, place };
}

export function filesOf(example: Example): Exclude<Example, string> {
  return typeof example === "string" ? { "index.yaml": example } : example;
}

export function withoutMarks(text: string): string {
  return text.replaceAll(/[«»]/g, "");
}
