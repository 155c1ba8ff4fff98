import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findBundle } from "../../scripts/bundle/bundle.ts";
import { requireComponents } from "../../scripts/bundle/require-components.ts";
import { projectSchemas } from "../../scripts/cache/project-schemas.ts";
import { blockSchemas } from "../../scripts/content/schema/schema-set.ts";
import { blockFolders } from "../../scripts/program/block-folders.ts";
import { createProject } from "../../scripts/program/project.ts";
import { UsageError } from "../../scripts/program/usage-error.ts";
import { siteYaml } from "../content/memory-site.ts";
import { readBuiltPages } from "../support/build/built-site.ts";
import { page, writeFile, writeFiles } from "../support/build/edited-site.ts";
import { build, createWorkplace } from "../support/build/workplace.ts";
import { ownProject, projectRoot } from "../support/system/own-project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** A project whose site has a block, a slot and a style of its own, all of a colour. */
function projectOf(colour: string) {
  const place = createWorkplace();
  const block = { type: "object", required: ["type"], properties: { type: { const: colour } } };
  writeFiles(place.folder, {
    "package.json": "{}",
    [`blocks/${colour}/block.schema.json`]: JSON.stringify(block),
    [`blocks/${colour}/${colour}.tsx`]: `export const ${colour[0]?.toUpperCase()}${colour.slice(1)} = () => <i>${colour}</i>;\n`,
    "theme/slots/footer.before.tsx": `export const FooterBefore = () => <u>${colour}</u>;\n`,
    "theme/site.css": `i{color:${colour}}\n`,
    "pages/_site.yaml": siteYaml,
    "pages/index.yaml": page("Home", `  - type: ${colour}\n`),
  });
  const project = createProject({ root: projectRoot, site: place.folder });
  onTestFinished(() => rmSync(project.codeFolder, { recursive: true, force: true }));
  return { ...place, project };
}

test("a folder with a component is a block, also where its schema is forgotten, and another folder is none", () => {
  const { project, folder } = projectOf("red");
  writeFiles(join(folder, "blocks"), { "teal/teal.tsx": "", "parts/clock.tsx": "" });
  const own = blockFolders(ownProject).map(({ type }) => type);
  const types = blockFolders(project).map(({ type }) => type);
  expect(types.filter((type) => !own.includes(type))).toEqual(["teal"]);
});

test("all names that several extensions have are told at once, whatever they name", () => {
  const rule = (code: string) =>
    `export const rule = { code: "${code}", meaning: "It is named.", bad: "", good: "", check: () => [] };\n`;
  const extension = (name: string) =>
    Object.entries({
      "package.json": "{}",
      "blocks/hero/hero.tsx": "",
      "blocks/red/red.tsx": "",
      "rules/acme.ts": rule("no-acme") + rule("vague-link").replace("rule =", "other ="),
    }).map(([path, text]) => [`node_modules/${name}/${path}`, text]);
  const folder = temporaryFolder();
  writeFiles(folder, {
    ...Object.fromEntries(["maps", "plans"].flatMap(extension)),
    "yaml-pages.config.ts": 'export default { extensions: ["maps", "plans"] };\n',
    "pages/_site.yaml": siteYaml,
    "pages/index.yaml": page("Home", "  - type: hero\n"),
  });
  const twins = (kind: string, name: string, first: string, second: string) =>
    `There are two ${kind}s "${name}": in ${first} and in ${second}. Rename one.\n`;
  const [maps, plans] = ["node_modules/maps", "node_modules/plans"];
  const ownHero = relative(folder, join(projectRoot, "src/blocks/hero"));
  expect(runScript("check", [], { cwd: folder })).toEqual({
    status: 2,
    stdout: "",
    stderr: [
      twins("block", "hero", ownHero, `${maps}/blocks/hero`),
      twins("block", "hero", ownHero, `${plans}/blocks/hero`),
      twins("block", "red", `${maps}/blocks/red`, `${plans}/blocks/red`),
      twins("rule", "vague-link", "the renderer", `${maps}/rules/acme.ts`),
      twins("rule", "vague-link", "the renderer", `${plans}/rules/acme.ts`),
      twins("rule", "no-acme", `${maps}/rules/acme.ts`, `${plans}/rules/acme.ts`),
    ].join(""),
  });
});

