import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { page, startFiles, writeFile, writeFiles } from "../support/build/edited-site.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { runCommand } from "../support/system/run-command.ts";
import { runScript, withoutTools } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

interface Step {
  readonly name: string;
  readonly run?: string;
  /** Without one a step is skipped once another has failed. */
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const action = parse(readFileSync(join(projectRoot, ".github/actions/content/action.yml"), "utf8"));

/** A site as `init` makes it, with the renderer installed, checked out as the merge of a pull request that adds a page. */
function checkedOutSite(): string {
  const site = temporaryFolder();
  runScript("init", [], { cwd: site });
  mkdirSync(join(site, "node_modules/.bin"), { recursive: true });
  symlinkSync(join(projectRoot, "scripts/run.js"), join(site, "node_modules/.bin/yaml-pages"));
  const git = (...args: string[]) => {
    const identity = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
    expect(spawnSync("git", [...identity, ...args], { cwd: site }).status).toBe(0);
  };
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("commit", "-qm", "Start");
  git("checkout", "-qb", "prices");
  const about = readFileSync(join(site, "pages/about.yaml"), "utf8");
  const prices = about.replaceAll("About", "Prices").replace(/^description: /m, "$&Prices. ");
  writeFile(site, "pages/prices.yaml", `unlisted: true\n${prices}`);
  git("add", ".");
  git("commit", "-qm", "Add prices");
  git("checkout", "-q", "main");
  git("merge", "-q", "--no-ff", "-m", "Merge", "prices");
  return site;
}

/** Runs the steps of the action as GitHub does, but those that install and restore: their exit codes, the summary of the run, and the comment. */
function runAction(site: string, pages: string) {
  const runner = temporaryFolder();
  const [summary, comment] = [join(runner, "summary.md"), join(runner, "posted.md")];
  writeFile(runner, "bin/gh", `#!/bin/bash\ncp "\${@: -1}" "${comment}"\n`);
  spawnSync("chmod", ["+x", join(runner, "bin/gh")]);
  const inputs: Readonly<Record<string, string>> = { pages, out: "dist", "pull-request": "7", token: "" };
  const statuses: Record<string, number | null> = {};
  for (const { name, run, if: condition, env } of action.runs.steps as Step[]) {
    const hasFailed = Object.values(statuses).some((status) => status !== 0);
    if (run === undefined || name === "Install" || (hasFailed && condition === undefined)) continue;
    const own = Object.entries(env ?? {}).map(([key, value]) => [
      key,
      value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/, (_, input: string) => inputs[input] ?? ""),
    ]);
    const { status } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", "-c", run], {
      cwd: site,
      env: {
        ...withoutTools,
        PATH: `${join(runner, "bin")}:${process.env["PATH"]}`,
        RUNNER_TEMP: runner,
        GITHUB_STEP_SUMMARY: summary,
        GITHUB_REPOSITORY: "bakery/site",
        ...Object.fromEntries(own),
      },
    });
    statuses[name] = status;
  }
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");
  return { statuses, summary: read(summary), comment: read(comment) };
}

test("the action passes a right pull request of a new site, and says once what is checked and which addresses change", () => {
  const said = "### Content: 5 files checked, no mistakes.\n\n### Addresses\n\n- `/prices`: new\n";
  expect(runAction(checkedOutSite(), "pages")).toEqual({
    statuses: { Check: 0, Addresses: 0, Build: 0, Comment: 0 },
    summary: said,
    comment: said,
  });
});

test("the action fails once where the check cannot run, and its comment says so", () => {
  expect(runAction(checkedOutSite(), "nope")).toEqual({
    statuses: { Check: 2, Addresses: 0, Comment: 0 },
    summary: "",
    comment: "### Content: the check could not run. The log of this run says why.\n",
  });
});

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

test("a build counts the mistakes of a page as a check does", async () => {
  const folder = temporaryFolder();
  const wrong = "  - { type: banner, text: '[Home](/hom) and [home](/hom)' }\n";
  writeFiles(join(folder, "pages"), { ...startFiles, "barley.yaml": page("Barley", wrong) });
  const { stdout } = await runCommand("check", [], { cwd: folder });
  expect(stdout).toContain("\n1 mistake in 1 file");
  expect(await runCommand("build", [], { cwd: folder })).toMatchObject({ status: 1, stderr: stdout });
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
