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

test.each([
  ["a workload without content", ["--sizes", "2"], "--sizes: expected at least 3 pages."],
  ["no runs", ["--runs", "0"], "--runs: expected how often to measure, such as 3."],
])("the benchmark refuses %s before it measures anything", (_, args, message) => {
  expect(runScript("bench", args)).toEqual({ status: 2, stdout: "", stderr: `${message}\n` });
});
