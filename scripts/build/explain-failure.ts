import { type CheckedContent, checkRawContent } from "../content/check/check-content.ts";
import { publishedErrors, sortDiagnostics } from "../content/diagnostic/diagnostic.ts";
import { readContent } from "../content/read/read-content.ts";
import { unreadableFiles } from "../content/rules/checks/unusable-file.ts";
import { pageOverBudget, scriptOverBudget } from "../content/rules/weight/over-budget.ts";
import type { PageWeight } from "../content/rules/weight/page-weight.ts";
import { explainUndecodable, findUndecodable, fontsToDecode } from "../images/decode-assets.ts";
import { UsageError } from "../program/usage-error.ts";
import type { BuildContext } from "./build-context.ts";
import type { Overweight } from "./render-pages.ts";

/** Why a build has written nothing. */
export interface BuildFailure {
  readonly mistakes: CheckedContent;
  /** The weights of the pages that were weighed, by their paths inside the content folder. */
  readonly weights: ReadonlyMap<string, PageWeight>;
}

/** The careful check, without what stops no build. */
function checkPages({ model, careful = model, pages, maxPages, view }: BuildContext): CheckedContent {
  const checked = checkRawContent(careful, { ...readContent(pages, process.cwd()), maxPages }, view);
  return { ...checked, diagnostics: publishedErrors(checked.diagnostics) };
}

/** Whether the careful check finds an error, which the authors have not accepted. */
export function hasMistake(build: BuildContext): boolean {
  return checkPages(build).index === undefined;
}

/** The failure of a build that has found a mistake in the content: the careful check says which. */
export async function explainContent(build: BuildContext): Promise<BuildFailure> {
  const checked = checkPages(build);
  const { index } = checked;
  if (!index) return { mistakes: checked, weights: new Map() };
  const unreadable = await findUndecodable(fontsToDecode(index), index.readAsset);
  // The mistake has been mended since the build found it.
  if (unreadable.length === 0) throw new UsageError("The content changed while it was being built. Build again.");
  return {
    mistakes: { ...checked, index: undefined, diagnostics: explainUndecodable(index, unreadable) },
    weights: new Map(),
  };
}

/** The failure of a build of a site from whose icon no icons can be made, although the check has found nothing wrong with it. */
export function explainIcon(build: BuildContext): BuildFailure {
  const checked = checkPages(build);
  const { index } = checked;
  const diagnostics = index ? unreadableFiles(index, "icon") : checked.diagnostics;
  return { mistakes: { ...checked, index: undefined, diagnostics }, weights: new Map() };
}

/** The failure of a build of a site with pictures that cannot be decoded, although the check has found nothing wrong with them. */
export function explainImages(build: BuildContext, unusable: ReadonlySet<string>): BuildFailure {
  const checked = checkPages(build);
  const { index } = checked;
  const diagnostics = index ? sortDiagnostics(unreadableFiles(index, "image", unusable)) : checked.diagnostics;
  return { mistakes: { ...checked, index: undefined, diagnostics }, weights: new Map() };
}

/** The failure of a build whose pages or script are heavier than the budget of the site. */
export function explainWeights(build: BuildContext, overweight: Overweight): BuildFailure {
  const { script, weights } = overweight;
  const checked = checkPages(build);
  const { index } = checked;
  if (!index) return { mistakes: checked, weights };
  const diagnostics = index.pages.flatMap((page) => {
    const weight = overweight.pages.get(page.source.path);
    return weight ? [pageOverBudget(index.site, page, weight)] : [];
  });
  if (script !== undefined) diagnostics.push(scriptOverBudget(index.site, script));
  return { mistakes: { ...checked, index: undefined, diagnostics: sortDiagnostics(diagnostics) }, weights };
}
