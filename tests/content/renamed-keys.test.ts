import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { version } from "../../package.json";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { unknownCodeMessage } from "../../scripts/content/report/explain-code.ts";
import { allCodes } from "../../scripts/content/rules/all-rules.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import type { Schema } from "../../scripts/content/schema/schema-set.ts";
import { ownSchemas, projectRoot } from "../support/system/own-project.ts";
import { fixMemory, memorySite, siteYaml } from "./memory-site.ts";

const schemas = readSchemas(ownSchemas);

function changed(path: string, properties: Readonly<Record<string, Schema>>, more: Schema = {}): [string, Schema] {
  // Its examples have the former names.
  const { properties: own = {}, examples, ...schema } = schemas.get(path) ?? {};
  const former = Object.values(properties).flatMap(({ renamedFrom = [] }) => renamedFrom);
  const kept = Object.entries(own).filter(([key]) => !former.includes(key));
  return [path, { ...schema, ...more, properties: { ...Object.fromEntries(kept), ...properties } }];
}

/** The schemas of a next version, in which a key of each kind of file, a value and a type have other names. */
const next = new Map([
  ...schemas,
  changed("page.schema.json", { hidden: { type: "boolean", renamedFrom: "unlisted" } }),
  changed("site.schema.json", { motto: { type: "string", maxLength: 200, renamedFrom: "tagline" } }),
  changed("language.schema.json", { motto: { type: "string", maxLength: 200, renamedFrom: "tagline" } }),
  changed("blocks/quote.schema.json", {
    position: { type: "string", maxLength: 80, renamedFrom: ["role", "job"] },
    background: { enum: ["plain", "tint"], valuesRenamedFrom: { plain: "none" } },
  }),
  changed("blocks/hero.schema.json", {}, { renamedFrom: "jumbotron" }),
]);
const model = createContentModel(next);

/** The files that `--fix` changes, as they are then, and what is left. */
function fixed(files: Readonly<Record<string, string>>) {
  const { changed, checked } = fixMemory(memorySite(files), model);
  return {
    changed: Object.fromEntries(changed.map(({ path, text }) => [path, text])),
    left: checked.diagnostics.map(({ code, file, line, message }) => `${file}:${line} ${code}: ${message}`),
  };
}

const quote = (role: string, background: string) => `  - type: quote
    quote: It keeps.
    name: Ada
    ${role}: Baker in {town} # as of 2020
    background: ${background}
`;
const page = (type: string, key: string, blocks: string) => `title: Shops in {town}
description: Where our bread is sold.
${key}: true
blocks:
  - type: ${type}
    title: Shops
${blocks}`;

const facts = "town: Bath\nlook: none\n";
const rows = "slug,town,look\nbath,Bath,none\nwells,Wells,tint\n";
const inFile = (path: string, before: string, after: string, others: Readonly<Record<string, string>> = {}) => ({
  ...{ path, files: { ...others, [path]: before }, after },
});
const languages = "languages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch, path: /de }\n";
const germanHome = "title: Brot\ndescription: Brot am Morgen.\nblocks:\n  - type: hero\n    title: Brot\n";

test.each([
  inFile(
    "shops.yaml",
    page("jumbotron", "unlisted", quote("role", "none")),
    page("hero", "hidden", quote("position", "plain")),
    { "_facts.yaml": facts },
  ),
  inFile(
    "shops/[slug].yaml",
    `each: /data/shops.csv\n${page("jumbotron", "unlisted", quote("role", "none"))}`,
    `each: /data/shops.csv\n${page("hero", "hidden", quote("position", "plain"))}`,
    { "_data/shops.csv": rows },
  ),
  inFile("_parts/praise.yaml", `blocks:\n${quote("job", "none")}`, `blocks:\n${quote("position", "plain")}`, {
    "_facts.yaml": facts,
    "shops.yaml": page("hero", "hidden", "  - use: praise\n"),
  }),
  inFile("_site.yaml", `${siteYaml}tagline: Bread\n`, `${siteYaml}motto: Bread\n`),
  inFile("de/_site.yaml", "tagline: Brot\n", "motto: Brot\n", {
    "_site.yaml": siteYaml + languages,
    "de/index.yaml": germanHome,
  }),
])("what has another name since an update is brought over by --fix in $path", ({ path, files, after }) => {
  const { changed, left } = fixed(files);
  expect(changed).toEqual({ [path]: after });
  expect(left.filter((said) => / unknown-/.test(said))).toEqual([]);
});

