import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** A repository with a copy of the second site in a folder of it. */
function repository(): string {
  const root = temporaryFolder();
  cpSync(join(projectRoot, "tests/fixtures/other-site"), join(root, "site/pages"), { recursive: true });
  git(root, "init", "--quiet");
  git(root, "add", "--all");
  git(root, "-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "--quiet", "--message", "Begin");
  return root;
}

function git(cwd: string, ...args: string[]): void {
  const { status, stderr } = spawnSync("git", args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

const diff = (cwd: string, ...args: string[]) => runScript("diff.ts", args, { cwd });

test("the content is compared with a revision, from whatever folder, with what is not committed", () => {
  const root = repository();
  expect(diff(join(root, "site"))).toEqual({ status: 0, stdout: "Nothing changes for readers.\n", stderr: "" });

  const page = join(root, "site/pages/reparatur/bremsen.yaml");
  writeFileSync(page, readFileSync(page, "utf8").replace(/^title: .*$/m, "title: Neue Bremsen"));
  rmSync(join(root, "site/pages/impressum.yaml"));
  const { status, stdout } = diff(root, "--pages", "site/pages", "--base", "HEAD");
  expect(status).toBe(0);
  expect(stdout.match(/^(?:###|- title).*$/gm)).toEqual([
    "### Gone: `/impressum` Impressum",
    "### `/reparatur/bremsen` Neue Bremsen",
    expect.stringMatching(/^- title: .*\*\*Neue.*\*\*/),
  ]);
});

test("a page of the revision that is larger than a page can be is not read, names in several lines are no two files, and a hook changes nothing", () => {
  const root = repository();
  const place = join(root, "several\nlines");
  renameSync(join(root, "site"), place);
  const asset = join(place, "pages/_assets/a\n..\nb.txt");
  writeFileSync(asset, "one");
  writeFileSync(join(place, "pages/large.yaml"), `title: Large\n${"# x\n".repeat(20_000)}`);
  git(root, "add", "--all");
  git(root, "-c", "user.name=Ada", "-c", "user.email=ada@example.com", "commit", "--quiet", "--message", "Go on");
  rmSync(join(place, "pages/large.yaml"));
  const inHook = () => runScript("diff.ts", [], { cwd: place, env: { GIT_DIR: join(root, ".git") } });
  expect(inHook()).toEqual({ status: 0, stdout: "Nothing changes for readers.\n", stderr: "" });
  writeFileSync(asset, "two");
  expect(inHook().stdout).toContain("### Files");
});

test.each([
  ["a revision that is not there", ["--base", "nowhere"], 'There is no revision "nowhere" in the Git repository'],
  ["a revision that looks like a flag", ["--base=--help"], 'There is no revision "--help"'],
  [
    "a folder that is not there",
    ["--pages", "no"],
    "--pages: there is no folder no, expected the folder that holds the pages.",
  ],
])("%s is bad usage", (_, args, message) => {
  const root = repository();
  expect(diff(join(root, "site"), ...args)).toEqual({
    status: 2,
    stdout: "",
    stderr: expect.stringContaining(message),
  });
});
