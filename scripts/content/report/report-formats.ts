import type { FormatName } from "./format-name.ts";
import { githubReport } from "./github.ts";
import { jsonReport } from "./json.ts";
import { junitReport } from "./junit.ts";
import type { Report } from "./report.ts";
import { sarifReport } from "./sarif.ts";
import { textReport } from "./text.ts";

/** Every format of `--format`. `colour` is for people alone. */
export const reportFormats: Readonly<Record<FormatName, (report: Report, colour: boolean) => string>> = {
  text: textReport,
  json: jsonReport,
  github: githubReport,
  sarif: sarifReport,
  junit: junitReport,
};
