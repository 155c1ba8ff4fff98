import { join } from "node:path";
import { expect, test } from "vitest";
import { buildInto, hashFolder, readBuiltPages } from "../support/build/built-site.ts";
import { generatePages } from "../support/build/edited-site.ts";
import { testSiteOutput } from "../support/proofs/site-output.ts";
import { projectRoot } from "../support/system/own-project.ts";
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
  routesIn: "tests/site/output.test.ts",
  datedFiles: ["conditions.html", "privacy.html"],
  leastLinks: 200,
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
