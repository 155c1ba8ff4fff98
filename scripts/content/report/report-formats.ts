import { githubReport } from "./github.ts";
import { jsonReport } from "./json.ts";
import { junitReport } from "./junit.ts";
import type { FormatName, Report } from "./report.ts";
import { sarifReport } from "./sarif.ts";
import { textReport } from "./text.ts";

/** The report function for each format name. Only the report for people uses `colour`. */
export const reportFormats: Readonly<Record<FormatName, (report: Report, colour: boolean) => string>> = {
  text: textReport,
  json: jsonReport,
  github: githubReport,
  sarif: sarifReport,
  junit: junitReport,
};
