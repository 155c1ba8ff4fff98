import { join } from "node:path";
import { writeSiteSchemas } from "./cache/write-site-schemas.ts";
import { runCommand } from "./command-line/run-command.ts";
import { projectRoot } from "./program/project.ts";

// An installation runs it, so that editors find the schemas before the first check; checks and the dev server renew them.
await runCommand(() => {
  writeSiteSchemas(join(projectRoot, "pages"));
  return 0;
});
