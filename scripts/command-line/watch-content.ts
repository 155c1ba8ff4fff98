import { projectSchemas } from "../cache/project-schemas.ts";
import { writeSiteSchemas } from "../cache/write-site-schemas.ts";
import { checkContent } from "../content/check/check-content.ts";
import { createContentModel } from "../content/check/content-model.ts";
import { type Diagnostic, sortDiagnostics } from "../content/diagnostic/diagnostic.ts";
import { createAssetReader } from "../content/read/asset-reader.ts";
import { readContent } from "../content/read/read-content.ts";
import type { Report } from "../content/report/report.ts";
import { type AssetToDecode, assetsToDecode, explainUndecodable, findUndecodable } from "../images/decode-assets.ts";
import { afterQuiet } from "../watch/after-quiet.ts";
import { type CheckSetup, createContentChecker } from "../watch/content-checker.ts";
import { watchContentFolder } from "../watch/watch-content-folder.ts";

interface ContentListener {
  /** Called when a check begins. */
  onBegin(): void;
  onReport(report: Report): void;
  /** Called if some folders cannot be watched. */
  onTrouble(message: string): void;
}

/** A report without mistakes but in drafts, with those that show in decoded pictures, and the files that they point into. */
function withMistakes(report: Report, found: readonly Diagnostic[], { pages, cwd }: CheckSetup): Report {
  const named = new Set(found.flatMap(({ file, related = [] }) => [file, ...related.map((place) => place.file)]));
  const { sources } = readContent(pages, cwd);
  return {
    ...report,
    diagnostics: sortDiagnostics([...report.diagnostics, ...found]),
    sources: [...(report.sources ?? []), ...sources.filter(({ displayPath }) => named.has(displayPath))],
  };
}

/** How long no file must have changed before the content is read, in milliseconds: editors write in several steps. */
const quiet = 50;

/**
 * Checks the content, and again whenever something in its folder has changed, until the process is interrupted. Only
 * what has changed is read again.
 */
export async function watchContent(setup: CheckSetup, release: boolean, listener: ContentListener): Promise<void> {
  const model = createContentModel(projectSchemas(setup.project), { release });
  const check = createContentChecker(setup, model, assetsToDecode);
  const decode = async (assets: readonly AssetToDecode[]): Promise<readonly Diagnostic[]> => {
    const unusable = await findUndecodable(setup.project, assets, createAssetReader(setup.pages));
    if (unusable.length === 0) return [];
    // The content may have changed meanwhile: then the next check says it.
    const { kept } = checkContent(model, setup.pages, setup.cwd);
    return kept ? explainUndecodable(kept, unusable) : [];
  };
  const runOnce = async () => {
    listener.onBegin();
    const { report, toDecode } = check();
    const found = await decode(toDecode);
    listener.onReport(found.length === 0 ? report : withMistakes(report, found, setup));
    writeSiteSchemas(setup.project, setup.pages);
  };
  // One at a time: a check that is asked for while pictures are decoded begins after it, and sees all that has changed until then.
  let last: Promise<void> | undefined;
  let isWaiting = false;
  const run = () => {
    if (isWaiting) return;
    isWaiting = true;
    last = Promise.resolve(last).then(() => {
      isWaiting = false;
      return runOnce();
    });
  };
  const watch = watchContentFolder(setup.pages, { onChange: afterQuiet(quiet, run), onTrouble: listener.onTrouble });
  await watch.ready;
  run();
  await new Promise<void>((resolve) => {
    // The watchers alone do not keep the process running.
    const alive = setInterval(() => {}, 2 ** 30);
    process.once("SIGINT", () => {
      clearInterval(alive);
      watch.close();
      resolve();
    });
  });
}
