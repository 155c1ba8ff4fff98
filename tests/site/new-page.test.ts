import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockSchemas, readSchemas } from "../../scripts/content/schema-set.ts";
import { projectRoot, schemaFolder } from "../../scripts/project.ts";
import { runScript } from "../support/run-script.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A copy of the second site, to which pages are added. */
function copyOfSite(): string {
  const pages = join(temporaryFolder(), "pages");
  cpSync(join(projectRoot, "tests/fixtures/other-site"), pages, { recursive: true });
  return pages;
}

const newPage = (pages: string, ...args: string[]) => runScript("new-page.ts", [...args, "--pages", pages]);

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

test.each([
  ["an address that is no route", ["Leistungen/Probe Fahrt"], "is not the path of a page"],
  ["a page that is there already", ["reparatur/bremsen"], "bremsen.yaml exists already"],
  [
    "a block that is not known",
    ["probe", "--blocks", "hero,card-gird"],
    'There is no block "card-gird"; write "card-grid".',
  ],
  ["no address", [], "expected the path of the new page"],
])("a new page is refused for %s, and nothing is written", (_, args, message) => {
  const pages = copyOfSite();
  const refused = newPage(pages, ...args);
  expect(refused.status).toBe(2);
  expect(refused.stdout).toBe("");
  expect(refused.stderr).toContain(message);
  expect(existsSync(join(pages, "probe.yaml"))).toBe(false);
});
