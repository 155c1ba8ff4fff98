import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
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
});
