import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { listOutput } from "../../scripts/publish/publish-output.ts";
import { buildInto } from "../support/build/build-into.ts";
import { generatePages } from "../support/build/generate-pages.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const goodPages = join(projectRoot, "tests/fixtures/other-site");
const command = [join(projectRoot, "scripts/run.js"), "build"];

describe("--out refuses", () => {
  test("the content folder, and one that has come to hold the content, and leaves it alone", () => {
    const folder = temporaryFolder();
    const out = join(folder, "site");
    buildInto(out, goodPages);
    cpSync(goodPages, join(out, "pages"), { recursive: true });
    const before = hashFolder(folder);
    const build = (pages: string) => runScript("build.ts", ["--pages", pages, "--out", "site"], { cwd: folder });
    for (const pages of ["site/pages", "site"]) {
      expect(build(pages)).toEqual({
        status: 2,
        stdout: "",
        stderr: `--out: ${out} holds the content (${join(folder, pages)}), which a build would delete. Name another folder.\n`,
      });
    }
    expect(hashFolder(folder)).toEqual(before);
  });

  test.each([
    ["a link that leads nowhere", "link", "link is a link that leads nowhere."],
    ["a folder in a file", "file/site", "file is a file. Name a folder."],
    ["a folder in a folder in a file", "file/a/site", "file is a file. Name a folder."],
  ])("%s", (_, out, message) => {
    const folder = temporaryFolder();
    symlinkSync("nowhere", join(folder, "link"));
    writeFileSync(join(folder, "file"), "");
    expect(runScript("build.ts", ["--pages", goodPages, "--out", out], { cwd: folder })).toEqual({
      status: 2,
      stdout: "",
      stderr: `--out: ${join(folder, message)}\n`,
    });
  });
});

// With more pages than one thread is worth, so that several write.
test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("a build that gets %s ends with %i, leaves the old output, and nothing beside it", async (signal, code) => {
  const folder = temporaryFolder();
  const [pages, out] = [join(folder, "pages"), join(folder, "site")];
  generatePages(pages, 3);
  buildInto(out, pages);
  const before = hashFolder(out);
  generatePages(pages, 1500);
  const build = spawn(process.execPath, [...command, "--pages", pages, "--out", out], { stdio: "ignore" });
  const staging = `${out}.yaml-pages-new-${build.pid}`;
  await vi.waitUntil(() => existsSync(join(staging, "boxes")), { timeout: 60_000, interval: 5 });
  build.kill(signal);
  expect(await once(build, "exit")).toEqual([code, null]);
  expect(hashFolder(out)).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual(["pages", "site"]);
});

test.skipIf(process.platform === "win32")(
  "hosts can read what is built with a strict umask, in every way to publish",
  () => {
    const folder = temporaryFolder();
    const [pages, out] = [join(folder, "pages"), join(folder, "site")];
    const strict = (...flags: string[]) => {
      const args = [
        "-c",
        'umask 077; exec "$@"',
        "sh",
        process.execPath,
        ...command,
        "--pages",
        pages,
        "--out",
        out,
        ...flags,
      ];
      expect(spawnSync("sh", args, { encoding: "utf8" })).toMatchObject({ status: 0 });
      const { files, folders } = listOutput(out);
      const modes = (paths: readonly string[]) =>
        new Set(paths.map((path) => (statSync(join(out, path)).mode & 0o777).toString(8)));
      expect(modes(files)).toEqual(new Set(["644"]));
      expect(modes([".", ...folders])).toEqual(new Set(["755"]));
    };
    // As a whole, with a folder that is new, and every file in its place.
    generatePages(pages, 3);
    strict();
    mkdirSync(join(pages, "_assets/new"), { recursive: true });
    writeFileSync(join(pages, "_assets/new/file.txt"), "new");
    strict();
    strict("--origin", "https://other.example");
  },
);

// The system's limit for the size of a file stands in for a full disk.
test.skipIf(process.platform === "win32").each([
  ["one thread", 5, 20],
  ["several threads", 600, 20],
  ["what is no page", 5, 60],
])("where the system does not let %s write, a build says so and leaves the old output", (_, count, kibibytes) => {
  const folder = temporaryFolder();
  const [pages, out] = [join(folder, "pages"), join(folder, "site")];
  generatePages(pages, 4);
  buildInto(out, pages);
  const before = hashFolder(out);
  generatePages(pages, count);
  const limited = `trap '' XFSZ; ulimit -f ${kibibytes * 2}; exec "$@"`;
  // Another origin, so that everything is written anew.
  const build = [...command, "--pages", pages, "--out", out, "--origin", "https://other.example"];
  const { status, stderr } = spawnSync("sh", ["-c", limited, "sh", process.execPath, ...build], { encoding: "utf8" });
  expect(stderr).toMatch(/site cannot be written: .*EFBIG: file too large, write\. Make room, .* with --out\.\n$/);
  expect(status).toBe(2);
  expect(hashFolder(out)).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual(["pages", "site"]);
});
