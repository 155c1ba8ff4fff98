import type { ChartProblem } from "../../charts/chart-data.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { IndexedFile } from "../../index/content-index.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";

/** A problem of a chart at its place in the block. */
export function chartFinding(
  { message, hint, path = [] }: ChartProblem,
  block: { readonly file: IndexedFile; readonly path: ValuePath },
): Finding {
  // What is wrong with all entries is reported where their list begins.
  const part = path.at(-1) === "items" ? "key" : "value";
  return { at: { file: block.file, path: [...block.path, ...path], part }, message, hint };
}
