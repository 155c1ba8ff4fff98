import { join, resolve } from "node:path";
import { requireRightCode } from "../bundle/code-mistakes.ts";
import { requireComponents } from "../bundle/require-components.ts";
import { loadModel } from "../cache/load-model.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import { replaceFile, writeWhole } from "../cache/replace-file.ts";
import { writeSiteSchemas } from "../cache/write-site-schemas.ts";
import { parseClock } from "../command-line/environment.ts";
import type { Flags } from "../command-line/options.ts";
import { printReport } from "../command-line/print-report.ts";
import { readRevision } from "../command-line/read-revision.ts";
import { requirePages } from "../command-line/require-pages.ts";
import {
  type Baseline,
  baselineText,
  parseBaseline,
  recordMistakes,
  withoutRecorded,
} from "../content/answers/baseline.ts";
import { byCause } from "../content/check/once-per-place.ts";
import { type CheckedContent, checkRawContent } from "../content/check/check-content.ts";
import { type ContentModel, createContentModel } from "../content/check/content-model.ts";
import { publishedErrors, publishedWarnings } from "../content/diagnostic/diagnostic.ts";
import { fixContent } from "../content/fix/fix-content.ts";
import type { View } from "../content/index/publication.ts";
import { updateLock } from "../content/index/published-addresses.ts";
import { baselineFileName, lockFileName } from "../content/read/content-path.ts";
import { type RawContent, readContent, withSources } from "../content/read/read-content.ts";
import { codeList, explainCode, unknownCodeMessage } from "../content/report/explain-code.ts";
import { fixesReport } from "../content/report/fixes.ts";
import type { Report } from "../content/report/report.ts";
import { tryRules } from "../content/report/try-rules.ts";
import { addedRules } from "../content/rules/added/added-rules.ts";
import { allCodes } from "../content/rules/all-rules.ts";
import { count } from "../content/rules/toolkit/wording.ts";
import { UsageError } from "../program/usage-error.ts";

export async function run(flags: Flags<"check">): Promise<number> {
  const { project } = flags;
  refuseMixedFlags(flags);
  if (flags.explain !== undefined) return explain(flags.explain, flags);
  if (flags.rules) return tryProjectRules(flags);
  const pages = requirePages(flags.pages);
  await requireRightCode(project);
  const model = loadModel(project, flags.release);
  // A mistake in a schema is reported instead: it may be why a component seems wrong.
  requireComponents(project);
  const raw = readAll(flags);
  refuseDamagedBaseline(raw, flags);
  const view: View = { at: parseClock(process.env, new Date()).getTime(), shows: "published" };
  const check = (content: RawContent) => checkRawContent(model, unrecorded(content, flags), view);
  const checked: Fixed = flags.fix ? fix(flags, raw, check) : check(raw);
  writeSiteSchemas(project, flags.pages, checked.rows);
  if (flags.baseline) return record(checked, raw, flags);
  if (flags["update-urls"]) return recordUrls(checked, raw, flags, () => checkRawContent(model, raw, view));
  dropGone(checked, raw, flags);
  const report = flags.since === undefined ? checked : since(flags.since, { model, checked, view, pages, raw });
  const { "max-warnings": mostWarnings = Number.POSITIVE_INFINITY, format } = flags;
  // As the report counts them: each cause once.
  const isTooMany = publishedWarnings(byCause(report.diagnostics)).length > mostWarnings;
  printReport({ ...report, ...(isTooMany ? { mostWarnings } : {}), isFixed: flags.fix && !flags["dry-run"] }, format);
  return isTooMany || publishedErrors(report.diagnostics).length > 0 ? 1 : 0;
}

