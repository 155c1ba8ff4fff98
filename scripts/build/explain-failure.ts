import { type CheckedContent, checkRawContent } from "../content/check/check-content.ts";
import { type Diagnostic, publishedErrors, sortDiagnostics } from "../content/diagnostic/diagnostic.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { readContent } from "../content/read/read-content.ts";
import { unreadableFiles } from "../content/rules/checks/unusable-file.ts";
import { pageOverBudget, scriptOverBudget, type PageWeight } from "../content/rules/weight/over-budget.ts";
import { UsageError } from "../program/usage-error.ts";
import type { BuildContext } from "./build-context.ts";
import type { Overweight } from "./find-overweight.ts";

/** Why a build wrote nothing. */
export interface BuildFailure {
  readonly mistakes: CheckedContent;
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/** The mistakes that were found for a build. */
const wrong = new WeakMap<BuildContext, CheckedContent>();

/** The careful check, without findings that do not stop a build. */
function checkPages(build: BuildContext): CheckedContent {
  const known = wrong.get(build);
  if (known) return known;
  const { model, careful = model, pages, view } = build;
  const checked = checkRawContent(careful, readContent(pages, process.cwd()), view);
  const result = { ...checked, diagnostics: publishedErrors(checked.diagnostics) };
  if (!result.index) wrong.set(build, result);
  return result;
}

/** Whether the careful check finds an error that the authors have not accepted. */
export function hasMistake(build: BuildContext): boolean {
  return checkPages(build).index === undefined;
}

/** The failure of a build that has found a mistake in the content: the careful check says which. */
export function explainContent(build: BuildContext): BuildFailure {
  const checked = checkPages(build);
  // The mistake has been fixed since the build found it.
  if (checked.index) throw new UsageError("The content changed during the build. Build again.");
  return { mistakes: checked, weights: new Map() };
}

/**
 * The failure of a build of a site with files that cannot be decoded, although the check found nothing wrong with them: those at some
 * addresses, or all with that use.
 */
export function explainFiles(
  build: BuildContext,
  use: Parameters<typeof unreadableFiles>[1],
  addresses?: ReadonlySet<string>,
): BuildFailure {
  return explainBeyond(build, (index) => unreadableFiles(index, use, addresses));
}

/** The failure of a build whose pages or script exceed the budget of the site. */
export function explainWeights(build: BuildContext, { script, pages, weights }: Overweight): BuildFailure {
  const failure = explainBeyond(build, (index) => [
    ...index.pages.flatMap((page) => {
      const weight = pages.get(page.source.path);
      return weight ? [pageOverBudget(index.site, page, weight)] : [];
    }),
    ...(script === undefined ? [] : [scriptOverBudget(index.site, script)]),
  ]);
  return { ...failure, weights };
}

/** The failure of a build for something that the check does not look for; if the check now finds a mistake, that is the failure. */
function explainBeyond(build: BuildContext, find: (index: ContentIndex) => readonly Diagnostic[]): BuildFailure {
  const checked = checkPages(build);
  return failureOf(checked, checked.index ? find(checked.index) : checked.diagnostics);
}

function failureOf(checked: CheckedContent, diagnostics: readonly Diagnostic[]): BuildFailure {
  return { mistakes: { ...checked, index: undefined, diagnostics: sortDiagnostics(diagnostics) }, weights: new Map() };
}
