import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { buildInto } from "../support/build/build-into.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { runScript } from "../support/system/run-script.ts";

const folder = mkdtempSync(join(tmpdir(), "bad-input-"));
const built = join(folder, "dist");
const pages = join(folder, "pages");
const goodPages = join(projectRoot, "tests/fixtures/other-site");
let before: Record<string, string>;

beforeAll(() => {
  buildInto(built, goodPages);
  before = hashFolder(built);
});
beforeEach(() => {
  rmSync(pages, { recursive: true, force: true });
  cpSync(goodPages, pages, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command in the temporary folder, so that reports name files below `pages/`. */
function run(script: string, ...args: string[]) {
  return runScript(script, args, { cwd: folder });
}

function writePage(path: string, ...lines: string[]): void {
  writeFileSync(join(pages, path), `${lines.join("\n")}\n`);
}

interface BadInput {
  readonly name: string;
  readonly make: () => void;
  /** Code, file, line and column of every diagnostic. */
  readonly diagnostics: readonly (readonly [code: string, file: string, line: number, column: number])[];
}

const badInputs: readonly BadInput[] = [
  {
    name: "a page at /index, which is where hosts serve the home page",
    make: () => {
      mkdirSync(join(pages, "index"));
      cpSync(join(pages, "index.yaml"), join(pages, "index/index.yaml"));
    },
    diagnostics: [["duplicate-route", "pages/index/index.yaml", 1, 1]],
  },
  {
    name: "mistakes in several files",
    make: () => {
      writePage(
        "impressum.yaml",
        "titel: Impressum",
        "description: Wer?",
        "blocks:",
        "  - type: hero",
        "    title: Wir",
      );
      writePage("kurse/laufrad.yaml", "title: Laufrad", "blocks: []");
    },
    diagnostics: [
      ["unknown-key", "pages/impressum.yaml", 1, 1],
      ["missing-key", "pages/kurse/laufrad.yaml", 1, 1],
      ["too-few-items", "pages/kurse/laufrad.yaml", 2, 9],
    ],
  },
];

test.each(badInputs)(
  "$name fails the build with the same places, and the site that was built before stays as it was",
  ({ make, diagnostics }) => {
    make();
    const { status, stdout, stderr } = run("build.ts", "--out", "dist");
    expect([status, stdout]).toEqual([1, ""]);
    for (const [code, file, line, column] of diagnostics) {
      expect(stderr).toContain(`${code}: `);
      expect(stderr).toContain(`${file}:${line}:${column}`);
    }
    expect(hashFolder(built)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name !== "pages")).toEqual(["dist"]);
  },
);

test.each([
  ["check.ts", ["--page", "pages"]],
  ["check.ts", ["--format", "yaml"]],
  ["build.ts", ["--origin", "www.example.com/path"]],
])("%s %j is bad usage: exit code 2, one line to the person who typed it, nothing built", (script, args) => {
  const { status, stdout, stderr } = run(script, ...args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(hashFolder(built)).toEqual(before);
});