/** Throws a UsageError for flags that exclude each other. */
function refuseMixedFlags({ explain, format, fix, since, rules, baseline, reason, ...flags }: Flags<"check">): void {
  const { "dry-run": dryRun, "update-urls": updatesUrls } = flags;
  const mixed: readonly (readonly [boolean, string])[] = [
    [explain !== undefined && (format !== "text" || fix), "--explain prints text: leave out --format and --fix."],
    [rules && (format !== "text" || fix), "--rules only tests rules: leave out --format and --fix."],
    [since !== undefined && fix, "--since compares a single check: leave out --fix."],
    [
      (baseline || updatesUrls) && (fix || since !== undefined),
      "Only the result of a plain check can be recorded: leave out --fix and --since.",
    ],
    [baseline && updatesUrls, "Record one after the other: --baseline, then --update-urls."],
    [reason !== undefined && !updatesUrls, "--reason says why addresses may vanish: also write --update-urls."],
    [dryRun && !fix, "--dry-run only works with --fix: write both."],
  ];
  const [, message] = mixed.find(([isMixed]) => isMixed) ?? [];
  if (message !== undefined) throw new UsageError(message);
}

/** Leaves out the old record if a new one is to be made. */
function unrecorded(content: RawContent, { baseline, "update-urls": updatesUrls }: Flags<"check">): RawContent {
  return {
    ...content,
    baseline: baseline ? undefined : content.baseline,
    lock: updatesUrls ? undefined : content.lock,
  };
}

function refuseDamagedBaseline({ baseline: text }: RawContent, { baseline, pages }: Flags<"check">): void {
  if (baseline || text === undefined || parseBaseline(text)) return;
  throw new UsageError(
    `${pages}/${baselineFileName} is damaged. Restore it, or record the warnings again: --baseline.`,
  );
}

/** Records the warnings of a check. If there are errors, which hide warnings, it reports those and records nothing. */
function record(checked: CheckedContent, raw: RawContent, { pages, format }: Flags<"check">): number {
  const warnings = new Set(publishedWarnings(checked.diagnostics));
  const isWrong = publishedErrors(checked.diagnostics).length > 0;
  if (!isWrong) writeBaseline(pages, recordMistakes([...warnings], raw));
  printReport({ ...checked, diagnostics: checked.diagnostics.filter((one) => !warnings.has(one)) }, format);
  const recorded = `${count(warnings.size, "warning")} recorded in ${pages}/${baselineFileName}.`;
  process.stderr.write(`${isWrong ? "Fix the errors first, then record again." : recorded}\n`);
  return isWrong ? 1 : 0;
}

/** Drops the recorded warnings that are gone. On a CI server, whose checkout is thrown away, it only says so. */
function dropGone(
  { recorded, diagnostics }: CheckedContent,
  { baseline = "" }: RawContent,
  flags: Flags<"check">,
): void {
  const before = parseBaseline(baseline);
  // An error may hide a warning, and a release check finds others.
  if (!recorded || !before || flags.release || flags["dry-run"] || publishedErrors(diagnostics).length > 0) return;
  const size = (all: Baseline) => Object.values(all).reduce((sum, { length }) => sum + length, 0);
  const gone = size(before) - size(recorded);
  if (gone === 0) return;
  const isKept = Boolean(process.env["CI"]);
  if (!isKept) writeBaseline(flags.pages, recorded);
  const does = isKept ? "can be removed from" : `${gone === 1 ? "is" : "are"} no longer in`;
  process.stderr.write(`${count(gone, "recorded warning")} ${does} ${flags.pages}/${baselineFileName}.\n`);
}

function writeBaseline(pages: string, baseline: Baseline): void {
  writeWhole(join(resolve(pages), baselineFileName), baselineText(baseline));
}

/**
 * Records the addresses that are published. If errors stand it reports those and records nothing, and so it does where addresses have
 * vanished and nobody says why: of these `report` tells all.
 */
