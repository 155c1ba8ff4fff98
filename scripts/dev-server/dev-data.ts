import { type DevData, devDataId } from "../../src/dev/dev-data.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { printable } from "../content/report/printable.ts";
import { shownPart } from "../content/report/shown-part.ts";
import type { PageMistakes } from "../dev-site/dev-site.ts";

interface DevDataInput {
  readonly mistakes: PageMistakes | undefined;
  readonly isOld: boolean;
  readonly policy: string;
}

/** Writes what the scripts of the dev server need to know into a document. */
export function withDevData(html: string, { mistakes, isOld, policy }: DevDataInput): string {
  const all = mistakes?.report.diagnostics ?? [];
  const isWarning = ({ severity }: Diagnostic) => severity === "warning";
  const shown = shownPart(all).files.flatMap((file) => file.shown);
  const warnings = all.filter(isWarning).length;
  const data: DevData = {
    mistakes: [...shown.filter((one) => !isWarning(one)), ...shown.filter(isWarning)].map(
      ({ file, line, column, message, hint, severity }) => ({
        ...{ file: printable(file), line, column, message: printable(message) },
        hint: hint === undefined ? undefined : hint.split("\n").map(printable).join("\n"),
        isWarning: severity === "warning" || undefined,
      }),
    ),
    errors: all.length - warnings,
    warnings,
    isOld,
    policy,
  };
  // In a script element `<` could begin its end tag.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  const end = html.lastIndexOf("</body>");
  return `${html.slice(0, end)}<script type="application/json" id="${devDataId}">${json}</script>${html.slice(end)}`;
}
