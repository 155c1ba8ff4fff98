import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

interface Watching {
  readonly process: ChildProcess;
  output(): string;
}

function watchCheck(cwd: string, format = "text"): Watching {
  const args = [join(projectRoot, "scripts/run.js"), "check", "--watch", "--format", format];
  const child = spawn(process.execPath, args, { cwd });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString("utf8");
  });
  return { process: child, output: () => output };
}

test("the content is checked again after each change, until it is interrupted", async () => {
  const folder = temporaryFolder();
  cpSync(join(projectRoot, "tests/fixtures/other-site"), join(folder, "pages"), { recursive: true });
  const watching = watchCheck(folder);
  const clean = "Checking…\n7 files checked, no mistakes.\n";
  await expect.poll(watching.output).toBe(clean);

  const page = join(folder, "pages/reparatur/bremsen.yaml");
  const text = readFileSync(page, "utf8");
  writeFileSync(page, text.replace("title:", "titel:"));
  await expect.poll(watching.output).toMatch(/1 file, 7 files checked\.\n/);
  expect(watching.output().slice(clean.length)).toMatch(/^Checking…\n[\s\S]*unknown-key: Unexpected key "titel"/);

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
