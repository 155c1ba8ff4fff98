import { cpSync, existsSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockSchemas, readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { projectRoot, schemaFolder } from "../../scripts/program/project.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** A copy of the second site, to which pages are added. */
function copyOfSite(): string {
  const pages = join(temporaryFolder(), "pages");
  cpSync(join(projectRoot, "tests/fixtures/other-site"), pages, { recursive: true });
  return pages;
}

const newPage = (pages: string, ...args: string[]) => runScript("new.ts", [...args, "--pages", pages]);

test("a new page is made of the blocks' own examples, says what each block is for, and passes the check", () => {
  const pages = copyOfSite();
  const types = [...blockSchemas(readSchemas(schemaFolder)).keys()].filter((type) => type !== "typewriter-hero");
  const blocks = ["hero", ...types.filter((type) => type !== "hero")];
  const made = newPage(pages, "reparatur/probe-fahrt", "--blocks", blocks.join(","));

  expect({ status: made.status, stderr: made.stderr }).toEqual({ status: 0, stderr: "" });
  const text = readFileSync(join(pages, "reparatur/probe-fahrt.yaml"), "utf8");
  expect(text).toMatch(/^title: Probe fahrt\n/);
  expect([...text.matchAll(/^ {2}- type: (.*)$/gm)].map(([, type]) => type)).toEqual(blocks);
  expect(text).toContain("# Metric tiles: Figures with what they measure: a value and a label a tile.");
  expect(runScript("check.ts", ["--pages", pages])).toMatchObject({ status: 0 });
});

test("a release refuses what is left of the texts with which a new page began", () => {
  const pages = copyOfSite();
  newPage(pages, "kurse/probe", "--blocks", "hero,prose");
  const { stdout } = runScript("check.ts", ["--pages", pages, "--release", "--format", "json"]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; file: string; pointer: string }[] };
  expect(
    diagnostics.filter(({ file }) => file.endsWith("probe.yaml")).map(({ code, pointer }) => `${code} ${pointer}`),
  ).toEqual([
    "placeholder /description",
    "placeholder /blocks/0/title",
    "placeholder /blocks/0/description",
    "placeholder /blocks/1/description",
    "placeholder /blocks/1/body",
  ]);
});

test.each([
  ["an address that is no route", ["Leistungen/Probe Fahrt"], "is not the path of a page"],
  ["a page that is there already", ["reparatur/bremsen"], "bremsen.yaml exists already"],
  [
    "a block that is not known",
    ["probe", "--blocks", "hero,card-gird"],
    'There is no block "card-gird"; write "card-grid".',
  ],
  ["no address", [], "expected the path of the new page"],
  ["a second address", ["probe", "kurse/probe"], "Unexpected argument 'kurse/probe' after the path."],
  ["blocks with a space between them", ["probe", "--blocks", "hero", "prose"], "Unexpected argument 'prose'"],
])("a new page is refused for %s, and nothing is written", (_, args, message) => {
  const pages = copyOfSite();
  const before = hashFolder(pages);
  const refused = newPage(pages, ...args);
  expect(refused.status).toBe(2);
  expect(refused.stdout).toBe("");
  expect(refused.stderr).toContain(message);
  expect(hashFolder(pages)).toEqual(before);
});

test("a new page is refused where another file has its route, and nothing is written", () => {
  const pages = copyOfSite();
  renameSync(join(pages, "reparatur/bremsen.yaml"), join(pages, "reparatur/index.yaml"));
  const refused = newPage(pages, "reparatur");
  expect([refused.status, refused.stdout]).toEqual([2, ""]);
  expect(refused.stderr).toMatch(/reparatur\/index\.yaml exists already: it is the page \/reparatur\.\n$/);
  expect(existsSync(join(pages, "reparatur.yaml"))).toBe(false);
});

test.each(["typo", "_site.yaml"])(
  "a new page is refused where the content folder is %s, which is no folder",
  (name) => {
    const site = copyOfSite();
    const before = hashFolder(site);
    expect(runScript("new.ts", ["probe", "--pages", name], { cwd: site })).toEqual({
      status: 2,
      stdout: "",
      stderr: `--pages: there is no folder ${name}, expected the one that holds the pages.\n`,
    });
    expect(hashFolder(site)).toEqual(before);
  },
);
