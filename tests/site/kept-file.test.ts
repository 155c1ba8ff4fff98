import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readKept, writeKept } from "../../scripts/cache/kept-file.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const folder = temporaryFolder(afterAll);

test("a kept file of which one byte has changed, wherever it is, is not read", () => {
  const file = join(folder, "page");
  writeKept(file, "Rye\nand oats");
  const whole = readFileSync(file);
  expect(readKept(file)?.toString()).toBe("Rye\nand oats");
  const read = Array.from(whole, (byte, index) => {
    writeFileSync(file, whole.with(index, byte ^ 1));
    return readKept(file);
  });
  expect(read).toEqual(Array.from(whole, () => undefined));
});

test("nor is one that has the place of another", () => {
  writeKept(join(folder, "rye"), "Rye");
  writeFileSync(join(folder, "oats"), readFileSync(join(folder, "rye")));
  expect(readKept(join(folder, "oats"))).toBeUndefined();
});
