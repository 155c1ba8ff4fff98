import type { Logger } from "vite";
import { summary } from "../content/report/summary.ts";
import { textReport } from "../content/report/text.ts";
import type { CheckResult } from "./content-checker.ts";

/** Returns a function that prints what checks have found: mistakes whenever they are others than before, and the end of them. */
export function createCheckPrinter(logger: Pick<Logger, "error" | "info">): (result: CheckResult) => void {
  let printed = "";
  return ({ report }) => {
    const text = report.diagnostics.length > 0 ? textReport(report, false) : "";
    if (text === printed) return;
    printed = text;
    if (text === "") logger.info(summary(report));
    else logger.error(text);
  };
}
