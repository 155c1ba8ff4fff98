import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { runCommand } from "../support/system/run-command.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

describe("in a repository that has the site in a folder", () => {
  const repository = temporaryFolder(afterAll);
  const cwd = join(repository, "apps/web site");
  const wrong = "  - { type: hero, title: Rye }\n  - { type: banner, text: '[Home](/hom)' }\n";
  const check = async (format: string, env = {}) =>
    (await runCommand("check", ["--pages", "pages", "--format", format], { cwd, env })).stdout;
  writeFiles(
    cwd,
    Object.fromEntries(
      Object.entries({ ...startFiles, "rye.yaml": page("Rye", wrong) }).map(([path, text]) => [`pages/${path}`, text]),
    ),
  );

  test("services get paths from its root, and people and other programs those from where they stand", async () => {
    spawnSync("git", ["init", "-q"], { cwd: repository });
    expect(await check("github")).toMatch(/^::error file=apps\/web site\/pages\/rye.yaml,/);
    expect(await check("sarif")).toContain('"uri": "apps/web%20site/pages/rye.yaml"');
    expect(await check("junit")).toContain('name="apps/web site/pages/rye.yaml" file="apps/web site/pages/rye.yaml"');
    expect(await check("text")).toContain("  pages/rye.yaml:");
    expect(await check("json")).toContain('"file": "pages/rye.yaml"');
  });

  test("the root is the folder that the service names where Git does not say it", async () => {
    const env = { PATH: "" };
    expect(await check("github", { ...env, GITHUB_WORKSPACE: repository })).toMatch(/^::error file=apps\/web site\//);
    expect(await check("junit", { ...env, CI_PROJECT_DIR: join(repository, "apps") })).toContain(
      'file="web site/pages/rye.yaml"',
    );
    expect(await check("github", env)).toMatch(/^::error file=pages\//);
  });
});

test("a right build has the files in its report for test results, and no summary", async () => {
  const folder = temporaryFolder();
  writeFiles(join(folder, "pages"), startFiles);
  const summary = join(folder, "summary.md");
  const build = (format: string) =>
    runCommand("build", ["--format", format], { cwd: folder, env: { GITHUB_STEP_SUMMARY: summary } });
  const { stdout } = await runCommand("check", ["--format", "junit"], { cwd: folder });
  expect(stdout).toContain('file="pages/index.yaml"');
  expect(await build("junit")).toMatchObject({ status: 0, stdout });
  expect(await build("github")).toMatchObject({ status: 0, stdout: expect.stringContaining("checked, no mistakes.") });
  expect(existsSync(summary)).toBe(false);
});
