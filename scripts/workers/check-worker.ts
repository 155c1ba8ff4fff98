import { parentPort, workerData } from "node:worker_threads";
import { projectSchemas } from "../cache/project-schemas.ts";
import { slipReport } from "../cache/slip-report.ts";
import { writeSiteSchemas } from "../cache/write-site-schemas.ts";
import { createContentModel } from "../content/check/content-model.ts";
import { SchemaSlip } from "../content/schema/schema-slips.ts";
import type { CheckReply } from "../dev-server/background-check.ts";
import { type CheckResult, type CheckSetup, createContentChecker } from "../watch/content-checker.ts";

// The thread in which the dev server checks the whole content. `createBackgroundCheck` starts it.
const setup = workerData as CheckSetup;
let check: (() => CheckResult) | undefined;

parentPort?.on("message", (hasNewSchemas: boolean) => {
  let reply: CheckReply;
  try {
    if (hasNewSchemas) check = undefined;
    check ??= createContentChecker(setup, createContentModel(projectSchemas(setup.project)));
    reply = { result: check() };
  } catch (error) {
    reply = error instanceof SchemaSlip ? { slips: slipReport(error, setup.project, setup.cwd) } : { error };
  }
  parentPort?.postMessage(reply);
  writeSiteSchemas(setup.project, setup.pages, "result" in reply ? reply.result.rows : []);
});
