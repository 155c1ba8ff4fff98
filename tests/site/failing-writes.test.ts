import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentHash } from "../../scripts/cache/content-hash.ts";
import { UsageError } from "../../scripts/program/usage-error.ts";
import type { Workplace } from "../support/build/build-events.ts";
import { type Files, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { judgeOutput, readSite } from "../support/build/judge-output.ts";
import { build, buildClean, createWorkplace, type Result } from "../support/build/workplace.ts";
import { type DiskChange, interceptChanges, systemError } from "../support/system/intercept-changes.js";

/** With a share image that is not drawn, which takes longer than all else. */
const start: Files = {
  ...startFiles,
  "_site.yaml": `${startFiles["_site.yaml"]}share: { image: /assets/share.png }\n`,
  "_assets/share.png": "png",
  "_assets/old/a.txt": "old",
};
/** A page and a few assets come, go and change; the other pages stay. */
const edited: Files = {
  ...Object.fromEntries(Object.entries(start).filter(([path]) => path !== "_assets/old/a.txt")),
  "terms.yaml": (start["terms.yaml"] ?? "").replace("    title: Terms", "    title: Our terms"),
  "_assets/new/b.txt": "new",
  "_assets/prices.txt": "Rye 4\n",
};

/** Builds while one change of the disk fails: the outcome, or the error. */
async function buildFailing(place: Workplace, isFailing: (change: DiskChange) => string | undefined) {
  const restore = interceptChanges((change) => {
    const code = isFailing(change);
    if (code !== undefined) throw systemError(code, change);
  });
  return build(place)
    .catch((error: unknown) => error)
    .finally(restore);
}

/** What is done, and with what kind of file: the same is not tried twice. */
function kindOf({ folder }: Workplace, { name, path }: DiskChange): string {
  const place = path.slice(folder.length + 1).replaceAll(/[\w-]{22}/g, "HASH");
  const [top = "", ...rest] = place.replaceAll(/\d+/g, "N").split("/");
  return top === "memory"
    ? `${name} ${place.replaceAll(/\d+/g, "N")}`
    : `${name} ${top} ${rest.at(-1)?.split(".")[1] ?? ""}`;
}

test("whatever cannot be written, on a full or a broken disk, the build says so, every page stays whole, and the next build is right", async () => {
  const place = createWorkplace();
  const cleanly = async (files: Files) => {
    writeFiles(place.pages, files);
    await buildClean(place, {});
    return { files, site: readSite(join(place.folder, "clean")) };
  };
  let [now, next] = [await cleanly(start), await cleanly(edited)];
  writeFiles(place.pages, start);
  await build(place);
  const tried = new Set<string>();
  const outcomes: Record<string, number> = {};
  for (let isNew = true; isNew; ) {
    isNew = false;
    writeFiles(place.pages, next.files);
    const result = await buildFailing(place, (change) => {
      const kind = kindOf(place, change);
      if (isNew || tried.has(kind)) return undefined;
      isNew = true;
      tried.add(kind);
      return tried.size % 2 === 0 ? "ENOSPC" : "EIO";
    });
    const failed = [...tried].at(-1);
    expect(judgeOutput(readSite(place.out), now.site, next.site), failed).toEqual([]);
    const outcome = outcomeOf(result);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    // The lock, where it could not be removed: its process, this one, runs.
    rmSync(join(place.memory, `lock-${contentHash(place.out)}`), { force: true });
    await build(place);
    expect(readSite(place.out), failed).toEqual(next.site);
    [now, next] = [next, now];
  }
  expect(outcomes).toEqual({
    "cannot be written": expect.any(Number),
    warning: expect.any(Number),
    silence: expect.any(Number),
  });
  expect(tried.size).toBeGreaterThan(20);
});

function outcomeOf(result: unknown): string {
  if (result instanceof UsageError) {
    expect(result.message).toMatch(
      /^\S+dist cannot be written: (?:ENOSPC|EIO): made to fail, \w+ '[^']+'\. Make room, or see that you may write there, or name another folder with --out\.$/,
    );
    return "cannot be written";
  }
  expect(result).not.toBeInstanceOf(Error);
  // Not an error: what a build gives back.
  const { warnings } = result as Result;
  for (const warning of warnings)
    expect(warning).toMatch(/^The next build will start from nothing: the cache cannot be written \(/);
  return warnings.length > 0 ? "warning" : "silence";
}
