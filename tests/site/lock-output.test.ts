import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { type LockPlace, lockOutput } from "../../scripts/publish/lock-output.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

describe("the lock of an output folder", () => {
  test.each<[string, () => LockPlace | undefined]>([
    ["as the system has it", () => undefined],
    ["as a file, where it has to be one", () => ({ folder: temporaryFolder(), prefix: "lock" })],
  ])("%s is held once, and is free again when it is given back", async (_, createPlace) => {
    const [out, place] = [join(temporaryFolder(), "dist"), createPlace()];
    const unlock = await lockOutput(out, place);
    expect(await lockOutput(out, place)).toBeUndefined();
    expect(await lockOutput(`${out}2`, place && { ...place, prefix: "other" })).toBeDefined();
    unlock?.();
    expect(await lockOutput(out, place)).toBeDefined();
  });

  test.skipIf(process.platform === "win32")(
    "is free when the process that held it has been killed, and of several that want it at once then one gets it",
    async () => {
      const folder = temporaryFolder();
      const listen = `require("net").createServer().listen(${JSON.stringify(join(folder, "lock-1"))}, () => console.log("listening"))`;
      const holder = spawn(process.execPath, ["-e", listen], { stdio: ["ignore", "pipe", "inherit"] });
      await once(holder.stdout, "data");
      expect(await lockOutput("", { folder, prefix: "lock" })).toBeUndefined();
      holder.kill("SIGKILL");
      await once(holder, "exit");
      expect(readdirSync(folder)).toEqual(["lock-1"]);
      const locks = await Promise.all(Array.from({ length: 8 }, () => lockOutput("", { folder, prefix: "lock" })));
      const held = locks.filter((unlock) => unlock !== undefined);
      expect(held).toHaveLength(1);
      held[0]?.();
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test.skipIf(process.platform === "win32")("is free where something else has the name of a file of it", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "lock-1"), "");
    writeFileSync(join(folder, "lock-2"), "1234", { mode: 0 });
    mkdirSync(join(folder, "lock-3/a"), { recursive: true });
    symlinkSync("nothing", join(folder, "lock-4"));
    symlinkSync("lock-5", join(folder, "lock-5"));
    const unlock = await lockOutput("", { folder, prefix: "lock" });
    expect(readdirSync(folder)).toHaveLength(1);
    unlock?.();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.skipIf(process.platform !== "linux")(
    "is seen where the folder is at another path, as in another container, however long that is",
    async () => {
      const place = temporaryFolder();
      const [folder, link] = [join(place, "here".repeat(40)), join(place, "there")];
      mkdirSync(folder);
      symlinkSync(folder, link);
      const unlock = await lockOutput(join(folder, "dist"));
      expect(await lockOutput(join(link, "dist"))).toBeUndefined();
      unlock?.();
      expect(readdirSync(folder)).toEqual([]);
      expect(await lockOutput(join(link, "dist"))).toBeDefined();
    },
  );

  test("keeps another build out, which says so", async () => {
    const place = createWorkplace();
    writeFiles(place.pages, startFiles);
    const unlock = await lockOutput(place.out);
    await expect(build(place)).rejects.toThrow(
      `Another build is writing into ${place.out}. Wait until it has ended, and build again.`,
    );
    unlock?.();
    expect(existsSync(place.out)).toBe(false);
  });
});

test.skipIf(!existsSync("/dev/full"))(
  "a report that cannot be written is an error in one sentence, for there may be mistakes in it",
  () => {
    const check = [
      join(projectRoot, "scripts/run.js"),
      "check",
      "--pages",
      join(projectRoot, "tests/fixtures/other-site"),
    ];
    for (const format of ["text", "json"]) {
      const args = ["-c", 'exec "$@" > /dev/full', "sh", process.execPath, ...check, "--format", format];
      expect(spawnSync("sh", args, { encoding: "utf8" })).toMatchObject({
        status: 2,
        stderr: "The standard output cannot be written: ENOSPC: no space left on device, write.\n",
      });
    }
  },
);
