import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { ContentIndex } from "../index/content-index.ts";
import { isDraft, partsOf } from "../index/publication.ts";
import { expiryChecks, releaseChecks } from "../rules/all-checks.ts";
import type { ContentModel } from "./content-model.ts";
import type { OpenContent } from "./open-content.ts";
import { runChecks } from "./run-rules.ts";

/**
 * Checks what is not published: drafts as if they were, with the placeholders that are left in them, and what has expired. None
 * of it stops a build.
 */
export function checkUnpublished(model: ContentModel, content: OpenContent): Diagnostic[] {
  const { view, whole } = content;
  if (view.shows !== "published") return [];
  const old = runChecks(expiryChecks, content.at(view.at));
  // The site file is published, whatever in it has expired.
  if (whole === content.kept) return old.filter(({ file }) => file === whole.site.source.displayPath);
  const diagnostics = [...old];
  if (hasDraft(whole)) {
    const checks = [...new Set([...model.checks, ...releaseChecks])];
    diagnostics.push(...runChecks(checks, content.withView({ ...view, shows: "drafts" }).at(view.at)));
  }
  return diagnostics.filter(
    (one) => content.isLeftOut(one) || (old.includes(one) && one.file === whole.site.source.displayPath),
  );
}

function hasDraft({ pages }: ContentIndex): boolean {
  return pages.some(({ data }) => partsOf(data).some(({ part }) => isDraft(part)));
}