test("what has another name since an update is brought over by --fix, but in a cell and in a fact, which others may use, where it is told", () => {
  const said = (files: Readonly<Record<string, string>>) => {
    const { changed, left } = fixed(files);
    return { changed, told: left.filter((one) => / unknown-/.test(one)) };
  };
  const written = page("hero", "hidden", quote("position", '"{look}"'));
  expect(said({ "_data/shops.csv": rows, "shops/[slug].yaml": `each: /data/shops.csv\n${written}` })).toEqual({
    changed: {},
    told: ['pages/_data/shops.csv:2 unknown-value: "none" is now called "plain".'],
  });
  expect(said({ "_facts.yaml": facts, "shops.yaml": written })).toEqual({
    changed: {},
    told: ['pages/shops.yaml:11 unknown-value: "none" is now called "plain".'],
  });
});

describe("a code that has another name", () => {
  const checks = (lines: string) => ({ "_site.yaml": `${siteYaml}checks:\n${lines}` });

  test("is brought over in the checks of a site, where it can have its value", () => {
    expect(fixed(checks("  main-heading-in-text: off\n"))).toEqual({
      changed: checks("  heading-increment: off\n"),
      left: [],
    });
    expect(fixed(checks("  too-long: warning\n"))).toEqual({
      changed: {},
      left: [
        'pages/_site.yaml:25 unknown-key: The key "too-long" in "Checks" is now called "out-of-range", and can only be error.',
      ],
    });
  });

  test("is brought over where an author accepts it, and told where nobody can any more", () => {
    const text = (code: string) =>
      `title: Bread
description: How we bake.
blocks:
  - type: hero
    title: Bread
  - type: rich-text
    # accept ${code}: as in the book
    body: |
      ## Flour

      #### Rye
`;
    const { changed, left } = fixed({ "index.yaml": text("main-heading-in-text") });
    expect({ changed, left }).toEqual({ changed: { "index.yaml": text("heading-increment") }, left: [] });
    expect(fixed({ "index.yaml": text("too-long") }).left).toContain(
      "pages/index.yaml:7 invalid-acceptance: out-of-range is an error that cannot be accepted: the site could not be built, or visitors would not be safe.",
    );
  });

  test("is explained by its name of now", () => {
    expect(unknownCodeMessage("too-long")).toMatch(
      /^There is no code "too-long"\. It is now called out-of-range\. The codes/,
    );
  });
});

test("the changelog has the version that is packed, and a line for each former name that --fix brings over", () => {
  const changelog = readFileSync(join(projectRoot, "CHANGELOG.md"), "utf8");
  const headings = Array.from(changelog.matchAll(/^## (.*)/gm), ([, heading = ""]) => heading);
  expect(headings).toContainEqual(expect.stringMatching(new RegExp(`^${version.replaceAll(".", "\\.")} - `)));
  const lines = changelog.split("\n").filter((line) => line.endsWith("`--fix`"));
  const ofSchemas = [...readSchemas(ownSchemas).values()].flatMap((schema) => formerNames(schema));
  const ofCodes = [...allCodes.values()].flatMap(({ renamedFrom = [] }) => renamedFrom);
  expect(ofCodes.length).toBeGreaterThan(30);
  const former = [...new Set([...ofSchemas, ...ofCodes])];
  expect(former.filter((name) => !lines.some((line) => line.includes(`\`${name}\``)))).toEqual([]);
});

/** The former names of keys and of values, at any depth. */
function formerNames(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    if (key === "renamedFrom") return [value].flat() as string[];
    return key === "valuesRenamedFrom" ? (Object.values(value as object).flat() as string[]) : formerNames(value);
  });
}
