import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { writeFile } from "../support/build/edited-site.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { indexYaml, memorySite } from "./memory-site.ts";

const root = temporaryFolder(afterAll);

/** Writes a site to a folder of its own, with these files in place of the valid ones, and returns the folder. */
function writeSite(name: string, files: Readonly<Record<string, string>> = {}): string {
  const dir = join(root, name);
  for (const { displayPath: file, text } of memorySite(files).sources) writeFile(dir, file, text);
  return dir;
}

/** Runs the check in a folder, as from a shell without a terminal. */
function check(cwd: string, ...flags: string[]) {
  const args = [join(projectRoot, "scripts/run.js"), "check", ...flags];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
  return { status, stdout, stderr };
}

const mistyped = indexYaml.replace("label: ovens", "lable: ovens");

describe("npm run check", () => {
  test("prints no colours where no terminal shows them, and exits with 1 for bad content", () => {
    const { status, stdout } = check(writeSite("bad", { "index.yaml": mistyped }));
    expect(status).toBe(1);
    expect(stdout).toContain("    14 |         lable: ovens\n       |         ^^^^^\n");
    expect(stdout).not.toContain("\u001b");
  });

  test("writes exactly one JSON object to standard output with --format json", () => {
    const { status, stdout, stderr } = check(writeSite("json", { "index.yaml": mistyped }), "--format", "json");
    const place = { file: "pages/index.yaml", line: 14, column: 9, endLine: 14, endColumn: 14 };
    expect(JSON.parse(stdout)).toMatchObject({ files: 2, diagnostics: [{ code: "unknown-key", ...place }] });
    expect({ status, stderr }).toEqual({ status: 1, stderr: "" });
  });

  test("keeps standard output empty and exits with 2 for bad usage, whatever the format", () => {
    const { status, stdout, stderr } = check(writeSite("usage"), "--format", "json", "--colour");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("--colour");
    expect(check(root, "--format", "xml")).toMatchObject({ status: 2, stdout: "" });
  });
});

test("npm run check -- --fix writes the fixed file, says what it wrote, and exits with 0 when nothing remains", () => {
  const dir = writeSite("fix", { "index.yaml": mistyped });
  expect(check(dir, "--fix")).toEqual({
    status: 0,
    stdout: `1 mistake fixed.
  pages/index.yaml:14:9  unknown-key: wrote label instead of lable

2 files checked, no mistakes.
`,
    stderr: "",
  });
  expect(readFileSync(join(dir, "pages/index.yaml"), "utf8")).toBe(indexYaml);
});
