import { loadModel } from "../cache/load-model.ts";
import { moveContent } from "../command-line/move-content.ts";
import type { Flags } from "../command-line/options.ts";
import { wantsColour } from "../command-line/print-report.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { writeFiles } from "../command-line/write-files.ts";
import { reportFormats } from "../content/report/report-formats.ts";

export function run(flags: Flags<"move">): number {
  const pages = requirePages(flags.pages);
  const answer = moveContent(loadModel(flags.project), { ...flags, pages }, flags["dry-run"]);
  if ("report" in answer) {
    if (!flags["dry-run"]) writeFiles(pages, answer.changes);
    process.stdout.write(answer.report);
    return 0;
  }
  process.stderr.write(reportFormats.text(answer.refused, wantsColour(process.stderr, process.env)));
  process.stderr.write(`Nothing was moved: ${answer.reason}\n`);
  return 1;
}
