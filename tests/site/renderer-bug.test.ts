import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { bugs } from "../../package.json";
import { writeKept } from "../../scripts/cache/kept-file.ts";
import { contentHash } from "../../scripts/cache/content-hash.ts";
import { runCommand } from "../../scripts/command-line/run-command.ts";
import { createThreadAsker } from "../../scripts/program/thread-asker.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

test("an error of the renderer's own ends the build with 70, named as one, and writes no site", () => {
  const folder = temporaryFolder();
  const [pages, out, cache] = ["pages", "dist", "cache"].map((name) => join(folder, name)) as [string, string, string];
  writeFiles(pages, startFiles);
  // Compiles anything that has not been compiled yet, once for all tests.
  runScript("build", ["--pages", pages, "--out", join(folder, "first")]);
  const code = join(cache, basename(ownProject.codeFolder));
  cpSync(ownProject.codeFolder, code, { recursive: true });
  // Compiled commands look for packages in the folders above them.
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  const bundle = join(code, "bundle");
  const broken = `${readFileSync(join(bundle, "renderer.js"), "utf8")}
exports.renderPage = () => { throw new TypeError("broken"); };`;
  const manifestFile = join(bundle, "manifest.json");
  const [, manifest = ""] = readFileSync(manifestFile, "utf8").split("\n");
  const known = JSON.parse(manifest);
  writeFileSync(join(bundle, "renderer.js"), broken);
  writeKept(manifestFile, JSON.stringify({ ...known, files: { ...known.files, "renderer.js": contentHash(broken) } }));
  const { status, stdout, stderr } = runScript("build", ["--pages", pages, "--out", out], {
    env: { YAML_PAGES_CACHE: cache },
  });
  // A slow machine shows how far it has come before; which page is rendered first is open.
  const [first = "", second] = stderr.slice(stderr.indexOf("This is")).split("\n");
  expect({ status, stdout, first: first.replace(/[\w/-]+\.yaml/, "PAGE"), second, isBuilt: existsSync(out) }).toEqual({
    status: 70,
    stdout: "",
    first: `This is a bug in the renderer while reading PAGE, not a mistake in the content. Please report it at ${bugs.url} with these lines:`,
    second: "TypeError: broken",
    isBuilt: false,
  });
});

const ends = {
  exit: ["process.exit(0)", /^This is a bug in the renderer[^\n]+\nError: It ended with exit code 0\.$/m],
  throw: [
    "setImmediate(() => { throw new Error('thrown in a thread'); })",
    /^This is a bug in the renderer[^\n]+\nError: thrown in a thread$/m,
  ],
  memory: [
    "for (const all = []; ; ) all.push(new Array(10_000).fill(all.length))",
    /^The \d+ MiB of memory that Node gives each thread[^\n]+\n {2}export NODE_OPTIONS=--max-old-space-size=\d{3,}\nand run/,
  ],
} as const;

test.each(Object.entries(ends))("a command of which a thread ends, by %s, ends with 70 and says so", async (_, end) => {
  const [code, message] = end;
  // Otherwise it would first use up all the memory of the machine.
  const worker = new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 64 } });
  const ask = createThreadAsker<string, number>(worker, "It");
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  onTestFinished(() => {
    write.mockRestore();
    process.exitCode = undefined;
  });
  await runCommand(ownProject, () => ask("work"));
  expect([process.exitCode, String(write.mock.calls[0]?.[0])]).toEqual([70, expect.stringMatching(message)]);
  // A second request does not wait for a thread that has ended.
  await expect(ask("work")).rejects.toThrow();
});
