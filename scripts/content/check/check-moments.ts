import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import { isRecord } from "../diagnostic/path.ts";
import type { PageFile } from "../index/content-index.ts";
import { isDraft, partsOf } from "../index/publication.ts";
import { isComposed } from "../yaml/fillings.ts";
import { releaseChecks } from "../rules/all-rules.ts";
import type { ContentModel } from "./content-model.ts";
import { orderedView } from "./digest-page.ts";
import type { OpenContent } from "./open-content.ts";
import { checksOf, runChecks } from "./run-rules.ts";

/**
 * Checks content as of its view, and as of each later moment when something is published or expires: links may break then,
 * and lists become empty. The message of a later mistake says when it begins.
 */
export function checkMoments(model: ContentModel, content: OpenContent): Diagnostic[] {
  const diagnostics = checkSingleFiles(model, content);
  // Without pages every link would be reported too, although they all have that one cause.
  if (content.whole.pages.length === 0) return diagnostics;
  const ordered = content.withView(orderedView(content.view));
  const found = new Set<string>();
  for (const moment of ordered.moments) {
    const isNow = moment === content.view.at;
    const here = [
      ...runChecks(checksOf(model.checks, "page"), ordered.at(moment)),
      ...runChecks(checksOf(model.checks, "site", "texts"), content.at(moment)),
    ];
    for (const diagnostic of here) {
      // `--fix` leaves a later mistake, because its fix may be wrong now. Hints may differ between moments although the mistake is the same.
      const { suggestion: _, ...later } = diagnostic;
      const { hint: __, related: ___, ...mistake } = later;
      const name = JSON.stringify(mistake);
      if (found.has(name)) continue;
      found.add(name);
      const message = `From ${describeMoment(moment)} on: ${diagnostic.message}`;
      diagnostics.push(isNow ? diagnostic : { ...later, message });
    }
  }
  return diagnostics;
}

/** Runs the checks of single files on the site file, and on the pages that have not been checked yet. */
function checkSingleFiles(model: ContentModel, content: OpenContent): Diagnostic[] {
  const { site, pages } = content.kept;
  const isKnown = ({ data }: PageFile) => isRecord(data) && model.found.get(data)?.site === site.data;
  const unknown = pages.filter((page) => !isKnown(page));
  const index = unknown.length === pages.length ? content.kept : content.only(unknown);
  const found = groupBy(runChecks(checksOf(model.checks, "file"), index), ({ of, file }) => of?.path ?? file);
  for (const { data, source } of unknown) {
    const diagnostics = found.get(isComposed(source) ? source.path : source.displayPath) ?? [];
    if (isRecord(data)) model.found.set(data, { site: site.data, diagnostics });
  }
  const known = pages.filter((page) => !unknown.includes(page));
  return [
    ...[...found.values()].flat(),
    ...known.flatMap(({ data }) => (isRecord(data) ? (model.found.get(data)?.diagnostics ?? []) : [])),
  ];
}

/** A moment as authors write it, in UTC: `2031-06-30T17:00Z`. */
export function describeMoment(moment: number): string {
  return new Date(moment).toISOString().replace(/(?::00)?\.\d+Z$/, "Z");
}

/** Checks drafts as if they were published, and for placeholders left in them. None of these mistakes stops a build. */
export function checkUnpublished(model: ContentModel, content: OpenContent): Diagnostic[] {
  const { view, whole } = content;
  const hasDraft = whole.pages.some(({ data }) => partsOf(data).some(({ part }) => isDraft(part)));
  if (view.shows !== "published" || !hasDraft) return [];
  const checks = [...new Set([...model.checks, ...releaseChecks])];
  const drafts = content.withView({ ...view, shows: "drafts" }).at(view.at);
  return runChecks(checks, drafts).filter(content.isLeftOut);
}
