import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check-content.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { contentModel } from "./memory-site.ts";

/** A hostile input: a small site with a few files changed. */
interface HostileCase {
  readonly name: string;
  readonly area: string;
  /** What its author wanted to see refused, or to pass. */
  readonly why: string;
  /** The text of a new file, or what stands between two offsets of one. */
  readonly edits: Readonly<Record<string, string | readonly [from: number, to: number, text: string]>>;
  /** The report that has to be there: a file, its line where one was expected, and the code. Without it there is none. */
  readonly report?: string;
}

const [head = "{}", ...rest] = readFileSync(join(projectRoot, "tests/content/hostile-cases.jsonl"), "utf8")
  .trimEnd()
  .split("\n");
const site = JSON.parse(head) as Readonly<Record<string, string>>;
const cases = rest.map((line) => JSON.parse(line) as HostileCase);

const folder = mkdtempSync(join(tmpdir(), "hostile-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The reports about a site with a change, in each form that a case can have. */
function reports({ name, edits }: HostileCase): string[] {
  const dir = join(folder, name);
  const changed = Object.entries(edits).map(([path, edit]): [string, string] => {
    const before = site[path] ?? "";
    return [path, typeof edit === "string" ? edit : before.slice(0, edit[0]) + edit[2] + before.slice(edit[1])];
  });
  for (const [path, text] of Object.entries({ ...site, ...Object.fromEntries(changed) })) {
    const file = join(dir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return checkContent(contentModel(), dir, dir).diagnostics.flatMap(({ file, line, code }) => [
    `${file} ${code}`,
    `${file}:${line} ${code}`,
  ]);
}

describe.each([...new Set(cases.map(({ area }) => area))])("hostile inputs that a stranger wrote: %s", (area) => {
  const ofArea = cases.filter((one) => one.area === area);

  test.each(ofArea.map((one): [string, string, HostileCase] => [one.name, one.why, one]))("%s: %s", (_, __, one) => {
    if (one.report === undefined) expect(reports(one)).toEqual([]);
    else expect(reports(one)).toContain(one.report);
  });
});

test("none of them is lost, and each has its own name", () => {
  expect(cases.length).toBe(414);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
});
