import { printableJson } from "./printable.ts";
import { type Report, tooManyWarnings } from "./report.ts";
import { shownPart } from "./shown-part.ts";

/**
 * The report for programs: exactly one JSON object. It has `more` if files have more mistakes than it shows, and `note` if there are
 * more warnings than allowed.
 */
export function jsonReport(checked: Omit<Report, "sources">): string {
  const { files, diagnostics } = checked;
  const parts = shownPart(diagnostics, Number.POSITIVE_INFINITY).files;
  const more = parts
    .filter(({ count, shown }) => count > shown.length)
    .map(({ file, count, shown }) => ({ file, count: count - shown.length }));
  const tooMany = tooManyWarnings(checked);
  const report = {
    files,
    diagnostics: parts
      .flatMap(({ shown }) => shown)
      .map(({ code, severity = "error", ...rest }) => ({ code, severity, ...rest })),
    ...(more.length === 0 ? {} : { more }),
    ...(tooMany === undefined ? {} : { note: `${tooMany}.` }),
  };
  return `${printableJson(report)}\n`;
}
