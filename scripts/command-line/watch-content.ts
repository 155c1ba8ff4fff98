import { projectSchemas } from "../cache/project-schemas.ts";
import { writeSiteSchemas } from "../cache/write-site-schemas.ts";
import { createContentModel } from "../content/check/content-model.ts";
import type { Report } from "../content/report/report.ts";
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

/** How long no file must have changed before the content is read, in milliseconds: editors write in several steps. */
const quiet = 50;

/**
 * Checks the content, and again whenever something in its folder has changed, until the process is interrupted. Only
 * what has changed is read again.
 */
export async function watchContent(setup: CheckSetup, release: boolean, listener: ContentListener): Promise<void> {
  const model = createContentModel(projectSchemas(setup.project), { release });
  const check = createContentChecker(setup, model);
  const run = () => {
    listener.onBegin();
    listener.onReport(check().report);
    writeSiteSchemas(setup.project, setup.pages);
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