test("all components that are missing, or not exported by their names, are told at once", () => {
  const { project, folder } = projectOf("red");
  expect(() => requireComponents(project)).not.toThrow();
  writeFiles(join(folder, "blocks"), {
    "aqua/block.schema.json": "{}",
    "blue/block.schema.json": "{}",
    "blue/blue.tsx": "/* onClick={\n */ export const Blue = <b onClick={() => 1} onEmpty={1} />;",
    "plum/plum.tsx": "export default function Plum() {}\nexport const PlumList = () => <Plum />;",
    "red/block.schema.json": "{}",
    "red/red.tsx": "export function Red() { const [open, setOpen] = useState<boolean>(); }",
    "teal/teal.tsx": "// useState(\nfunction Teal() {}\nexport { helper, Teal };",
  });
  writeFiles(join(folder, "theme/header"), { "header.tsx": "export const Header = () => null;" });
  writeFiles(join(folder, "theme/slots"), {
    ...{ "footer.below.tsx": "", "mainbefore.tsx": "", "sidebar.after.tsx": "" },
    // Parts of what stands in a slot.
    ...{
      "bell.tsx": "",
      "footer-before.tsx": "",
      "footer.before.tsx": "export const FooterBefore = () => void useEffect(() => {});",
    },
  });
  const named = (path: string) => relative(process.cwd(), join(folder, path));
  expect(() => requireComponents(project)).toThrow(
    new UsageError(`The block "aqua" has a schema but no component: write ${named("blocks/aqua/aqua.tsx")}, which exports Aqua.
${["footer.below", "mainbefore", "sidebar.after"].map((slot) => `${named(`theme/slots/${slot}.tsx`)}: there is no such slot. The slots are header.after, main.before, main.after, footer.before.\n`).join("")}${named("blocks/blue/blue.tsx")}:2:28 has onClick, which will not run in browsers without "interactive": true in ${named("blocks/blue/block.schema.json")}.
${named("blocks/red/red.tsx")}:1:49 has useState, which will not run in browsers without "interactive": true in ${named("blocks/red/block.schema.json")}.
${named("theme/slots/footer.before.tsx")}:1:40 has useEffect, which will not run in browsers in a slot.
${named("blocks/plum/plum.tsx")} exports no Plum. Write: export function Plum
${named("theme/header/header.tsx")} exports no SkipLink. Write: export function SkipLink`),
  );
});

test("a page has what the stylesheets of a project show, below the path of the site", async () => {
  const place = projectOf("red");
  const hand = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const parts = { "site.css": 'i { background: url("./hand.svg") }\n', "hand.svg": hand };
  for (const [name, text] of Object.entries(parts)) writeFileSync(join(place.folder, "theme", name), text);
  const project = createProject({ root: projectRoot, site: place.folder });
  onTestFinished(() => rmSync(project.codeFolder, { recursive: true, force: true }));
  await build({ ...place, project }, { origin: "https://clock.example/red" });
  const html = readBuiltPages(place.out).get("/") ?? "";
  const [, address = ""] = /i\{background:url\(\/red(\/_app\/hand-[^)]+\.svg)\)\}/.exec(html) ?? [];
  expect(place.read(address)).toBe(hand);
});

