import { cpSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { codeFingerprint } from "../../scripts/program/code-fingerprint.js";
import { changedSinceStart } from "../../scripts/dev-server/watched-code.ts";
import { createProject } from "../../scripts/program/project.ts";
import { writeFiles } from "../support/build/edited-site.ts";
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

test("of code that the dev server has read when it started it says so, and of other code not", () => {
  const site = temporaryFolder();
  writeFiles(site, { "package.json": "{}", "rules/no-competitor.ts": "" });
  const project = createProject({ root: projectRoot, site });
  const places = [projectRoot, site].flatMap((folder) =>
    ["rules/a.ts", "services/a.ts", "blocks/a/a.tsx", "scripts/content/a.ts", "yaml-pages.config.ts"].map((path) =>
      join(folder, path),
    ),
  );
  expect(places.filter((path) => changedSinceStart(project, path))).toEqual([
    join(projectRoot, "scripts/content/a.ts"),
    ...["rules/a.ts", "services/a.ts", "yaml-pages.config.ts"].map((path) => join(site, path)),
  ]);
  expect(changedSinceStart(ownProject, join(projectRoot, "scripts/content/a.ts"))).toBe(
    "scripts/content/a.ts has changed: restart the server, which read it at the start.",
  );
});
