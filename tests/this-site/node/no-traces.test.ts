import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { valueAt } from "../../../scripts/content/diagnostic/path.ts";
import { pathsIn } from "../../editor/changed.ts";
import { listFiles } from "../../support/build/built-site.ts";
import { documentLinks } from "../../support/code/document-links.ts";
import { projectRoot } from "../../support/system/own-project.ts";

const siteFolder = join(projectRoot, "pages");

describe("the code", () => {
  const code = ["src", "scripts", "schema"].flatMap((name) =>
    listFiles(join(projectRoot, name)).map((path) => {
      return { file: `${name}/${path}`, text: readFileSync(join(projectRoot, name, path), "utf8") };
    }),
  );

  test("holds no text of it, which another site could take over", () => {
    const files = listFiles(siteFolder).filter((path) => path.endsWith(".yaml"));
    const data = files.map((path) => parse(readFileSync(join(siteFolder, path), "utf8")));
    const values = data.flatMap((one) => pathsIn(one).map((path) => valueAt(one, path)));
    const own = values.filter((one) => typeof one === "string" && one.length >= 20 && one.includes(" "));
    expect(own.length).toBeGreaterThan(1000);
    const all = code.map(({ text }) => text).join("\n");
    expect(own.filter((text) => all.includes(String(text)))).toEqual([]);
  });

  test("nowhere names the brand of this project's own site", () => {
    const { brand } = parse(readFileSync(join(siteFolder, "_site.yaml"), "utf8"));
    const named = code.filter(({ text }) => text.toLowerCase().includes(brand.name.toLowerCase()));
    expect(named.map(({ file }) => file)).toEqual([]);
  });

  test("depends on no folder and no page of it; only a text may give one as an example", () => {
    const names = readdirSync(siteFolder)
      .filter((name) => !/^(?:_|404|index)/.test(name))
      .map((name) => name.replace(".yaml", ""));
    expect(names).toContain("industries");
    // A key of the site file, and the folder of a project for those of its own.
    names.splice(names.indexOf("services"), 1);
    // A string or a pattern that begins with the name of a folder or a page.
    const dependence = new RegExp(`(["'\`]\\^?/?|\\\\/)(?:${names.join("|")})(?![\\w-])`);
    const found = code
      .filter(({ file }) => /\.(?:ts|tsx|css)$/.test(file))
      .flatMap(({ file, text }) =>
        withoutComments(text)
          .split("\n")
          .filter((line) => dependence.test(line))
          .map((line) => `${file}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });
});

test("no test outside of this folder names the brand or reads the pages", () => {
  const { brand } = parse(readFileSync(join(siteFolder, "_site.yaml"), "utf8"));
  const knows = new RegExp(`${brand.name}|projectRoot, ["'\`]pages`, "i");
  const others = listFiles(join(projectRoot, "tests")).filter((path) => !path.startsWith("this-site/"));
  const found = others.filter((path) => knows.test(readFileSync(join(projectRoot, "tests", path), "utf8")));
  expect(found).toEqual([]);
});

test("every link of a document to what the tests know of this site leads to a file that is there", () => {
  const links = documentLinks().filter(({ target }) => target.startsWith("tests/this-site/"));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ isBroken }) => isBroken)).toEqual([]);
});

function withoutComments(text: string): string {
  return text.replace(/\/\*.*?\*\//gs, "").replace(/^\s*\/\/.*$/gm, "");
}