/** A project with two interactive blocks, each on a page of its own, which import packages and a file beside `blocks/`. */
function projectWithPackages() {
  const place = projectOf("red");
  const schema = readFileSync(join(place.folder, "blocks/red/block.schema.json"), "utf8");
  const interactive = (type: string) => `{ "interactive": true, ${schema.replace(`"red"`, `"${type}"`).slice(1)}`;
  const component = (name: string, more: string) =>
    `import { both } from "both";\n${more}export const ${name} = () => <i className={s.tag}>{both}{more}</i>;\n`;
  const files = {
    "node_modules/both/package.json": '{ "name": "both", "version": "1.0.0", "main": "both.js" }',
    "node_modules/both/both.js": 'exports.both = "of-both-" + [].join();\n',
    "node_modules/one/package.json": '{ "name": "one", "version": "1.0.0", "main": "one.js" }',
    "node_modules/one/one.js": 'exports.more = "of-one-" + [].join();\n',
    "node_modules/one/tag.module.css": ".tag { color: #010203 }\n",
    "parts/more.ts": 'export const more = "of-parts";\n',
    "parts/tag.module.css": ".tag { color: #040506 }\n",
    "blocks/red/block.schema.json": interactive("red"),
    "blocks/teal/block.schema.json": interactive("teal"),
    "blocks/red/red.tsx": component("Red", 'import { more } from "one";\nimport s from "one/tag.module.css";\n'),
    "blocks/teal/teal.tsx": component(
      "Teal",
      'import { more } from "../../parts/more.ts";\nimport s from "../../parts/tag.module.css";\n',
    ),
    "pages/other.yaml": page("Other", "  - type: teal\n"),
  };
  for (const [path, text] of Object.entries(files)) writeFile(place.folder, path, text);
  const project = createProject({ root: projectRoot, site: place.folder });
  onTestFinished(() => rmSync(project.codeFolder, { recursive: true, force: true }));
  return { ...place, project };
}

test("a page loads the packages of its own blocks and no others, with their stylesheets", async () => {
  const place = projectWithPackages();
  await build(place);
  const loaded = [...readBuiltPages(place.out)].map(([route, html]) => {
    // Scripts name those that they import beside themselves.
    const scripts = new Set(Array.from(html.matchAll(/data-module="(.*?)"/g), ([, address = ""]) => address));
    for (const address of scripts)
      for (const [, name = ""] of place.read(address).matchAll(/"\.\/(.+?\.js)"/g)) scripts.add(`/_app/${name}`);
    const text = [html, ...[...scripts].map((address) => place.read(address))].join("\n");
    return [route, [...new Set(text.match(/of-(?:both|one|parts)|(?<=color:)#0\w+/g))].sort()];
  });
  expect(Object.fromEntries(loaded)).toMatchObject({
    "/": ["#010203", "of-both", "of-one"],
    "/other": ["#040506", "of-both", "of-parts"],
  });
  // A change to a file outside the code folders also makes the bundle out of date.
  expect(findBundle(place.project)).not.toBeUndefined();
  writeFileSync(join(place.folder, "parts/more.ts"), 'export const more = "late";\n');
  expect(findBundle(place.project)).toBeUndefined();
});

test("two projects are built in one process, each with its own blocks, slots and styles", async () => {
  const [red, teal] = [projectOf("red"), projectOf("teal")];
  const own = blockSchemas(projectSchemas(ownProject));
  const seen = async ({ project, ...place }: typeof red) => {
    const { said } = await build({ ...place, project });
    const html = readBuiltPages(place.out).get("/") ?? "";
    const types = [...blockSchemas(projectSchemas(project)).keys()].filter((type) => !own.has(type));
    return { types, said, parts: html.match(/<[iu]>\w+|i\{color:\w+/g) };
  };
  const expected = (colour: string) => ({
    types: [colour],
    said: expect.objectContaining({ pages: 1, rendered: 1 }),
    parts: [`i{color:${colour}`, `<i>${colour}`, `<u>${colour}`],
  });
  expect(await Promise.all([red, teal].map(seen))).toEqual(["red", "teal"].map(expected));
  expect(new Set([ownProject, red.project, teal.project].map(({ codeFolder }) => codeFolder)).size).toBe(3);
});
