import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { indexYaml, siteYaml } from "../content/memory-site.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** A module that kills its process before a file beside a page takes the place of the page. */
function killAtRename(): string {
  const intercept = pathToFileURL(join(projectRoot, "tests/support/system/intercept-changes.js")).href;
  const code = `import { interceptChanges } from ${JSON.stringify(intercept)};
interceptChanges(({ name, path }) => {
  if (name === "renameSync" && path.endsWith(".tmp") && path.includes("index.yaml")) process.kill(process.pid, "SIGKILL");
});`;
  return `--import=data:text/javascript,${encodeURIComponent(code)}`;
}

test("a killed --fix leaves the page as it was, and the next command removes what it had written beside it", () => {
  const cwd = temporaryFolder();
  const wrong = indexYaml.replace("title:", "titel:");
  writeFiles(join(cwd, "pages"), { "_site.yaml": siteYaml, "index.yaml": wrong });
  const names = () => readdirSync(join(cwd, "pages")).sort();
  expect(runScript("check.ts", ["--fix"], { cwd, env: { NODE_OPTIONS: killAtRename() } }).status).toBe(null);
  expect(names()).toEqual([expect.stringMatching(/^\.index\.yaml\.\d+\.tmp$/), "_site.yaml", "index.yaml"]);
  expect(readFileSync(join(cwd, "pages/index.yaml"), "utf8")).toBe(wrong);
  // Any command, also one that is about another folder.
  expect(runScript("check.ts", ["--explain", "unknown-key"], { cwd: temporaryFolder() }).status).toBe(0);
  expect(names()).toEqual(["_site.yaml", "index.yaml"]);
});
