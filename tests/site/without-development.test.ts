import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { copyRenderer, runBuild, runCommand } from "../support/code/copied-renderer.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

test("a site is built without the packages of development, as hosts may install it, and a command that needs one says so", () => {
  const folder = temporaryFolder();
  writeFiles(join(folder, "pages"), startFiles);
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const renderer = copyRenderer(join(folder, "renderer"), new Set(Object.keys(devDependencies)));

  expect(runBuild(renderer, "out")).toMatchObject({ status: 0 });
  // Whoever builds may not be allowed to write there.
  const hidden = readdirSync(join(renderer, "node_modules")).filter((name) => name.startsWith("."));
  expect(hidden).toEqual([".cache"]);
  const { status, stderr } = runCommand(renderer, ["screenshots"]);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr:
      "npm run screenshots needs the package playwright, which is not installed. Install all packages: npm ci --include=dev\n",
  });
});
