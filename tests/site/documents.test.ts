import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { documentLinks } from "../support/code/document-links.ts";
import { readImports } from "../support/code/source-imports.ts";

/** The lines of a document of the project. */
function linesOf(path: string): number {
  return readFileSync(posix.join(projectRoot, path), "utf8").trimEnd().split("\n").length;
}

describe("what is read first is short", () => {
  test("the README has at most 130 lines", () => {
    expect(linesOf("README.md")).toBeLessThanOrEqual(130);
  });

  test.each(["scripts/README.md", "src/README.md"])("%s has 40 to 80 lines", (path) => {
    expect(linesOf(path)).toBeGreaterThanOrEqual(40);
    expect(linesOf(path)).toBeLessThanOrEqual(80);
  });
});

test.each(["scripts", "src"] as const)("every room of %s/ is named in its README", (top) => {
  const text = readFileSync(posix.join(projectRoot, top, "README.md"), "utf8");
  const named = new Set([...text.matchAll(/`([\w/-]+)`/g)].map(([, name]) => name));
  const rooms = new Set(readImports(top).map(({ file }) => posix.dirname(file).slice(top.length + 1)));
  // By its path, or in the row of its parent by its name.
  const unnamed = [...rooms].filter((room) => room !== "" && !named.has(room) && !named.has(posix.basename(room)));
  expect(unnamed).toEqual([]);
});

test("every link of a document leads to a file that is there, and to a heading in it", () => {
  // Those that lead to the tests of this one site are followed in its folder: they go with it.
  const links = documentLinks().filter(({ target }) => !target.startsWith("tests/this-site/"));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ isBroken }) => isBroken)).toEqual([]);
});
