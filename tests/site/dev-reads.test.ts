import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeWorkload } from "../../scripts/bench/write-workload.ts";
import { createDevSite } from "../../scripts/dev-site/dev-site.ts";
import { createCountingDisk, type DiskUse } from "../support/system/counting-disk.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

interface Uses {
  /** For the first request of all. */
  readonly first: DiskUse;
  /** After the page has been saved. */
  readonly saved: DiskUse;
}

/** What the dev server does to the disk for a page of a site of so many pages. */
async function countUses(pageCount: number, path: string): Promise<Uses> {
  const pages = temporaryFolder();
  writeWorkload(pages, pageCount);
  const { disk, takeUse } = createCountingDisk();
  const warn = (message: string) => expect.fail(message);
  const site = createDevSite({ pages, cwd: pages, disk, firstCheck: Promise.resolve(), warn });
  const answer = async () => {
    expect((await site.answer(path))?.kind).toBe("page");
    return takeUse();
  };
  const first = await answer();
  // Files that have only just been written are read again, because their times do not tell yet whether they are written again.
  await expect.poll(async () => (await answer()).reads, { timeout: 10_000 }).toBe(0);
  const file = join(pages, `${path}.yaml`);
  writeFileSync(file, readFileSync(file, "utf8").replace("title: ", "title: New "));
  return { first, saved: await answer() };
}

test("a page takes as much of the disk in a site of 5,000 pages as in one of three", async () => {
  // The site file, the page, and the page of its folder, which is named above it.
  const uses = { first: { looks: 3, reads: 3, lists: 0 }, saved: { looks: 3, reads: 1, lists: 0 } };
  expect(await countUses(3, "/section-1/page-1")).toEqual(uses);
  expect(await countUses(5000, "/section-1/page-1")).toEqual(uses);
});

test("a list of 99 pages takes as much of the disk in a site of 5,000 pages as in one of 101", async () => {
  const uses = { first: { looks: 101, reads: 101, lists: 1 }, saved: { looks: 101, reads: 1, lists: 1 } };
  expect(await countUses(101, "/section-1")).toEqual(uses);
  expect(await countUses(5000, "/section-1")).toEqual(uses);
});
