import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** The content folder, a repository by itself, of the second site with a mistake in one page. */
function repositoryWithMistake(): string {
  const pages = join(temporaryFolder(), "pages");
  cpSync(join(projectRoot, "tests/fixtures/other-site"), pages, { recursive: true });
  edit(pages, "reparatur/bremsen.yaml", "title:", "titel:");
  git(pages, "init", "--quiet");
  git(pages, "add", "--all");
  git(pages, "-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "--quiet", "--message", "Begin");
  return pages;
}

function git(cwd: string, ...args: string[]): void {
  const { status, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

function edit(pages: string, path: string, before: string, after: string): void {
  const file = join(pages, path);
  writeFileSync(file, readFileSync(file, "utf8").replace(before, after));
}

function check(pages: string, ...flags: string[]) {
  const { status, stdout, stderr } = runScript("check.ts", ["--pages", ".", "--format", "json", ...flags], {
    cwd: pages,
  });
  if (stdout === "") return { status, stderr };
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { file: string; code: string }[] };
  return { status, found: diagnostics.map(({ file, code }) => `${file} ${code}`) };
}

test("--since leaves out the mistakes that were there before, in files that have not changed", () => {
  const pages = repositoryWithMistake();
  const old = { status: 1, found: ["reparatur/bremsen.yaml unknown-key"] };
  expect(check(pages)).toEqual(old);
  expect(check(pages, "--since", "HEAD")).toEqual({ status: 0, found: [] });

  // A page that is gone breaks links in pages that have not changed.
  rmSync(join(pages, "impressum.yaml"));
  const { status, found = [] } = check(pages, "--since", "HEAD");
  expect(status).toBe(1);
  expect(new Set(found)).toEqual(new Set(["_site.yaml unknown-link"]));

  edit(pages, "reparatur/bremsen.yaml", "description:", "# A comment\ndescription:");
  expect(check(pages, "--since", "HEAD").found).toEqual([...found, ...old.found]);
});

test("a build reports mistakes in the format of a program, and a step of GitHub gets its summary", () => {
  const pages = repositoryWithMistake();
  const summary = join(pages, "../summary.md");
  const env = { GITHUB_STEP_SUMMARY: summary };
  const build = runScript("build.ts", ["--pages", ".", "--out", "../dist", "--format", "github"], { cwd: pages, env });
  const checked = runScript("check.ts", ["--pages", ".", "--format", "github"], { cwd: pages, env });
  expect(build.stdout).toMatch(/^::error file=reparatur\/bremsen\.yaml,line=1,/);
  expect(build).toEqual(checked);
  const text = readFileSync(summary, "utf8");
  expect(text.match(/^### Content: 1 mistake in 1 file, 7 files checked\.$/gm)).toHaveLength(2);
});
