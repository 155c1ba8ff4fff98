import { existsSync, linkSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { listOutput, planPublication, publish } from "../../scripts/publish/publish-output.ts";
import { stagingOf } from "../../scripts/publish/staging.ts";
import { finishBuild, finishBuilds, openBuildNotes } from "../../scripts/publish/unfinished-build.ts";
import { type Files, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { judgeOutput, readSite } from "../support/build/judge-output.ts";
import { build, buildClean, createWorkplace } from "../support/build/workplace.ts";
import { type DiskChange, interceptChanges } from "../support/system/intercept-changes.js";
import { ownCache } from "../support/system/own-cache.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

class Killed extends Error {}

/** Runs something as if the process were killed before a change of the disk: neither that one nor any later one is made. */
async function killedBefore(isLast: (change: DiskChange, count: number) => boolean, run: () => unknown) {
  let isDead = false;
  let count = 0;
  const restore = interceptChanges((change) => {
    isDead ||= isLast(change, count++);
    if (isDead) throw new Killed();
  });
  try {
    await run();
  } catch (error) {
    if (!isDead) throw error;
  } finally {
    restore();
  }
  return { isDead };
}

const oldSite: Files = {
  "index.html": "old home",
  "old.html": "only old",
  "folder/page.html": "old page",
  "_app/old.js": "old script",
  "_img/kept.avif": "picture",
  "assets/logo.svg": "old logo",
  "gone/deep/file.txt": "gone",
  ".site-build.json": "old record",
};
const newSite: Files = {
  "index.html": "new home",
  "new/page.html": "only new",
  "folder/page.html": "new page",
  "_app/new.js": "new script",
  "_img/kept.avif": "picture",
  "assets/logo.svg": "new logo",
  ".site-build.json": "new record",
};

describe("a process that is killed while a site takes the place of another", () => {
  /** A folder with the old site, and one beside it with the new one, about to take its place. */
  function prepare() {
    const folder = temporaryFolder();
    const [out, memory] = [join(folder, "site"), join(folder, "memory")];
    const staging = stagingOf(out);
    writeFiles(out, oldSite);
    writeFiles(staging, newSite);
    const files = Object.keys(newSite);
    const publication = planPublication(out, { before: listOutput(out), files, written: files });
    return { folder, out, memory, staging, publication };
  }

  test("leaves every page whole, with all that it needs, before whatever change it is; and what comes next finishes it", async () => {
    const after = readSite(writeSite(newSite));
    const before = readSite(writeSite(oldSite));
    for (let last = 0; ; last++) {
      const { folder, out, memory, staging, publication } = prepare();
      openBuildNotes(memory, out).notePublication(publication);
      const run = () => publish(out, staging, publication);
      const { isDead } = await killedBefore((_, count) => count === last, run);
      expect(judgeOutput(readSite(out), before, after)).toEqual([]);
      expect(finishBuild(memory, out)).toBe(true);
      expect(readSite(out)).toEqual(after);
      expect(readdirSync(folder).sort()).toEqual(["memory", "site"]);
      expect(readdirSync(join(memory, "unfinished"))).toEqual([]);
      expect(existsSync(join(out, "gone"))).toBe(false);
      if (isDead) continue;
      // A folder to make, seven files to move, three to remove with two folders.
      expect(last).toBeGreaterThan(11);
      return;
    }
  });

  test("can be killed again while that is finished", async () => {
    const after = readSite(writeSite(newSite));
    for (let last = 0, isDead = true; isDead; last += 2) {
      const { out, memory, staging, publication } = prepare();
      openBuildNotes(memory, out).notePublication(publication);
      await killedBefore(
        (_, count) => count === 4,
        () => publish(out, staging, publication),
      );
      ({ isDead } = await killedBefore(
        (_, count) => count === last,
        () => finishBuild(memory, out),
      ));
      finishBuild(memory, out);
      expect(readSite(out)).toEqual(after);
    }
  });

  test("publishes in this order: what is new, then what has changed, pages last each time; then it removes, pages first", () => {
    const { publication } = prepare();
    expect(publication).toEqual({
      moved: [
        "_app/new.js",
        "new/page.html",
        ...["_img/kept.avif", "assets/logo.svg", ".site-build.json"],
        ...["index.html", "folder/page.html"],
      ],
      removed: ["old.html", "_app/old.js", "gone/deep/file.txt"].sort(
        (a, b) => Number(!/html/.test(a)) - Number(!/html/.test(b)),
      ),
      emptied: ["gone/deep", "gone"],
    });
  });
});

function writeSite(files: Files): string {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return folder;
}

test("a file takes the place of a folder, a folder that of a file or of a link, and nothing follows the link", () => {
  const folder = temporaryFolder();
  const out = join(folder, "site");
  writeFiles(out, { "a/b.txt": "in a folder", c: "a file" });
  writeFiles(join(folder, "elsewhere"), { "f.txt": "another's" });
  symlinkSync(join(folder, "elsewhere"), join(out, "e"));
  const files: Files = { a: "a file", "c/d.txt": "in a folder", "e/f.txt": "in a folder, too" };
  writeFiles(stagingOf(out), files);
  const paths = Object.keys(files);
  publish(out, stagingOf(out), planPublication(out, { before: listOutput(out), files: paths, written: paths }));
  expect(hashFolder(out)).toEqual(hashFolder(writeSite(files)));
  expect(readFileSync(join(folder, "elsewhere/f.txt"), "utf8")).toBe("another's");
});

test("where capitals do not tell files apart, what replaces a file is not removed with it", () => {
  const out = join(temporaryFolder(), "site");
  writeFiles(out, { "Logo.svg": "old" });
  const change = { before: listOutput(out), files: ["logo.svg"], written: ["logo.svg"] };
  expect(planPublication(out, change).removed).toEqual(["Logo.svg"]);
  // As such a system has it: another name of the same file.
  linkSync(join(out, "Logo.svg"), join(out, "logo.svg"));
  expect(planPublication(out, change).removed).toEqual([]);
});

/** With a share image that is not drawn, which takes longer than all else. */
const start: Files = {
  ...startFiles,
  "_site.yaml": `${startFiles["_site.yaml"]}share: { image: /assets/share.png }\n`,
  "_assets/share.png": "png",
};
/** An edit that changes every page, and adds and removes pages and assets. */
const edited: Files = {
  ...Object.fromEntries(Object.entries(start).filter(([path]) => path !== "shops/market.yaml")),
  "_site.yaml": `${start["_site.yaml"]}theme: { colours: { accent: "#7a1f3d" } }\n`,
  "shops/new.yaml": (start["shops/market.yaml"] ?? "").replaceAll("Market", "New"),
  "_assets/new.txt": "new",
};
/** One that changes the text of a page. */
const smallEdit: Files = {
  ...start,
  "terms.yaml": (start["terms.yaml"] ?? "").replace("    title: Terms", "    title: Our terms"),
};

/** Whether a change is the first of this kind, or another one. */
const isAt = (name: string, part: string, time = 1) => {
  let times = 0;
  return (change: DiskChange) => change.name === name && change.path.includes(part) && ++times === time;
};

type IsLast = (change: DiskChange, count: number) => boolean;

test("a build that is killed at any step leaves whole pages, and what comes next leaves one site alone", async () => {
  const everything: [step: string, isLast: IsLast, isPublished: boolean][] = [
    ["before it notes that it has begun", isAt("writeFileSync", "unfinished"), false],
    ["before it makes its folder", isAt("mkdirSync", ".yaml-pages-new-"), false],
    ["while it writes a page", isAt("writeSync", "breads/rye.html"), false],
    ["before it has written everything", isAt("openSync", "robots.txt"), false],
    ["before it notes what it is about to publish", isAt("writeFileSync", "unfinished", 2), false],
    ["before the first file is published", isAt("renameSync", ".yaml-pages-new-"), true],
    ["between two pages", isAt("renameSync", "breads/rye.html"), true],
    ["before it removes what is gone", isAt("unlinkSync", ""), true],
    ["before it removes the note", isAt("rmSync", "unfinished"), true],
    ["before it saves its state", isAt("writeFileSync", "build.json"), true],
  ];
  const onePage: typeof everything = [
    ["before it publishes one page", isAt("renameSync", "terms.html"), true],
    ["before it removes its folder", isAt("rmSync", ".yaml-pages-new-"), true],
  ];
  const place = createWorkplace();
  const buildOf = async (files: Files) => {
    writeFiles(place.pages, files);
    await buildClean(place, {});
    return { files, site: readSite(join(place.folder, "clean")) };
  };
  let [from, large, small] = [await buildOf(start), await buildOf(edited), await buildOf(smallEdit)];
  writeFiles(place.pages, start);
  await build(place);
  for (const [step, isLast, isPublished] of [...everything, ...onePage]) {
    const isLarge = everything.some(([name]) => name === step);
    const to = isLarge ? large : small;
    writeFiles(place.pages, to.files);
    expect(await killedBefore(isLast, () => build(place)), step).toEqual({ isDead: true });
    expect(judgeOutput(readSite(place.out), from.site, to.site), step).toEqual([]);
    finishBuild(place.memory, place.out);
    expect(readSite(place.out), step).toEqual(isPublished ? to.site : from.site);
    expect(readdirSync(place.folder).sort(), step).toEqual(["clean", "clean-memory", "dist", "memory", "pages"]);
    await build(place);
    expect(readSite(place.out), step).toEqual(to.site);
    // The next one goes the other way.
    if (isLarge) [from, large] = [to, from];
    else [from, small] = [to, from];
  }
});

test("a build that has published keeps its note until its folder is gone, for the next command knows the folder by it", async () => {
  const place = createWorkplace();
  writeFiles(place.pages, start);
  await build(place);
  writeFiles(place.pages, smallEdit);
  expect(await killedBefore(isAt("rmSync", ".yaml-pages-new-"), () => build(place))).toEqual({ isDead: true });
  await finishBuilds(place.memory, () => {});
  expect(readdirSync(place.folder).sort()).toEqual(["dist", "memory", "pages"]);
});

test("what has the number of a process that runs is still known to be left by a build that was killed", async () => {
  const place = createWorkplace();
  writeFiles(place.pages, startFiles);
  const left = [1, process.pid, process.ppid].map((pid) => stagingOf(place.out, pid));
  for (const folder of left) writeFiles(folder, { "half.html": "<p>half" });
  await build(place);
  expect(left.filter((folder) => existsSync(folder))).toEqual([]);
  expect(existsSync(join(place.out, "half.html"))).toBe(false);
});

test("a note that is damaged, of another version or of another output is not followed", async () => {
  const place = createWorkplace();
  writeFiles(place.out, oldSite);
  writeFiles(stagingOf(place.out), newSite);
  const [own, other] = [
    openBuildNotes(place.memory, place.out),
    openBuildNotes(place.memory, join(place.folder, "other")),
  ];
  const publication = { moved: Object.keys(newSite), removed: ["index.html"], emptied: [] };
  own.notePublication(publication);
  other.notePublication(publication);
  const folder = join(place.memory, "unfinished");
  const [first = "", second = ""] = readdirSync(folder).map((name) => join(folder, name));
  const [ofFirst, ofSecond] = [readFileSync(first), readFileSync(second)];
  writeFileSync(first, ofSecond);
  writeFileSync(second, ofFirst);
  expect(finishBuild(place.memory, place.out)).toBe(false);
  expect(hashFolder(place.out)).toEqual(hashFolder(writeSite(oldSite)));
  expect(existsSync(stagingOf(place.out))).toBe(false);
});

test("whatever command comes next finishes what a killed build had begun to publish, and says so", () => {
  const folder = temporaryFolder();
  const [out, pages] = [join(folder, "site"), join(projectRoot, "tests/fixtures/other-site")];
  writeFiles(out, oldSite);
  writeFiles(stagingOf(out), newSite);
  const files = Object.keys(newSite);
  // A cache of its own: in that of all tests, a command of another test may come next.
  const cache = ownCache();
  const env = { YAML_PAGES_CACHE: cache };
  const notes = openBuildNotes(join(cache, "builds"), out);
  notes.notePublication(planPublication(out, { before: listOutput(out), files, written: files }));
  expect(runScript("check", ["--pages", pages], { env })).toMatchObject({
    status: 0,
    stderr: `${out}: what a build that was ended early had begun to publish is published now.\n`,
  });
  expect(hashFolder(out)).toEqual(hashFolder(writeSite(newSite)));
  expect(readdirSync(folder)).toEqual(["site"]);
  expect(runScript("check", ["--pages", pages], { env })).toMatchObject({ status: 0, stderr: "" });
});
