import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkContent } from "../../scripts/content/check/check-content.ts";
import { projectRoot } from "../../scripts/program/project.ts";
import { contentModel } from "../content/memory-site.ts";
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
    name: "a link in the place of a page",
    make: () => symlinkSync("nowhere.yaml", join(pages, "kurse/kaputt.yaml")),
    diagnostics: [["unreadable-file", "pages/kurse/kaputt.yaml", 1, 1]],
  },
  {
    name: "a link among the assets that leads nowhere, and one that leads to a folder",
    make: () => {
      mkdirSync(join(pages, "_assets"), { recursive: true });
      symlinkSync("nowhere.svg", join(pages, "_assets/kaputt.svg"));
      symlinkSync("..", join(pages, "_assets/ordner.svg"));
    },
    diagnostics: [
      ["unreadable-file", "pages/_assets/kaputt.svg", 1, 1],
      ["unreadable-file", "pages/_assets/ordner.svg", 1, 1],
    ],
  },
  {
    name: "a page at /index, which is where hosts serve the home page",
    make: () => {
      mkdirSync(join(pages, "index"));
      cpSync(join(pages, "index.yaml"), join(pages, "index/index.yaml"));
    },
    diagnostics: [["duplicate-route", "pages/index/index.yaml", 1, 1]],
  },
  {
    name: "an empty folder",
    make: () => {
      rmSync(pages, { recursive: true });
      mkdirSync(pages);
    },
    diagnostics: [
      ["missing-file", "pages", 1, 1],
      ["missing-file", "pages", 1, 1],
    ],
  },
  {
    name: "a page that is not YAML",
    make: () => writePage("impressum.yaml", "title: Impressum", "description: [Wer", "blocks: }"),
    diagnostics: [
      ["unclosed-bracket", "pages/impressum.yaml", 2, 14],
      ["invalid-yaml", "pages/impressum.yaml", 3, 9],
    ],
  },
  {
    name: "an unknown block type",
    make: () =>
      writePage(
        "impressum.yaml",
        "title: Impressum",
        "description: Wer?",
        "blocks:",
        "  - type: heroe",
        "    title: Wir",
      ),
    diagnostics: [["unknown-type", "pages/impressum.yaml", 4, 11]],
  },
  {
    name: "an unknown key",
    make: () =>
      writePage(
        "impressum.yaml",
        "title: Impressum",
        "description: Wer?",
        "blocks:",
        "  - type: hero",
        "    title: Wir",
        "    colour: red",
      ),
    diagnostics: [["unknown-key", "pages/impressum.yaml", 6, 5]],
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

describe.each(badInputs)("$name", ({ make, diagnostics }) => {
  test("is reported by the check with file, line and column", () => {
    make();
    const found = checkContent(contentModel(), pages, folder).diagnostics;
    expect(found.map(({ code, file, line, column }) => [code, file, line, column])).toEqual(diagnostics);
  });

  test("fails the build with the same places, and the site that was built before stays as it was", () => {
    make();
    const { status, stdout, stderr } = run("build.ts", "--out", "dist");
    expect([status, stdout]).toEqual([1, ""]);
    for (const [code, file, line, column] of diagnostics) {
      expect(stderr).toContain(`${code}: `);
      expect(stderr).toContain(`${file}:${line}:${column}`);
    }
    expect(hashFolder(built)).toEqual(before);
    expect(readdirSync(folder).filter((name) => name !== "pages")).toEqual(["dist"]);
  });
});

test("--out refuses a folder that holds something other than a build, and leaves it alone", () => {
  mkdirSync(join(folder, "photos"));
  writeFileSync(join(folder, "photos/rad.jpg"), "a picture");
  const { status, stdout, stderr } = run("build.ts", "--out", "photos");
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("--out: ");
  expect(stderr).toContain("photos holds files that no build has written.");
  expect(readdirSync(join(folder, "photos"))).toEqual(["rad.jpg"]);
  rmSync(join(folder, "photos"), { recursive: true });
});

test.each([
  ["check.ts", ["--page", "pages"]],
  ["check.ts", ["pages"]],
  ["check.ts", ["--format", "yaml"]],
  ["build.ts", ["--out"]],
  ["build.ts", ["--origin", "www.example.com/path"]],
])("%s %j is bad usage: exit code 2, one line to the person who typed it, nothing built", (script, args) => {
  const { status, stdout, stderr } = run(script, ...args);
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  expect(hashFolder(built)).toEqual(before);
});
