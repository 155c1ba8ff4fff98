import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent, checkRawContent } from "../../scripts/content/check/check-content.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { contentModel, indexYaml, memorySite, siteYaml } from "./memory-site.ts";

const bread = (title: string, more = "") => `title: ${title}
description: All about ${title}.
unlisted: true
${more}blocks:
  - type: hero
    title: ${title}
`;

/** The mistakes of a site with these pages, of which each is as old as its place in the list says. */
function reports(pages: Readonly<Record<string, string>>, byAge: readonly string[]): string[] {
  const raw = { ...memorySite(pages), ageOf: (path: string) => byAge.indexOf(path) };
  return checkRawContent(contentModel(), raw).diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`);
}

test("of two pages that are alike the younger is the copy, with one report", () => {
  const pages = { "oat.yaml": bread("Rye"), "rye.yaml": bread("Rye") };
  expect(reports(pages, ["rye.yaml", "oat.yaml"])).toEqual(["pages/oat.yaml:1 duplicate-title"]);
  expect(reports(pages, ["oat.yaml", "rye.yaml"])).toEqual(["pages/rye.yaml:1 duplicate-title"]);
});

test("of two that claim an old address the younger is the copy", () => {
  const pages = {
    "oat.yaml": bread("Oat", "redirectFrom: [/bread]\n"),
    "rye.yaml": bread("Rye", "redirectFrom: [/bread]\n"),
  };
  expect(reports(pages, ["rye.yaml", "oat.yaml"])).toEqual(["pages/oat.yaml:4 redirect-conflict"]);
});

test("of two of the same age the one that is called a copy is one", () => {
  expect(reports({ "rye-copy.yaml": bread("Rye"), "rye.yaml": bread("Rye") }, [])).toEqual([
    "pages/rye-copy.yaml:1 duplicate-title",
  ]);
});

test("Git says which page is older: a file that it does not know is the youngest, one that has changed comes next", () => {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    expect(
      spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...args], { cwd: folder }).status,
    ).toBe(0);
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  const blamed = () =>
    checkContent(contentModel(), folder, folder).diagnostics.map(({ file, code }) => `${file} ${code}`);
  mkdirSync(folder, { recursive: true });
  write("_site.yaml", siteYaml);
  write("index.yaml", indexYaml);
  write("rye.yaml", bread("Rye"));
  write("wheat.yaml", bread("Wheat"));
  git("init", "-q");
  git("add", ".");
  git("commit", "-q", "-m", "x");
  write("oat.yaml", bread("Wheat"));
  expect(blamed()).toEqual(["oat.yaml duplicate-title"]);
  write("oat.yaml", bread("Oat"));
  write("rye.yaml", bread("Wheat"));
  expect(blamed()).toEqual(["rye.yaml duplicate-title"]);
});
