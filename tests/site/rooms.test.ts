import { posix } from "node:path";
import { expect, test } from "vitest";
import { listFiles } from "../support/build/built-site.ts";
import { readImports } from "../support/code/source-imports.ts";
import { projectRoot } from "../support/system/own-project.ts";

/** The rooms of `scripts/content/`, the library that knows content and nothing of builds, from left to right. */
const contentRooms = [
  "diagnostic read icons markdown fonts pictures charts colour formats yaml edit values schema services labels scaffold index",
  // What rules are written with, their kinds, and at last the lists of all rules.
  "rules/toolkit rules/files rules/syntax rules/schema-errors rules/blocks rules/texts rules/checks rules/weight",
  "rules/answers rules/fill rules/added rules",
  "answers compose check compare resolve fix report move translate search",
].flatMap((names) => names.split(" ").map((name) => `scripts/content/${name}`));

/** Those that build, show and edit a site. */
const otherRooms = [
  "cache appearance share bundle publish hosts output images pages documents server build watch dev-site dev-server",
  "command-line workers editor/session editor/panel/state editor/panel/parts editor/panel/form editor/panel editor",
  "bench commands",
].flatMap((names) => names.split(" ").map((name) => `scripts/${name}`));

/** All rooms of `scripts/`, from left to right: each imports only what stands left of it. The last one starts them. */
const rooms = ["scripts/program", ...contentRooms, ...otherRooms, "scripts"];

const imports = readImports("scripts");

test("the rooms of scripts/ are all in the list", () => {
  const found = new Set(imports.map(({ file }) => posix.dirname(file)));
  expect([...found].filter((room) => !rooms.includes(room))).toEqual([]);
  expect(rooms.filter((room) => !found.has(room))).toEqual([]);
});

test("the rooms of scripts/ import only rooms that stand left of them", () => {
  const place = (path: string) => rooms.indexOf(posix.dirname(path));
  const wrong = imports.filter(({ file, target }) => target.startsWith("scripts/") && place(target) > place(file));
  expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
});

test("scripts/ itself holds the table of commands, and what starts them", () => {
  const files = listFiles(posix.join(projectRoot, "scripts")).filter((path) => !path.includes("/"));
  expect(files).toEqual(["README.md", "commands.ts", "main.ts", "run.js"]);
});
