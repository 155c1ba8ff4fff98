import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildInto, hashFolder, listFiles, readBuiltPages } from "../support/build/built-site.ts";
import { generatePages } from "../support/build/edited-site.ts";
import { testSiteOutput } from "../support/proofs/site-output.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const islands = ["orran", "brae", "ulsay"];

testSiteOutput({
  content: join(projectRoot, "tests/fixtures/ferry-site"),
  origin: "https://skerryline.example",
  routes: [
    "/",
    ...islands.map((name) => `/islands/${name}`),
    ...["day-trips", "cycling", "winter", "evening"].map((name) => `/journeys/${name}`),
    ...["booking", "freight", "timetable-data"].map((name) => `/services/${name}`),
    "/privacy",
    "/conditions",
  ],
  datedFiles: ["conditions.html", "privacy.html"],
  leastLinks: 200,
});

test("a build says how many pages it rendered and reused, how many bytes the site has, and how long it took", () => {
  const work = temporaryFolder();
  generatePages(join(work, "pages"), 5);
  const build = () => runScript("build.ts", [], { cwd: work });
  const line = (rendered: number, reused: number) =>
    new RegExp(`^5 pages in dist: ${rendered} rendered, ${reused} reused; (\\d+\\.\\d) MB; \\d+\\.\\d\\d s\\.\\n$`);
  const first = build();
  expect(first.stdout).toMatch(line(5, 0));
  const bytes = listFiles(join(work, "dist")).reduce((sum, path) => sum + statSync(join(work, "dist", path)).size, 0);
  expect(line(5, 0).exec(first.stdout)?.[1]).toBe((bytes / 1e6).toFixed(1));
  const box = join(work, "pages/boxes/box-1.yaml");
  writeFileSync(box, readFileSync(box, "utf8").replace("    title: Box 1", "    title: The first box"));
  expect(build().stdout).toMatch(line(1, 4));
});

test("what a page ships does not grow with the number of pages: the same bytes for 10 pages as for 100", () => {
  const [few, many] = [10, 100].map((count) => {
    const work = temporaryFolder();
    generatePages(join(work, "pages"), count);
    buildInto(join(work, "dist"), join(work, "pages"));
    // The not-found page is made by the build.
    expect(readBuiltPages(join(work, "dist")).size).toBe(count + 1);
    const hashes = Object.entries(hashFolder(join(work, "dist")));
    return hashes.filter(([path]) => /^(?:_app\/|index\.html$|boxes\/box-1\.html$)/.test(path));
  });
  // Three pages' files, and everything that pages load: however many pages there are, it is the same.
  expect(few?.length).toBeGreaterThan(15);
  expect(many).toEqual(few);
});
