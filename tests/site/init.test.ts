import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { peerDependencies, version } from "../../package.json";
import { listFiles } from "../support/build/built-site.ts";
import { writeFiles } from "../support/build/edited-site.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const scripts = {
  dev: "yaml-pages dev",
  edit: "yaml-pages edit",
  check: "yaml-pages check",
  build: "yaml-pages build",
  preview: "yaml-pages preview",
};
const dependencies = { ...peerDependencies, "yaml-pages": `^${version}` };

/** The package.json after a site has been started in a folder with this one. */
function manifestAfter(before: object | undefined) {
  const folder = temporaryFolder();
  if (before) writeFiles(folder, { "package.json": JSON.stringify(before) });
  expect(runScript("init", [], { cwd: folder })).toMatchObject({ status: 0, stderr: "" });
  const name = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return {
    own: { name, private: true, type: "module" },
    manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  };
}

test("a new site, and one in a package.json that npm has written, is private and has modules", () => {
  const fresh = manifestAfter(undefined);
  expect(fresh.manifest).toEqual({ ...fresh.own, scripts, dependencies });
  const installed = { dependencies: { "yaml-pages": "file:../yaml-pages.tgz" } };
  const { own, manifest } = manifestAfter(installed);
  expect(manifest).toEqual({ ...own, scripts, dependencies: { ...dependencies, ...installed.dependencies } });
});

test("settings that are there stay, and content that is there stops the start", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { ".gitignore": "node_modules\n" });
  const { stdout } = runScript("init", [], { cwd: folder });
  expect(stdout).toMatch(/^A site of three pages is in this folder:\n/);
  expect(stdout).toContain("\n  .vscode/settings.json\nThese existed and were not changed:\n  .gitignore\n\nSee it");
  expect(readFileSync(join(folder, ".gitignore"), "utf8")).toBe("node_modules\n");

  const other = temporaryFolder();
  writeFiles(other, { "pages/index.yaml": "title: Home\n" });
  expect(runScript("init", [], { cwd: other })).toEqual({
    status: 2,
    stdout: "",
    stderr: "pages/index.yaml exists already: nothing was written. Choose another folder.\n",
  });
  expect(listFiles(other)).toEqual(["pages/index.yaml"]);
  expect(existsSync(join(other, "package.json"))).toBe(false);
});
