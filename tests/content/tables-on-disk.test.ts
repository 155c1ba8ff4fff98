import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { scanContent } from "../../scripts/build/scan-content.ts";
import { checkContent, checkRawContent } from "../../scripts/content/check/check-content.ts";
import { limits } from "../../scripts/content/diagnostic/limits.ts";
import { fixContent } from "../../scripts/content/fix/fix-content.ts";
import { readContent, withSources } from "../../scripts/content/read/read-content.ts";
import { type Files, page, startFiles, writeFiles } from "../support/build/edited-site.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { contentModel } from "./memory-site.ts";

const table = "slug,name\nhill,Hill\n";
const template = (each: string) => `each: ${each}\n${page("Mill of {name}")}`;

const startSite = Object.fromEntries(Object.entries(startFiles).map(([path, text]) => [`pages/${path}`, text]));

/** A site in `pages/` with a template, `shops/[slug].yaml`, for a table, and files around. */
function siteWith(files: Files, each = "/data/mills.csv") {
  const folder = temporaryFolder();
  writeFiles(folder, { ...startSite, "pages/shops/[slug].yaml": template(each), ...files });
  return { folder, pages: join(folder, "pages") };
}

/** What the check says: the mistakes, or the pages that are made of rows; and whether a build has to ask it. */
function says({ folder, pages }: ReturnType<typeof siteWith>): { check: string[]; scan: string[] | undefined } {
  const { diagnostics, index } = checkContent(contentModel(), pages, folder);
  const made = (index?.pages ?? []).filter(({ source }) => source.displayPath.includes("[")).map(({ route }) => route);
  const mistakes = diagnostics.map(({ file, line, code, message }) => `${file}:${line} ${code} ${message}`);
  const scanned = scanContent(pages, Date.now());
  const rows = scanned?.pages.filter(({ row }) => row).map(({ path }) => path);
  return { check: [...mistakes, ...made], scan: scanned?.isDoubtful ? undefined : rows };
}

const isMade = { check: ["/shops/hill"], scan: ["shops/hill.yaml"] };

test("the tables of a project lie in data/ beside its content, those of a site of YAML alone in _data/ inside it", () => {
  const tablesOf = (files: Files) => {
    const { folder, pages } = siteWith(files);
    const { tables, tablesFolder } = readContent(pages, folder);
    return { tables: tables?.map(({ path, displayPath }) => `${path}: ${displayPath}`), tablesFolder };
  };
  const [beside, inside] = [{ "data/mills.csv": table }, { "pages/_data/mills.csv": table }];
  const project = { "package.json": "{}" };
  expect([{ ...project, ...beside }, inside, { ...project, ...inside }, beside, project].map(tablesOf)).toEqual([
    { tables: ["_data/mills.csv: data/mills.csv"], tablesFolder: "data" },
    { tables: ["_data/mills.csv: pages/_data/mills.csv"], tablesFolder: undefined },
    { tables: ["_data/mills.csv: pages/_data/mills.csv"], tablesFolder: undefined },
    { tables: [], tablesFolder: undefined },
    { tables: [], tablesFolder: "data" },
  ]);
});

test("tables beside the content are read, also in folders, and their mistakes are told where they stand", () => {
  const around = { "package.json": "{}", "data/README.md": "# Mills", "data/uk/mills.csv": table };
  const site = siteWith(around, "/data/uk/mills.csv");
  expect(says(site)).toEqual(isMade);
  writeFileSync(join(site.folder, "data/uk/mills.csv"), "slug,name\nhill,Hill\nhill,Low\n");
  expect(says(site).check).toEqual([
    "data/uk/mills.csv:3 invalid-row Another row has the address /shops/hill, expected a different one.",
  ]);
});

test("a folder of tables inside the content counts alone: data/ is the project's then", () => {
  const site = siteWith({ "package.json": "{}", "data/mills.csv": "", "pages/_data/mills.csv": table });
  expect(says(site)).toEqual(isMade);
});

test("what cannot be read beside the content is a mistake where a template names it, and nobody's matter elsewhere", () => {
  const site = siteWith({ "package.json": "{}", "data/mills.csv": table, "data/large.csv": "", "data/dump.json": "{" });
  const at = (path: string) => join(site.folder, "data", path);
  truncateSync(at("large.csv"), limits.assetBytes + 1);
  symlinkSync("/nowhere", at("linked.csv"));
  symlinkSync("/nowhere", at("mills.schema.yaml"));
  mkdirSync(at("folder.yaml"));
  expect(says(site)).toEqual(isMade);
  const toldFor = (each: string) => {
    writeFileSync(join(site.pages, "shops/[slug].yaml"), template(each));
    return says(site);
  };
  const link = 'unreadable-file This is a symbolic link to "/nowhere".';
  expect(toldFor("/data/linked.csv")).toEqual({ check: [`data/linked.csv:1 ${link}`], scan: undefined });
  const size = "too-large The file has 104,857,601 bytes, expected at most 104,857,600.";
  expect(toldFor("/data/large.csv")).toEqual({ check: [`data/large.csv:1 ${size}`], scan: undefined });
  symlinkSync("/nowhere", at("mills.schema.json"));
  expect(toldFor("/data/mills.csv")).toEqual({ check: [`data/mills.schema.json:1 ${link}`], scan: undefined });
  rmSync(at(""), { recursive: true });
  symlinkSync("/nowhere", join(site.folder, "data"));
  expect(toldFor("/data/mills.csv")).toEqual({ check: [`data:1 ${link}`], scan: undefined });
});

test("the schema of a table can be asked for before a template names it", () => {
  const { pages } = siteWith({ "package.json": "{}", "data/mills.csv": table, "data/towns.csv": "slug\nbath\n" });
  const schema = (address: string) => runScript("schema.ts", [address, "--pages", pages]);
  expect(JSON.parse(schema("/data/towns.csv").stdout)).toMatchObject({ required: ["slug"] });
  expect(schema("/data/town.csv").stderr).toMatch(
    /^There is no table \/data\/town\.csv: .*\/data\/town\.csv does not exist\.\n/,
  );
});

test.each(["/data/mill.csv", "data/mills.csv", "/data/Mills.csv"])("--fix writes the table that %s means", (each) => {
  const { folder, pages } = siteWith({ "package.json": "{}", "data/mills.csv": table }, each);
  const raw = readContent(pages, folder);
  const { changed, checked } = fixContent(raw.sources, (sources) =>
    checkRawContent(contentModel(), withSources(raw, pages, sources)),
  );
  expect(checked.diagnostics).toEqual([]);
  expect(changed.map(({ text }) => text)).toEqual([template("/data/mills.csv")]);
});
