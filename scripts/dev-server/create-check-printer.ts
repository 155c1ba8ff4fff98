import type { Logger } from "vite";
import { type Report, summary } from "../content/report/report.ts";
import { textReport } from "../content/report/text.ts";

/** Returns a function that prints the mistakes of checks whenever they have changed, and a one-line summary once there are none. */
export function createCheckPrinter(
  logger: Pick<Logger, "error" | "info">,
  lineOf: (report: Report) => string = summary,
): (report: Report) => void {
  let printed = "";
  return (report) => {
    const text = report.diagnostics.length > 0 ? textReport(report, false) : "";
    if (text === printed) return;
    printed = text;
    if (text === "") logger.info(lineOf(report));
    else logger.error(text);
  };
}
