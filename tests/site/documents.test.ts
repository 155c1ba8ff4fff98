import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../../scripts/program/project.ts";
import { documentLinks } from "../support/code/document-links.ts";

test("the README has at most 700 words", () => {
  const words = readFileSync(posix.join(projectRoot, "README.md"), "utf8").match(/\S+/g) ?? [];
  expect(words.length).toBeLessThanOrEqual(700);
});

test("every link of a document leads to a file that is there, and to a heading in it", () => {
  // Those that lead to the tests of this one site are followed in its folder: they go with it.
  const links = documentLinks().filter(({ target }) => !target.startsWith("tests/this-site/"));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter(({ isBroken }) => isBroken)).toEqual([]);
});

test("every package that the project depends on is in the list of contributors, with its reason", () => {
  const read = (path: string) => readFileSync(posix.join(projectRoot, path), "utf8");
  const { dependencies, peerDependencies, devDependencies } = JSON.parse(read("package.json")) as Record<
    string,
    Record<string, string>
  >;
  const packages = Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies });
  const section = read(".github/CONTRIBUTING.md").split("## Dependencies")[1] ?? "";
  const owners = /^The owner's: (.*)\.$/m.exec(section)?.[1]?.toLowerCase().split(", ") ?? [];
  const rows = [...section.matchAll(/^\| (\S.*?) +\| \S.* \|$/gm)]
    .flatMap(([, names]) => names?.split(", ") ?? [])
    .slice(1);
  const named = (name: string) =>
    [...owners, ...rows].some((entry) => (entry.endsWith("*") ? name.startsWith(entry.slice(0, -1)) : entry === name));
  expect(packages.filter((name) => !named(name))).toEqual([]);
  // Nor does it name any that are gone.
  const isUsed = (entry: string) =>
    packages.some((name) => (entry.endsWith("*") ? name.startsWith(entry.slice(0, -1)) : entry === name));
  expect([...owners, ...rows].filter((entry) => !entry.startsWith("-") && !isUsed(entry))).toEqual([]);
});
