import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { openStore, type SavedBuild } from "../../scripts/build/saved-build.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { buildInto } from "../support/build/build-into.ts";
import { generatePages } from "../support/build/generate-pages.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const goodPages = join(projectRoot, "tests/fixtures/other-site");

describe("--out refuses", () => {
  test.each(["pages/dist", "pages/_assets/dist", "pages/a/b"])(
    "%s, inside of the content, and leaves that alone",
    (out) => {
      const folder = temporaryFolder();
      generatePages(join(folder, "pages"), 3);
      mkdirSync(join(folder, "pages/_assets"), { recursive: true });
      const before = hashFolder(folder);
      expect(runScript("build.ts", ["--out", out], { cwd: folder })).toEqual({
        status: 2,
        stdout: "",
        stderr: `--out: ${join(folder, out)} is in the content (${join(folder, "pages")}), of which it would become a part. Name a folder beside it.\n`,
      });
      expect(hashFolder(folder)).toEqual(before);
    },
  );

  test("a folder in the output of another build, which would delete it", () => {
    const folder = temporaryFolder();
    buildInto(join(folder, "site"), goodPages);
    const before = hashFolder(folder);
    const out = join(folder, "site/previews/one");
    expect(runScript("build.ts", ["--pages", goodPages, "--out", out])).toEqual({
      status: 2,
      stdout: "",
      stderr: `--out: ${out} is in the output of another build (${join(folder, "site")}), whose next build would delete it. Name a folder beside it.\n`,
    });
    expect(hashFolder(folder)).toEqual(before);
  });

  // In these the system lets nobody make anything, not even its administrator.
  test.skipIf(process.platform !== "linux").each(["/proc/site", "/proc/a/b/site", "/sys/site"])(
    "%s at once, before anything is checked",
    (out) => {
      const { status, stdout, stderr } = runScript("build.ts", ["--pages", goodPages, "--out", out]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
      expect(stderr).toMatch(
        new RegExp(`^--out: ${out} cannot be made: [^\\n]+, mkdir '[^\\n]+'\\. Name another folder\\.\\n$`),
      );
    },
  );
});

test("what a build has left whose paths have become too long for the system is gone after the next one", () => {
  const folder = temporaryFolder();
  const out = join(folder, "site");
  // No process has such a number.
  const leftover = `${out}.yaml-pages-new-99999999`;
  const deep = `${"a".repeat(200)}/`.repeat(15);
  for (const top of ["one", "two"]) mkdirSync(join(folder, top, deep), { recursive: true });
  writeFileSync(join(folder, "two", deep, "page.html"), "");
  renameSync(join(folder, "two"), join(folder, "one", deep, "two"));
  renameSync(join(folder, "one"), leftover);
  buildInto(out, goodPages);
  expect(readdirSync(folder)).toEqual(["site"]);
});

describe("a cache that cannot be written", () => {
  const build = (folder: string, cache: string) => {
    const env = { YAML_PAGES_CACHE: cache, TMPDIR: folder };
    const { status, stdout, stderr } = runScript("build.ts", ["--pages", goodPages, "--out", join(folder, "site")], {
      env,
    });
    return { status, rendered: /: (\d+ rendered, \d+ reused)/.exec(stdout)?.[1], warning: stderr.split("\n")[0] };
  };

  test("is named in a warning, the site is built all the same, and nothing is left", () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    const [inFile, inSystem] = [join(folder, "file/cache"), "/proc/cache"];
    for (const cache of process.platform === "linux" ? [inFile, inSystem] : [inFile]) {
      const { status, rendered, warning } = build(folder, cache);
      expect({ status, rendered }).toEqual({ status: 0, rendered: "6 rendered, 0 reused" });
      expect(warning).toMatch(/^The cache cannot be written \(E\w+: .*\): nothing is kept for the next command\.$/);
      expect(readdirSync(folder).sort()).toEqual(["file", "site"]);
    }
  });

  test("because a file is in its place is made anew, and the next build uses it", () => {
    const folder = temporaryFolder();
    // Where compiled commands find their packages.
    const beside = mkdtempSync(join(projectRoot, "node_modules/.cache/test-"));
    onTestFinished(() => rmSync(beside, { recursive: true, force: true }));
    const cache = join(beside, "yaml-pages");
    writeFileSync(cache, "");
    expect(build(folder, cache)).toMatchObject({ status: 0, rendered: "6 rendered, 0 reused" });
    expect(build(folder, cache)).toEqual({ status: 0, rendered: "0 rendered, 6 reused", warning: "" });
  });

  test.each(["builds", "builds/of-this-site"])("in %s because of a file there is written all the same", (place) => {
    const cache = join(temporaryFolder(), "builds");
    const identity = {
      code: "c",
      pages: "p",
      out: "o",
      origin: undefined,
      release: false,
      drafts: false,
      checks: {},
    };
    const warnings: string[] = [];
    const open = () => openStore(cache, identity, (message) => warnings.push(message));
    const saved = { bundle: "b", pages: [] } as unknown as SavedBuild;
    open().save(saved, undefined);
    const [store = ""] = readdirSync(cache);
    const inTheWay = place === "builds" ? cache : join(cache, store);
    renameSync(inTheWay, `${inTheWay}.gone`);
    writeFileSync(inTheWay, "");
    const next = open();
    expect(next.read()).toBeUndefined();
    next.forget();
    next.save(saved, undefined);
    expect(open().read()).toEqual(saved);
    expect(warnings).toEqual([]);
    expect(readFileSync(join(cache, store, "build.json"), "utf8")).toContain('"bundle":"b"');
  });
});
