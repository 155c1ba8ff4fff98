import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { codeFingerprint } from "../../scripts/program/code-fingerprint.js";
import { hashFolder } from "../support/build/built-site.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { copyCompiledRenderer, copyRenderer, runBuild, runCommand } from "../support/code/copied-renderer.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

test("code has another name once it is edited, and the same one where only a document beside it is", () => {
  const root = temporaryFolder();
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  for (const folder of ["schema", "scripts", "src"]) mkdirSync(join(root, folder));
  write("scripts/check.ts", "one");
  const name = codeFingerprint(root);
  write("scripts/README.md", "one");
  expect(codeFingerprint(root)).toBe(name);
  write("scripts/check.ts", "two");
  expect(codeFingerprint(root)).not.toBe(name);
});

test("what is compiled in the cache is compiled anew where it is damaged", () => {
  const folder = temporaryFolder();
  writeFiles(join(folder, "pages"), startFiles);
  const renderer = copyCompiledRenderer(join(folder, "renderer"));
  expect(runBuild(renderer, "dist").status).toBe(0);
  const right = hashFolder(join(folder, "dist"));
  const cache = join(renderer, "node_modules/.cache/yaml-pages");
  // Beside what is used there may be what was compiled before an edit.
  const compiled = readdirSync(cache).filter((name) => name.startsWith("code-"));
  for (const path of ["bundle/manifest.json", "schemas.cjs"]) {
    for (const file of compiled.map((code) => join(cache, code, path)).filter((file) => existsSync(file))) {
      writeFileSync(file, readFileSync(file, "utf8").replace(/[a-z]/, "#"));
    }
  }
  expect(runBuild(renderer, "dist").status).toBe(0);
  expect(hashFolder(join(folder, "dist"))).toEqual(right);
});

test("what was compiled of older versions goes after a week, where a project has a new one, and what runs stays", () => {
  const folder = temporaryFolder();
  writeFiles(folder, { "package.json": "{}", "theme/site.css": "" });
  const cache = join(folder, "cache");
  const running = basename(ownProject.codeFolder);
  for (const name of ["code-old", "code-new"]) mkdirSync(join(cache, name, "bundle"), { recursive: true });
  cpSync(join(ownProject.codeFolder, "scripts"), join(cache, running, "scripts"), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"));
  for (const name of ["code-old", running]) utimesSync(join(cache, name), 1, 1);
  const info = runScript("info", ["--pages", join(folder, "pages")], { env: { YAML_PAGES_CACHE: cache } });
  expect(info).toMatchObject({ status: 0, stderr: "" });
  // Node 22 makes one for the project, too.
  expect(readdirSync(cache)).toEqual(expect.arrayContaining([running, "code-new"]));
  expect(readdirSync(cache)).not.toContain("code-old");
});

test("the bundler writes nothing for code that has changed since it was asked to", () => {
  const folder = join(temporaryFolder(), "code-0123456789abcdef0123");
  expect(runScript("bundle", [join(folder, "bundle")])).toEqual({
    status: 2,
    stdout: "",
    stderr: "The code changed while it was being compiled. Build again.\n",
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("an installation without the packages of development is prepared, with schemas for editors, and builds", () => {
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
  const renderer = copyRenderer(join(temporaryFolder(), "renderer"), new Set(Object.keys(devDependencies)));
  writeFiles(join(renderer, "pages"), startFiles);
  const prepare = (cwd: string) => spawnSync("npm run dependencies", { cwd, encoding: "utf8", shell: true }).status;
  expect(prepare(renderer)).toBe(0);
  const formats = join(renderer, "node_modules/.cache/yaml-pages/editor/shared/formats.schema.json");
  expect(readFileSync(formats, "utf8")).toContain('"/terms"');
  expect(runBuild(renderer, "dist", join(renderer, "pages"))).toMatchObject({ status: 0 });
  // It succeeds, too, where the code is not there yet.
  const codeless = temporaryFolder();
  cpSync(join(renderer, "package.json"), join(codeless, "package.json"));
  expect(prepare(codeless)).toBe(0);
});

test("commands of a package run where React is not installed, also those that compile what a site has chosen", () => {
  const renderer = copyRenderer(join(temporaryFolder(), "renderer"), new Set(["react", "react-dom"]));
  // As a package brings them: compiled, with a note of the React that they were compiled with.
  rmSync(join(renderer, "scripts/main.ts"));
  cpSync(join(ownProject.codeFolder, "scripts"), join(renderer, "lib/commands"), { recursive: true });
  writeFiles(join(renderer, "lib/compiled"), { "react.txt": "19.3.0 19.3.0" });
  const site = join(renderer, "../site");
  writeFiles(site, { "package.json": "{}", "yaml-pages.config.ts": "export default { folders: { pages: 'pages' } };" });
  writeFiles(join(site, "pages"), startFiles);
  for (const command of ["info", "check"])
    expect(runCommand(renderer, [command, "--pages", "site/pages"])).toMatchObject({ status: 0, stderr: "" });
});
