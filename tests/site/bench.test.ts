import { expect, test } from "vitest";
import { writeWorkload } from "../../scripts/bench/workload.ts";
import { hashFolder, listFiles } from "../support/build/built-site.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

test("a workload of 102 pages has as many, the same each time, without an error", () => {
  const [content, again] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [content, again]) writeWorkload(102, folder);
  expect(listFiles(content).filter((path) => path !== "_site.yaml")).toHaveLength(102);
  expect(hashFolder(again)).toEqual(hashFolder(content));
  expect(runScript("check", ["--pages", content])).toMatchObject({ status: 0 });
});
