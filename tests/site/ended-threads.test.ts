import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { generatePages } from "../support/build/generate-pages.ts";
import { readSite } from "../support/build/judge-output.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const hook = pathToFileURL(join(projectRoot, "tests/support/system/end-thread.mjs")).href;

/** Builds a site by a name of its own, so that every page is rendered and every picture drawn. */
function build(folder: string, end = "") {
  const site = join(folder, "pages/_site.yaml");
  writeFileSync(site, readFileSync(site, "utf8").replace(/(?<=^ {2}name: ).*/m, `Archive ${end}`.trim()));
  return runScript("build", ["--pages", join(folder, "pages"), "--out", join(folder, "dist")], {
    env: end === "" ? {} : { END_THREAD: end, NODE_OPTIONS: `--import=${hook}` },
  });
}

// With more pages than this a build on two cores or more has threads for them.
const worthThreads = 256;

const bug = (message: string) => new RegExp(`^This is a bug of the renderer[^\n]+\nError: ${message}$`, "m");
const memory =
  /^The memory that Node gives a thread[^\n]+\n {2}export NODE_OPTIONS=--max-old-space-size=\d{3,}\nand run/m;

describe.each([
  [
    worthThreads + 2,
    [
      ["exit at prepare", bug("A thread of the build ended before its work was done.")],
      ["throw at render", bug("thrown in a thread")],
      ["memory at render", memory],
    ],
  ],
] as const)("a build of %i pages of which a real thread ends", (pages, ends) => {
  test("says so, and leaves what is published as it was and nothing beside it", () => {
    const folder = temporaryFolder();
    generatePages(join(folder, "pages"), pages);
    expect(build(folder).status).toBe(0);
    const [site, files] = [readSite(join(folder, "dist")), readdirSync(folder)];
    for (const [end, message] of ends) {
      const { status, stderr } = build(folder, end);
      expect({ end, status }).toEqual({ end, status: 70 });
      expect(stderr).toMatch(message);
      expect({ end, files: readdirSync(folder) }).toEqual({ end, files });
      expect(readSite(join(folder, "dist")), end).toEqual(site);
    }
  });
});
