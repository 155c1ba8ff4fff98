import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentHash } from "../../scripts/cache/content-hash.ts";
import { listOutput, planPublication, publish } from "../../scripts/publish/publish-output.ts";
import { stagingOf } from "../../scripts/publish/staging.ts";
import { hashFolder } from "../support/build/built-site.ts";
import { type Files, startFiles, undrawnFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, buildClean, createWorkplace } from "../support/build/workplace.ts";
import { type DiskChange, interceptChanges } from "../support/system/intercept-changes.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** The checksums of the files of a site, by path, from `hashFolder`. */
type SiteFiles = Readonly<Record<string, string>>;

/**
 * The faults of an output folder in which one site may be replacing another. There are none if every page is complete, old or
 * new; if everything that old pages can need or link to exists while one that has a new version is still old; and if everything
 * that new pages can need or link to exists as soon as one of the earlier pages is new.
 */
function judgeOutput(out: SiteFiles, before: SiteFiles, after: SiteFiles): string[] {
  const pages = Object.keys(out).filter((path) => path.endsWith(".html"));
  const isOld = (path: string) => before[path] !== undefined && out[path] === before[path];
  const isNew = (path: string) => after[path] !== undefined && out[path] === after[path];
  const missing = (site: SiteFiles, who: string, needed: (path: string) => boolean) =>
    Object.keys(site)
      .filter((path) => out[path] === undefined && needed(path))
      .map((path) => `${who} needs ${path}`);
  const oldPage = pages.find((path) => isOld(path) && !isNew(path) && after[path] !== undefined);
  const gonePage = pages.find((path) => isOld(path) && after[path] === undefined);
  const changedPage = pages.find((path) => isNew(path) && !isOld(path) && before[path] !== undefined);
  const addedPage = pages.find((path) => isNew(path) && before[path] === undefined);
  return [
    ...Object.keys(out)
      .filter((path) => !isOld(path) && !isNew(path))
      .map((path) => `${path} is neither old nor new`),
    ...missing(before, "whoever has the old site", (path) => after[path] !== undefined),
    ...(oldPage ? missing(before, oldPage, () => true) : []),
    // Nothing links to a removed page any more while other pages are still being removed.
    ...(gonePage ? missing(before, gonePage, (path) => !path.endsWith(".html")) : []),
    ...(changedPage ? missing(after, changedPage, () => true) : []),
    // Nothing links to an added page until one of the earlier pages is new.
    ...(addedPage ? missing(after, addedPage, (path) => !path.endsWith(".html")) : []),
  ];
}

class Killed extends Error {}

/** Runs something as if the process were killed before a change to the disk: neither that change nor any later one is made. */
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

/** A folder with the old site, and one next to it with the new one, which is about to replace it. */
function prepare() {
  const folder = temporaryFolder();
  const out = join(folder, "site");
  const staging = stagingOf(out);
  writeFiles(out, oldSite);
  writeFiles(staging, newSite);
  const files = Object.keys(newSite);
  const publication = planPublication(out, { before: listOutput(out), files, written: files });
  return { out, staging, publication };
}

test("a process that is killed while a site takes the place of another leaves every page whole, with all that it needs, before whatever change it is", async () => {
  const [before, after] = [hashFolder(prepare().out), hashFolder(prepare().staging)];
  for (let last = 0; ; last++) {
    const { out, staging, publication } = prepare();
    const run = () => publish(out, staging, publication);
    const { isDead } = await killedBefore((_, count) => count === last, run);
    expect(judgeOutput(hashFolder(out), before, after)).toEqual([]);
    if (isDead) continue;
    expect(hashFolder(out)).toEqual(after);
    expect(existsSync(join(out, "gone"))).toBe(false);
    // A folder to make, seven files to move, three to remove with two folders.
    expect(last).toBeGreaterThan(11);
    return;
  }
});

const start = undrawnFiles();
/** An edit that changes every page, and adds and removes pages and assets. */
const edited: Files = {
  ...Object.fromEntries(Object.entries(start).filter(([path]) => path !== "shops/market.yaml")),
  "_site.yaml": `${start["_site.yaml"]}theme: { colours: { accent: "#7a1f3d" } }\n`,
  "shops/new.yaml": (start["shops/market.yaml"] ?? "").replaceAll("Market", "New"),
  "_assets/new.txt": "new",
};
/** Whether a change is the first of this kind, or another one. */
const isAt = (name: string, part: string, time = 1) => {
  let times = 0;
  return (change: DiskChange) => change.name === name && change.path.includes(part) && ++times === time;
};

type IsLast = (change: DiskChange, count: number) => boolean;

test("a build that is killed at any step leaves whole pages, and the next build is right", async () => {
  const steps: [step: string, isLast: IsLast][] = [
    ["before it makes its folder", isAt("mkdirSync", ".yaml-pages-new-")],
    ["while it writes a page", isAt("writeSync", "breads/rye.html")],
    ["before it has written everything", isAt("openSync", "sitemap.xml")],
    ["before the first file is published", isAt("renameSync", ".yaml-pages-new-")],
    ["between two pages", isAt("renameSync", "breads/rye.html")],
    ["before it removes what is gone", isAt("unlinkSync", "")],
    ["before it saves its state", isAt("writeFileSync", "build.json")],
    ["before it removes its folder", isAt("rmSync", `.yaml-pages-new-${process.pid}`)],
  ];
  const place = createWorkplace();
  const buildOf = async (files: Files) => {
    writeFiles(place.pages, files);
    await buildClean(place, {});
    return { files, site: hashFolder(join(place.folder, "clean")) };
  };
  let [from, to] = [await buildOf(start), await buildOf(edited)];
  writeFiles(place.pages, start);
  await build(place);
  for (const [step, isLast] of steps) {
    writeFiles(place.pages, to.files);
    expect(await killedBefore(isLast, () => build(place)), step).toEqual({ isDead: true });
    expect(judgeOutput(hashFolder(place.out), from.site, to.site), step).toEqual([]);
    // A killed process has the number of this one, which runs.
    rmSync(join(place.memory, `lock-${contentHash(place.out)}`), { force: true });
    await build(place);
    expect(readdirSync(place.folder).sort(), step).toEqual(["clean", "clean-memory", "dist", "memory", "pages"]);
    expect(hashFolder(place.out), step).toEqual(to.site);
    // The next one goes the other way.
    [from, to] = [to, from];
  }
});

test("what has the number of a process that runs is still known to be left by a build that was killed", async () => {
  const place = createWorkplace(startFiles);
  const left = [1, process.pid, process.ppid].map((pid) => `${place.out}.yaml-pages-new-${pid}`);
  for (const folder of left) writeFiles(folder, { "half.html": "<p>half" });
  await build(place);
  expect(left.filter((folder) => existsSync(folder))).toEqual([]);
  expect(existsSync(join(place.out, "half.html"))).toBe(false);
});

test("a page that cannot be written, on a full disk, is said, the old site stays, and the next build is right", async () => {
  const place = createWorkplace(start);
  await build(place);
  const before = hashFolder(place.out);
  writeFiles(place.pages, edited);
  const isFull = isAt("writeSync", "breads/rye.html");
  const restore = interceptChanges((change) => {
    if (isFull(change)) throw new Error("ENOSPC: no space left on device");
  });
  await expect(build(place).finally(restore)).rejects.toThrow(/ENOSPC: /);
  expect(hashFolder(place.out)).toEqual(before);
  await build(place);
  await buildClean(place, {});
  expect(hashFolder(place.out)).toEqual(hashFolder(join(place.folder, "clean")));
});
