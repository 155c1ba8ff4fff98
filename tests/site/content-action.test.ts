import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../../scripts/program/project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

interface Step {
  readonly name?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly shell?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const actionFile = join(projectRoot, ".github/actions/content/action.yml");
const action = parse(readFileSync(actionFile, "utf8")) as {
  inputs: Record<string, unknown>;
  runs: { using: string; steps: Step[] };
};
// The packages are here.
const steps = action.runs.steps.filter(({ run }) => run !== undefined && run !== "npm ci");

/** A folder with a copy of some content, in which one text is unfinished. */
function checkOut(): string {
  const root = temporaryFolder();
  cpSync(join(projectRoot, "tests/fixtures/other-site"), join(root, "pages"), { recursive: true });
  const page = join(root, "pages/reparatur/bremsen.yaml");
  writeFileSync(page, readFileSync(page, "utf8").replace(/^description: /m, "description: TODO – "));
  return root;
}

/** Runs the steps as a runner does, with GitHub's own command replaced by one that keeps what it was given. */
function runSteps(root: string, inputs: Readonly<Record<string, string>>) {
  const commands = join(root, "commands");
  mkdirSync(commands);
  const keep = `#!/bin/sh\nprintf '%s\\n' "$@" > '${root}/gh.txt'\nfor last; do :; done\ncp "$last" '${root}/posted.md'\n`;
  writeFileSync(join(commands, "gh"), keep);
  chmodSync(join(commands, "gh"), 0o755);
  const value = (text: string) =>
    text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name: string) => inputs[name] ?? "");
  const done: (string | undefined)[] = [];
  let failed: string | undefined;
  for (const step of steps) {
    const isWanted = (step.if ?? "").split(" && ").every((condition) => {
      const [, name = ""] = /^inputs\.([\w-]+) != ''$/.exec(condition) ?? [];
      return condition === "" || condition === "always()" || (inputs[name] ?? "") !== "";
    });
    if (!isWanted || (failed !== undefined && !step.if?.includes("always()"))) continue;
    const env = Object.fromEntries(Object.entries(step.env ?? {}).map(([name, text]) => [name, value(text)]));
    const { status, stdout, stderr } = spawnSync(
      "bash",
      ["--noprofile", "--norc", "-eo", "pipefail", "-c", step.run ?? ""],
      {
        cwd: projectRoot,
        encoding: "utf8",
        env: {
          ...process.env,
          ...env,
          PATH: `${commands}:${process.env["PATH"]}`,
          RUNNER_TEMP: root,
          GITHUB_STEP_SUMMARY: join(root, "summary.md"),
          GITHUB_REPOSITORY: "village/library",
        },
      },
    );
    done.push(step.name);
    if (status !== 0) failed = stdout + stderr;
  }
  return { done, failed };
}

test("the action checks and builds the content, and comments its warnings", () => {
  const root = checkOut();
  const inputs = { pages: join(root, "pages"), out: join(root, "dist"), "pull-request": "7", token: "secret" };
  expect(runSteps(root, inputs)).toEqual({
    done: ["Check", "Build", "Comment"],
    failed: undefined,
  });
  expect(existsSync(join(root, "dist/reparatur/bremsen.html"))).toBe(true);
  const comment = readFileSync(join(root, "posted.md"), "utf8");
  expect(comment).toMatch(/^### Content: \d+ files checked, no mistakes; 1 warning\.\n/);
  expect(comment).toMatch(/^ {2}unfinished-text: .*\n.*\n.*bremsen\.yaml:2:/m);
  expect(readFileSync(join(root, "summary.md"), "utf8")).toContain(comment.split("\n")[0]);
  expect(readFileSync(join(root, "gh.txt"), "utf8").split("\n").slice(0, 7)).toEqual([
    ...["pr", "comment", "7", "--repo", "village/library", "--edit-last", "--create-if-none"],
  ]);
});

test("an error ends the action with its annotation and a comment, and nothing is built", () => {
  const root = checkOut();
  const page = join(root, "pages/reparatur/bremsen.yaml");
  writeFileSync(page, readFileSync(page, "utf8").replace("description:", "descriptoin:"));
  const inputs = { pages: join(root, "pages"), out: join(root, "dist"), "pull-request": "7" };
  const { done, failed } = runSteps(root, inputs);
  expect(done).toEqual(["Check", "Comment"]);
  expect(failed).toMatch(/^::error file=.*bremsen\.yaml,line=2,/m);
  expect(existsSync(join(root, "dist"))).toBe(false);
  const comment = readFileSync(join(root, "posted.md"), "utf8");
  expect(comment).toMatch(/^### Content: 1 mistake in 1 file, /);
  expect(comment).toContain("unknown-key");
});
