import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { ContentModel } from "./content-model.ts";
import { orderedView } from "./digest-page.ts";
import type { OpenContent } from "./open-content.ts";
import { checksOf, runChecks } from "./run-rules.ts";

/**
 * Checks content as it is at the moment of its view, and as it will be whenever something is published or expires: the links
 * that will die then, the lists that will be empty. A later mistake says from when on it is one.
 */
export function checkMoments(model: ContentModel, content: OpenContent): Diagnostic[] {
  const diagnostics = runChecks(checksOf(model.checks, "file"), content.kept);
  // Without pages every link would be reported too, although all have that one cause.
  if (content.whole.pages.length === 0) return diagnostics;
  const ordered = content.withView(orderedView(content.view));
  const found = new Set<string>();
  for (const moment of ordered.moments) {
    const isNow = moment === content.view.at;
    const here = [
      ...runChecks(checksOf(model.checks, "page"), ordered.at(moment)),
      ...runChecks(checksOf(model.checks, "site"), content.at(moment)),
    ];
    for (const diagnostic of here) {
      const name = JSON.stringify(diagnostic);
      if (found.has(name)) continue;
      found.add(name);
      diagnostics.push(isNow ? diagnostic : fromMoment(diagnostic, moment));
    }
  }
  return diagnostics;
}

/** A mistake of a later moment. What would mend it then may be wrong now, so that `--fix` leaves it. */
function fromMoment({ suggestion: _, ...diagnostic }: Diagnostic, moment: number): Diagnostic {
  return { ...diagnostic, message: `From ${describeMoment(moment)} on: ${diagnostic.message}` };
}

/** A moment as authors write it, in universal time: `2031-06-30T17:00Z`. */
export function describeMoment(moment: number): string {
  return new Date(moment).toISOString().replace(/(?::00)?\.\d+Z$/, "Z");
}
