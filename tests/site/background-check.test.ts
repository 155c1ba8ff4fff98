import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Report } from "../../scripts/content/report/report.ts";
import { createBackgroundCheck } from "../../scripts/dev-server/background-check.ts";
import type { CheckResult } from "../../scripts/watch/content-checker.ts";
import { copyOtherSite, writeFiles } from "../support/build/edited-site.ts";
import { ownProject } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const codesOf = ({ report }: CheckResult) => report.diagnostics.map(({ file, code }) => `${file}: ${code}`);

test("checks run one after the other in another thread, and what was asked meanwhile is one check", async () => {
  const { folder: cwd, pages } = copyOtherSite();
  const results: CheckResult[] = [];
  const check = createBackgroundCheck(
    { project: ownProject, pages, cwd },
    {
      onResult: (result) => results.push(result),
      onSlips: () => expect.fail("Its schemas are right."),
      onError: (error) => expect.fail(String(error)),
    },
  );
  onTestFinished(check.close);
  for (let request = 0; request < 20; request++) check.request(false);
  await check.first;
  expect(results.map(codesOf)).toEqual([[]]);
  expect(results[0]?.report).toEqual({ files: 7, diagnostics: [], sources: [] });
  expect(results[0]?.redirects.map(({ from, to }) => `${from} ${to}`)).toEqual([
    "/bremsen /reparatur/bremsen",
    "/service/bremsen /reparatur/bremsen",
  ]);

  writeFileSync(join(pages, "impressum.yaml"), "title: Impressum\n");
  await expect.poll(() => results.length, { timeout: 20_000 }).toBe(2);
  check.request(true);
  await expect.poll(() => results.length, { timeout: 20_000 }).toBe(3);
  const last = results[2];
  expect(last && codesOf(last)).toEqual(["pages/impressum.yaml: missing-key"]);
  expect(last?.report.sources).toEqual([
    { path: "impressum.yaml", displayPath: "pages/impressum.yaml", text: "title: Impressum\n" },
  ]);
});

test("slips in the schemas of a project come in place of a result, each at its line", async () => {
  const cwd = temporaryFolder();
  writeFiles(cwd, { "blocks/clock/block.schema.json": '{\n  "titel": "Clock"\n}\n' });
  const reports: Report[] = [];
  const check = createBackgroundCheck(
    { project: { ...ownProject, folders: [cwd] }, pages: join(cwd, "pages"), cwd },
    {
      onResult: () => expect.fail("There is no result."),
      onSlips: (report) => reports.push(report),
      onError: (error) => expect.fail(String(error)),
    },
  );
  onTestFinished(check.close);
  check.request(false);
  await check.first;
  expect(reports[0]?.diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'blocks/clock/block.schema.json:2 "titel" is not a keyword of JSON Schema draft-07.',
  ]);
});

test.each([
  ["ends by itself", "process.exit(3);", "Error: Its thread ended with exit code 3."],
  ["throws", 'throw new Error("out of flour");', "Error: out of flour"],
])("a thread that %s is told once, and what was asked meanwhile is tried in another", async (_, code, failure) => {
  const folder = temporaryFolder();
  writeFiles(folder, { "workers/check-worker.js": code });
  const failures: string[] = [];
  const check = createBackgroundCheck(
    { project: { ...ownProject, commands: folder }, pages: folder, cwd: folder },
    {
      onResult: () => expect.fail("There is no result."),
      onSlips: () => expect.fail("Nothing was read."),
      onError: (error) => failures.push(String(error)),
    },
  );
  onTestFinished(check.close);
  check.request(false);
  check.request(false);
  await check.first;
  await expect.poll(() => failures.length, { timeout: 20_000 }).toBe(2);
  expect(failures).toEqual([failure, failure]);
});
