import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentHash } from "../../scripts/cache/content-hash.ts";
import { lockOutput } from "../../scripts/publish/lock-output.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const taken =
  /^Another build is writing into \/out\. Wait until it has ended, and build again\. If there is none, remove /;

describe("the lock of an output folder", () => {
  test("is held once, and is free again when it is given back", () => {
    const folder = temporaryFolder();
    const unlock = lockOutput("/out", folder);
    expect(() => lockOutput("/out", folder)).toThrow(taken);
    lockOutput("/other", folder)();
    unlock();
    lockOutput("/out", folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each(["", "no number", "999999999"])(
    "is free where the process that held it has ended, and its file holds %j",
    (text) => {
      const folder = temporaryFolder();
      writeFileSync(join(folder, `lock-${contentHash("/out")}`), text);
      lockOutput("/out", folder)();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test("keeps another build out, which says so", async () => {
    const place = createWorkplace();
    writeFiles(place.pages, startFiles);
    const unlock = lockOutput(place.out, place.memory);
    await expect(build(place)).rejects.toThrow(
      `Another build is writing into ${place.out}. Wait until it has ended, and build again.`,
    );
    unlock();
    expect(existsSync(place.out)).toBe(false);
  });
});
