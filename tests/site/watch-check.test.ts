import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Diagnostic } from "../../scripts/content/diagnostic/diagnostic.ts";
import { compactReport } from "../../scripts/content/report/compact.ts";
import { allCodes } from "../../scripts/content/rules/all-codes.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

interface Watching {
  readonly process: ChildProcess;
  output(): string;
}

function watchCheck(cwd: string, format = "compact"): Watching {
  const args = [join(projectRoot, "scripts/run.js"), "check", "--watch", "--format", format];
  const child = spawn(process.execPath, args, { cwd });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  return { process: child, output: () => output };
}

/** How the task of VS Code reads what is printed. */
function editorMatcher() {
  const { tasks } = JSON.parse(readFileSync(join(projectRoot, ".vscode/tasks.json"), "utf8"));
  return tasks[0].problemMatcher;
}

/** The pattern by which the task of VS Code reads a line. */
function editorPattern(): RegExp {
  return new RegExp(editorMatcher().pattern.regexp);
}

const mistake = (code: string): Diagnostic => ({
  ...{
    code,
    message: "Unexpected: 1:1-2:2: x.",
    hint: "Write:\n  a: b\n  c: d",
    file: "pages/a/b c.yaml",
    pointer: "",
  },
  ...{ line: 3, column: 4, endLine: 5, endColumn: 6 },
});

test("the editor reads each code, with hints of several lines, and where a report begins and ends", () => {
  const codes = [...allCodes.keys()];
  const diagnostics = codes.map((code, at) => ({ ...mistake(code), file: `pages/a/b ${at}.yaml` }));
  const lines = compactReport({ files: 1_234, diagnostics }).trimEnd().split("\n");
  expect(lines.slice(0, -1).map((line) => editorPattern().exec(line)?.slice(1))).toEqual(
    codes.map((code, at) => [
      ...[`pages/a/b ${at}.yaml`, "3", "4", "5", "6", "error", code],
      "Unexpected: 1:1-2:2: x. Write: a: b c: d",
    ]),
  );
  const { beginsPattern, endsPattern } = editorMatcher().background;
  expect("Checking…").toMatch(new RegExp(beginsPattern));
  for (const last of [lines.at(-1) ?? "", "1 file checked, no mistakes.", "2 files checked, no mistakes; 1 in …"]) {
    expect(last).toMatch(new RegExp(endsPattern));
  }
});

test("the content is checked again after each change, in lines that an editor reads, until it is interrupted", async () => {
  const folder = temporaryFolder();
  cpSync(join(projectRoot, "tests/fixtures/other-site"), join(folder, "pages"), { recursive: true });
  const watching = watchCheck(folder);
  const clean = "Checking…\n7 files checked, no mistakes.\n";
  await expect.poll(watching.output).toBe(clean);

  const page = join(folder, "pages/reparatur/bremsen.yaml");
  const text = readFileSync(page, "utf8");
  writeFileSync(page, text.replace("title:", "titel:"));
  await expect.poll(watching.output).toMatch(/1 file, 7 files checked\.\n$/);
  const [line = ""] = watching.output().slice(clean.length).split("\n").slice(1);
  expect(editorPattern().exec(line)?.slice(1)).toEqual([
    ...["pages/reparatur/bremsen.yaml", "1", "1", "1", "6", "error", "unknown-key"],
    expect.stringMatching(/^Unexpected key "titel".* Write "title" instead\.$/),
  ]);

  writeFileSync(page, text);
  await expect.poll(watching.output).toMatch(/no mistakes\.\n$/);
  const exit = new Promise((resolve) => watching.process.once("exit", resolve));
  watching.process.kill("SIGINT");
  expect(await exit).toBe(130);
});

test("programs get reports alone on standard output, one after the other", async () => {
  const folder = temporaryFolder();
  cpSync(join(projectRoot, "tests/fixtures/other-site"), join(folder, "pages"), { recursive: true });
  const watching = watchCheck(folder, "json");
  const report = '{\n  "files": 7,\n  "diagnostics": []\n}\n';
  await expect.poll(watching.output).toBe(report);
  writeFileSync(join(folder, "pages/impressum.yaml"), readFileSync(join(folder, "pages/impressum.yaml"), "utf8"));
  await expect.poll(watching.output).toBe(report + report);
});

test("--fix --dry-run says what it would write, and writes nothing", () => {
  const folder = temporaryFolder();
  cpSync(join(projectRoot, "tests/fixtures/other-site"), join(folder, "pages"), { recursive: true });
  const page = join(folder, "pages/reparatur/bremsen.yaml");
  const text = readFileSync(page, "utf8").replace("title:", "titel:");
  writeFileSync(page, text);
  const { status, stdout } = runScript("check.ts", ["--fix", "--dry-run"], { cwd: folder });
  expect(status).toBe(1);
  expect(stdout.split("\n").slice(0, 2)).toEqual([
    "1 mistake would be fixed.",
    "  pages/reparatur/bremsen.yaml:1:1  unknown-key: would write title instead of titel",
  ]);
  expect(readFileSync(page, "utf8")).toBe(text);
});
