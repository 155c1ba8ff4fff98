import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDevSite } from "../../scripts/dev-site/dev-site.ts";
import { generatePages } from "../support/build/generate-pages.ts";
import { createCountingDisk, type DiskUse } from "../support/system/counting-disk.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

interface Uses {
  /** For the first request of all. */
  readonly first: DiskUse;
  /** After the page has been saved. */
  readonly saved: DiskUse;
}

/** What the dev server does to the disk for a page of a site with 99 pages in a folder, and so many in another. */
async function countUses(others: number, path: string): Promise<Uses> {
  const pages = temporaryFolder();
  generatePages(pages, 101);
  mkdirSync(join(pages, "other"));
  for (let page = 0; page < others; page++)
    copyFileSync(join(pages, "boxes/box-1.yaml"), join(pages, `other/page-${page}.yaml`));
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

test("a page takes as much of the disk in a site of 5,000 pages as in one of a hundred", async () => {
  const few = await countUses(0, "/boxes/box-1");
  expect(few.first.reads).toBeLessThan(4);
  expect(few.saved.reads).toBe(1);
  expect(await countUses(5000, "/boxes/box-1")).toEqual(few);
});

test("a list of 99 pages takes as much of the disk in a site of 5,000 pages as in one of a hundred", async () => {
  const few = await countUses(0, "/list");
  expect(few.first).toMatchObject({ reads: 101, lists: 1 });
  expect(few.saved).toMatchObject({ reads: 1, lists: 1 });
  expect(await countUses(5000, "/list")).toEqual(few);
});
