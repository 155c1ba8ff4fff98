import type { Logger } from "vite";
import type { Report } from "../content/report/report.ts";
import { summary } from "../content/report/summary.ts";
import { textReport } from "../content/report/text.ts";

/**
 * Returns a function that prints the mistakes of checks whenever they have changed, and a summary once there are none.
 */
export function createCheckPrinter(logger: Pick<Logger, "error" | "info">): (report: Report) => void {
  let printed = "";
  return (report) => {
    const text = report.diagnostics.length > 0 ? textReport(report, false) : "";
    if (text === printed) return;
    printed = text;
    if (text === "") logger.info(summary(report));
    else logger.error(text);
  };
}

/** Returns a function that prints what is wrong with code whenever it has changed, and that it can be compiled again. */
export function createCodePrinter(logger: Pick<Logger, "error" | "info">): (report: Report | undefined) => void {
  let printed = "";
  return (report) => {
    const text = report ? textReport(report, false) : "";
    if (text === printed) return;
    printed = text;
    if (text === "") logger.info("The code can be compiled again.");
    else logger.error(text);
  };
}