function recordUrls(
  checked: CheckedContent,
  { lock }: RawContent,
  flags: Flags<"check">,
  report: () => Report,
): number {
  const { pages, reason, format } = flags;
  const update = checked.index && updateLock(lock?.text ?? "", checked.index, { reason });
  const lost = update?.vanished.length ?? 0;
  const isRefused = lost > 0 && reason === undefined;
  printReport(isRefused ? report() : checked, format);
  if (!update || isRefused) {
    const remedy = update ? "Redirect the addresses that are gone, or give a reason: --reason" : "Fix the errors first";
    process.stderr.write(`Nothing was recorded. ${remedy}.\n`);
    return 1;
  }
  writeWhole(join(resolve(pages), lockFileName), update.text);
  process.stderr.write(`Addresses in ${pages}/${lockFileName}: ${update.added} new, ${lost} gone.\n`);
  return 0;
}

interface CheckedNow {
  readonly checked: CheckedContent;
  readonly model: ContentModel;
  readonly view: View;
  readonly pages: string;
  readonly raw: RawContent;
}

/** The same with only the mistakes that are not in a revision on the same line of the same file. */
function since(revision: string, { model, checked, view, pages, raw }: CheckedNow): CheckedContent {
  const before = { ...readRevision(pages, revision).raw, lock: raw.lock };
  const recorded = recordMistakes(checkRawContent(model, before, view).diagnostics, before);
  return { ...checked, ...withoutRecorded(checked.diagnostics, { raw, recorded }) };
}

function readAll({ pages }: Flags<"check">): RawContent {
  return readContent(resolve(pages), process.cwd());
}

/** Tries the rules of the project on their own examples. */
function tryProjectRules({ project }: Flags<"check">): number {
  const problems = tryRules(createContentModel(projectSchemas(project)));
  const count = addedRules.length;
  if (count === 0) throw new UsageError("The project has no rules: start one with yaml-pages new rule CODE.");
  process.stdout.write(
    problems.length > 0
      ? `${problems.join("\n")}\n`
      : `${count === 1 ? "1 rule reports" : `${count} rules report`} what the examples expect.\n`,
  );
  return problems.length > 0 ? 1 : 0;
}

/** Prints the explanation of a code, or a list of all codes for "list". */
function explain(code: string, { project }: Flags<"check">): number {
  if (code === "list") {
    process.stdout.write(`The codes are:\n${codeList()}\n`);
    return 0;
  }
  const entry = allCodes.get(code);
  if (!entry) throw new UsageError(unknownCodeMessage(code));
  const model = createContentModel(projectSchemas(project), { release: entry.releaseOnly ?? false });
  process.stdout.write(explainCode(entry, model));
  return 0;
}

type Fixed = CheckedContent & Pick<Report, "unwritten">;

/** Fixes the mistakes that can be fixed, prints that, and returns the content checked again. */
function fix(flags: Flags<"check">, raw: RawContent, check: (content: RawContent) => CheckedContent): Fixed {
  const fixed = fixContent(raw.sources, (sources) => check(withSources(raw, resolve(flags.pages), sources)));
  const people = flags.format === "text" ? process.stdout : process.stderr;
  const before = new Map(raw.sources.map(({ displayPath: file, text }) => [file, text]));
  if (flags["dry-run"]) {
    people.write(`${fixesReport(fixed.fixes, true)}\n`);
    return check(raw);
  }
  const unwritten = fixed.changed.flatMap(({ path, displayPath: file, text }) => {
    const reason = replaceFile({ folder: resolve(flags.pages), path }, before.get(file) ?? "", text);
    return reason === undefined ? [] : [{ file, reason }];
  });
  for (const { file, reason } of unwritten) people.write(`${file} could not be written: ${reason}.\n`);
  const written = fixed.fixes.filter(({ diagnostic }) => unwritten.every(({ file }) => file !== diagnostic.file));
  if (written.length > 0) people.write(`${fixesReport(written)}\n`);
  if (unwritten.length === 0) return fixed.checked;
  return { ...check(readAll(flags)), unwritten: unwritten.map(({ file }) => file) };
}
