import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageFolder } from "../../scripts/program/package-folder.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

test("a package is found where it is installed: beside the renderer, or above it where several projects share it", () => {
  const place = temporaryFolder();
  for (const folder of ["node_modules/shared", "node_modules/@a/both", "renderer/node_modules/@a/both"]) {
    mkdirSync(join(place, folder), { recursive: true });
    writeFileSync(join(place, folder, "package.json"), "{}");
  }
  const find = (name: string) => packageFolder(name, join(place, "renderer"));
  expect([find("shared"), find("@a/both")]).toEqual([
    join(place, "node_modules/shared"),
    join(place, "renderer/node_modules/@a/both"),
  ]);
  expect(() => find("missing")).toThrow("The package missing is not installed.");
});
