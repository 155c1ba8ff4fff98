import type { ChartProblem } from "../../charts/chart-data.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";

/** A problem of a chart at its place in the block. */
export function chartFinding(
  { message, hint, path = [] }: ChartProblem,
  block: { readonly file: IndexedFile; readonly path: ValuePath },
): Finding {
  // What is wrong with a whole list is reported where it begins.
  const part = ["items", "values"].includes(String(path.at(-1))) ? "key" : "value";
  return { at: { file: block.file, path: [...block.path, ...path], part }, message, hint };
}
