import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { contentHash } from "../../scripts/cache/content-hash.ts";
import { lockOutput } from "../../scripts/publish/lock-output.ts";
import { buildInto, hashFolder, listFiles } from "../support/build/built-site.ts";
import { generatePages, startFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { runCommand } from "../support/system/run-command.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const goodPages = join(projectRoot, "tests/fixtures/other-site");
const command = [join(projectRoot, "scripts/run.js"), "build"];

describe("--out refuses", () => {
  test("the content folder, and one that has come to hold the content, and leaves it alone", async () => {
    const folder = temporaryFolder();
    const out = join(folder, "site");
    buildInto(out, goodPages);
    cpSync(goodPages, join(out, "pages"), { recursive: true });
    const before = hashFolder(folder);
    const build = (pages: string) => runCommand("build", ["--pages", pages, "--out", "site"], { cwd: folder });
    for (const pages of ["site/pages", "site"]) {
      expect(await build(pages)).toEqual({
        status: 2,
        stdout: "",
        stderr: `--out: ${out} contains the content (${join(folder, pages)}), which a build would delete. Choose another folder.\n`,
      });
    }
    expect(hashFolder(folder)).toEqual(before);
  });

  test.each([
    ["a link that leads nowhere", "link", "link is a broken symbolic link."],
    ["a folder in a file", "file/site", "file is a file. Choose a folder."],
  ])("%s", async (_, out, message) => {
    const folder = temporaryFolder();
    symlinkSync("nowhere", join(folder, "link"));
    writeFileSync(join(folder, "file"), "");
    expect(await runCommand("build", ["--pages", goodPages, "--out", out], { cwd: folder })).toEqual({
      status: 2,
      stdout: "",
      stderr: `--out: ${join(folder, message)}\n`,
    });
  });

  test("a folder inside of the content, and leaves that alone", async () => {
    const folder = temporaryFolder();
    generatePages(join(folder, "pages"), 3);
    const before = hashFolder(folder);
    expect(await runCommand("build", ["--out", "pages/a/b"], { cwd: folder })).toEqual({
      status: 2,
      stdout: "",
      stderr: `--out: ${join(folder, "pages/a/b")} is inside the content (${join(folder, "pages")}), and would become part of it. Choose a folder next to it.\n`,
    });
    expect(hashFolder(folder)).toEqual(before);
  });

  test("a folder that holds something other than a build, and leaves it alone", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "photos"));
    writeFileSync(join(folder, "photos/rad.jpg"), "a picture");
    const { status, stdout, stderr } = await runCommand("build", ["--pages", goodPages, "--out", "photos"], {
      cwd: folder,
    });
    expect([status, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^--out: .*photos holds files that were not written by a build\./);
    expect(readdirSync(join(folder, "photos"))).toEqual(["rad.jpg"]);
  });
});

// With too many pages for one thread, so that several write.
test("a build that gets SIGTERM ends with 143, leaves the old output, and nothing beside it", async () => {
  const folder = temporaryFolder();
  const [pages, out] = [join(folder, "pages"), join(folder, "site")];
  generatePages(pages, 3);
  buildInto(out, pages);
  const before = hashFolder(out);
  generatePages(pages, 1500);
  const build = spawn(process.execPath, [...command, "--pages", pages, "--out", out], { stdio: "ignore" });
  const staging = `${out}.yaml-pages-new-${build.pid}`;
  await vi.waitUntil(() => existsSync(join(staging, "boxes")), { timeout: 60_000, interval: 5 });
  build.kill("SIGTERM");
  expect(await once(build, "exit")).toEqual([143, null]);
  expect(hashFolder(out)).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual(["pages", "site"]);
});

test("a cache that cannot be written is named in a warning, the site is built all the same, and nothing is left", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "file"), "");
  const env = { YAML_PAGES_CACHE: join(folder, "file/cache"), TMPDIR: folder };
  const { status, stdout, stderr } = runScript("build.ts", ["--pages", goodPages, "--out", join(folder, "site")], {
    env,
  });
  expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining(": 6 rendered, 0 reused;") });
  expect(stderr).toMatch(/^The cache cannot be written \(E\w+: .*\): nothing is saved for the next command\.$/m);
  expect(readdirSync(folder).sort()).toEqual(["file", "site"]);
});

test("nothing is published that is hidden but .well-known, from a content folder that is a Git repository", async () => {
  const hidden = [".git/config", "_assets/.git/config", "_assets/.ssh/id", "_assets/.well-known/security.txt"];
  const place = createWorkplace({ ...startFiles, ...Object.fromEntries(hidden.map((path) => [path, "x"])) });
  await build(place);
  expect(listFiles(place.out).filter((path) => /(?:^|\/)\.|^assets\//.test(path))).toEqual([
    ...[".hosts/Caddyfile", ".hosts/nginx.conf", ".htaccess", ".site-build.json"],
    ...[".well-known/security.txt", "assets/prices.txt"],
  ]);
});

const taken =
  /^Another build is writing into \/out\. Wait for it to finish, and build again\. If no build is running, remove /;

describe("the lock of an output folder", () => {
  test("is held once, and is free again when it is given back", () => {
    const folder = temporaryFolder();
    const unlock = lockOutput("/out", folder);
    expect(() => lockOutput("/out", folder)).toThrow(taken);
    lockOutput("/other", folder)();
    unlock();
    lockOutput("/out", folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(["", "no number", "999999999"])(
    "is free where the process that held it has ended, and its file holds %j",
    (text) => {
      const folder = temporaryFolder();
      const file = join(folder, `lock-${contentHash("/out")}`);
      writeFileSync(file, text);
      utimesSync(file, 1, 1);
      lockOutput("/out", folder)();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test("keeps another build out, which says so", async () => {
    const place = createWorkplace(startFiles);
    const unlock = lockOutput(place.out, place.memory);
    await expect(build(place)).rejects.toThrow(
      `Another build is writing into ${place.out}. Wait for it to finish, and build again.`,
    );
    unlock();
    expect(existsSync(place.out)).toBe(false);
  });
});
