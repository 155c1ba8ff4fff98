import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { syntaxMistakes } from "../../scripts/bundle/syntax-mistakes.ts";
import { filesOf, withoutMarks } from "../../scripts/content/report/example-content.ts";
import { invalidCode } from "../../scripts/content/rules/blocks/invalid-code.ts";
import { createProject } from "../../scripts/program/project.ts";
import { siteYaml } from "../content/memory-site.ts";
import { page, writeFiles } from "../support/build/edited-site.ts";
import { startDev } from "../support/system/dev-process.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

/** The messages about a text, each after the text at its position. */
async function saidOf(name: string, text: string): Promise<string[]> {
  const found = await syntaxMistakes({ name, text });
  return found.map(({ line, column, endColumn, message, related = [] }) => {
    const others = related.map((other) => ` ${other.line}:${other.column} ${other.message}`);
    return `${text.split("\n")[line - 1]?.slice(column - 1, endColumn - 1)}: ${message}${others.join("")}`;
  });
}

test.each([
  ["clock.tsx", "export const Clock = () => <p>noon</p>;\n", []],
  [
    "clock.tsx",
    "export const Clock = () => <p>noon</q>;\n",
    ["q: Expected corresponding JSX closing tag for 'p'. 1:29 Opened here."],
  ],
  [
    "late.ts",
    'export const é = { code "late" };\n',
    ['"late": Expected "," or "}" but found "late". 1:18 Opened here.'],
  ],
  ["late.ts", "export default {\n", [': Expected "}" but found the end of the file.']],
  ["clock.tsx", 'import styles from "./clock.module.css";\nimport hand from "./hand.svg?raw";\n', []],
  [
    "clock.tsx",
    'import "./clock.css";\nimport hand from "./hand.svg";\n',
    [
      '"./clock.css": An imported stylesheet reaches pages only as a .module.css.',
      '"./hand.svg": A file imported by code reaches no page.',
    ],
  ],
  ["site.css", "h1 { color: red }\n@media (width > 40rem) { h2 { & > b { margin: 0 } } }\n", []],
  ["site.css", "h1 { color red }\n", ["color: Unknown word color."]],
  ["site.css", "h1 {\n", ["h1: Unclosed block."]],
])("%s with %j is told in plain words, at the place", async (name, text, said) => {
  expect(await saidOf(name, text)).toEqual(said);
});

test("the example of the code is what is said, and its good one is right", async () => {
  const { message = "", hint } = invalidCode.says ?? {};
  const [[name = "", bad = ""] = []] = Object.entries(filesOf(invalidCode.bad));
  const text = withoutMarks(String(bad));
  expect(await syntaxMistakes({ name, text })).toEqual([expect.objectContaining({ message, hint })]);
  const [good] = Object.values(filesOf(invalidCode.good));
  expect(await syntaxMistakes({ name, text: String(good) })).toEqual([]);
});

const wrong = {
  "blocks/clock/clock.tsx": "export const Clock = () => <p>noon</q>;\n",
  "rules/no-haste.ts": 'export const noHaste = { code "no-haste" };\n',
  "services/tally.ts": 'export const tally = { name "tally" };\n',
  "theme/site.css": "h1 { color red }\n",
};

/** Neither codes of a terminal, nor the drawing and the stack of a bundler. */
function expectPlain(told: string): void {
  expect(told).toBe(stripVTControlCharacters(told));
  expect(told).not.toMatch(/[╭│─]|^ +at /m);
}

/** A project with a block of its own. */
function project(files: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder();
  const clock = {
    type: "object",
    additionalProperties: false,
    required: ["type"],
    properties: { type: { const: "clock" } },
  };
  writeFiles(folder, {
    "package.json": "{}",
    "blocks/clock/block.schema.json": JSON.stringify(clock),
    "blocks/clock/clock.tsx": "export const Clock = () => <p>noon</p>;\n",
    "pages/_site.yaml": siteYaml,
    "pages/index.yaml": page("Home", "  - type: clock\n"),
    ...files,
  });
  onTestFinished(() =>
    rmSync(createProject({ root: projectRoot, site: folder }).codeFolder, { recursive: true, force: true }),
  );
  return folder;
}

const places = [
  "blocks/clock/clock.tsx:1:37",
  "rules/no-haste.ts:1:31",
  "services/tally.ts:1:29",
  "theme/site.css:1:6",
];

test("an import of a package that is not installed is told at its place, and one of types alone is right", () => {
  const lines = [
    'import type { Root } from "only-types";',
    'import { Buffer } from "buffer";',
    'import { readFileSync } from "node:fs";',
    'import { createRoot } from "react-dom/client";',
    'import pad from "@left/pad/side";',
    "export const Clock = () => <p>{pad(String([Buffer, readFileSync, createRoot] as unknown as Root))}</p>;",
  ];
  const cwd = project({
    "node_modules/buffer/package.json": "{}",
    "blocks/clock/clock.tsx": `${lines.join("\n")}\n`,
  });
  const said = () => {
    const { diagnostics } = JSON.parse(runScript("check", ["--format", "json"], { cwd }).stdout);
    return diagnostics.map((one: Record<string, unknown>) => `${one["line"]}:${one["column"]} ${one["message"]}`);
  };
  const missing = '5:17 The package "@left/pad" is not installed.';
  expect(said()).toEqual([missing]);
  const schema = join(cwd, "blocks/clock/block.schema.json");
  writeFileSync(schema, readFileSync(schema, "utf8").replace("{", '{ "interactive": true, '));
  expect(said()).toEqual(['3:30 No browser has "node:fs", and this block runs there too.', missing]);
});

test.each(["check", "types", "where --block hero"])(
  "%s names every place in the code of a project that cannot be compiled",
  (command) => {
    const cwd = project(wrong);
    const [name = "", ...args] = command.split(" ");
    const { status, stdout, stderr } = runScript(name, args, { cwd });
    expect({ status, other: name === "check" ? stderr : stdout }).toEqual({ status: 1, other: "" });
    const told = stdout + stderr;
    expect([...told.matchAll(/^ {2}(\S+:\d+:\d+)$/gm)].map(([, place]) => place)).toEqual(places);
    expectPlain(told);
    // It is made of schemas alone.
    expect(existsSync(join(cwd, "blocks/types.gen.ts"))).toBe(name === "types");
  },
);

test("types refuses blocks with the title of another type, of which one would have another name or stand beside an import", () => {
  const schema = (type: string, title: string) => JSON.stringify({ title, properties: { type: { const: type } } });
  const cwd = project({
    "blocks/clock/block.schema.json": schema("clock", "Opening hours"),
    "blocks/hours/block.schema.json": schema("hours", "Opening hours"),
    "blocks/hours/hours.tsx": "export const Hours = () => null;\n",
    "blocks/today/block.schema.json": schema("today", "Day"),
    "blocks/today/today.tsx": "export const Today = () => null;\n",
  });
  const said = (type: string, name: string) =>
    `The block "${type}" needs another title in its schema, which names its type: there is already a type ${name}.\n`;
  expect(runScript("types", [], { cwd })).toEqual({
    status: 2,
    stdout: "",
    stderr: said("hours", "OpeningHours") + said("today", "Day"),
  });
});

test("it is a report in the form that was asked for, and code that is right is read once", () => {
  const cwd = project(wrong);
  const json = (command: string) => JSON.parse(runScript(command, ["--format", "json"], { cwd }).stdout).diagnostics;
  const found = json("check");
  expect(
    found.map(({ code, file, line, column }: Record<string, unknown>) => `${code} ${file}:${line}:${column}`),
  ).toEqual(places.map((place) => `invalid-code ${place}`));
  expect(json("build")).toEqual(found);
  for (const path of Object.keys(wrong)) rmSync(join(cwd, path));
  writeFileSync(join(cwd, "blocks/clock/clock.tsx"), "export const Clock = () => <p>one</p>;\n");
  for (const _ of [1, 2]) expect(runScript("check", [], { cwd })).toMatchObject({ status: 0, stderr: "" });
});

test("an import of a file that is not there is told at its place, and one of types that are not generated yet is not", () => {
  const code = (...lines: string[]) => `${lines.join("\n")}\nexport const Clock = () => <p>{hand}</p>;\n`;
  const cwd = project({
    "blocks/clock/clock.tsx": code(
      'import { hand } from "./hnd.ts";',
      'import { face } from "./face.js";',
      'import type { Clock as Content } from "../types.gen.ts";',
    ),
    "blocks/clock/face.tsx": "export const face = 1;\n",
    "blocks/clock/hand.ts": "export const hand = 1;\n",
  });
  const check = () => runScript("check", [], { cwd });
  expect(check().stdout).toContain(`blocks/clock/clock.tsx 1 mistake

  invalid-code: There is no file "./hnd.ts".
  Write the path of an existing file, relative to this one.
  blocks/clock/clock.tsx:1:22
`);
  writeFileSync(join(cwd, "blocks/clock/clock.tsx"), code('import { hand } from "./hand";'));
  expect(check()).toMatchObject({ status: 0 });
});

test("a file that a stylesheet names and that is not there is told at its place", () => {
  const lines = [
    '@import "./plain.css";',
    '@import "./plian.css";',
    '/* url("./old.png") */',
    "h1 { background: url(./oak.png), url( './oka.png?x' ), url('./old oak.png') }",
    'h2 { background: url("/assets/pine.png"), url(#grain), url(https://wood.example/elm.png) }',
  ];
  const cwd = project({
    "theme/site.css": `${lines.join("\n")}\n`,
    "theme/plain.css": "",
    "theme/oak.png": "",
    "theme/old oak.png": "",
  });
  const { status, stdout } = runScript("check", ["--format", "json"], { cwd });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { line: number; column: number; message: string }[] };
  expect({ status, told: diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`) }).toEqual({
    status: 1,
    told: ['2:10 There is no file "./plian.css".', '4:40 There is no file "./oka.png".'],
  });
});

const fetched = 'const tally = fetch("http://localhost:2").catch((error) => Promise.reject(error));\n';

test.each([
  ["export const Clock = () => (void Promise.reject(new Error('late')), <p>noon</p>);\n", "late", "1:49"],
  [
    `${fetched}export const Clock = () => <p>{typeof tally}</p>;\n`,
    "fetch failed (connect ECONNREFUSED 127.0.0.1:2)\n  Rendering does not wait for promises: fetch in an effect, or add a catch.",
    "1:15",
  ],
  ["export const Clock = () => process.exit(0);\n", "process.exit() ended the command before it was finished.", "1:36"],
])("a block with %j ends a build with 2, and says where", (text, words, place) => {
  const cwd = project({ "blocks/clock/clock.tsx": text });
  const { status, stderr } = runScript("build", [], { cwd });
  expect({ status, told: stderr.slice(stderr.indexOf("The block")) }).toEqual({
    status: 2,
    told: `The block "clock": ${words}\n  blocks/clock/clock.tsx:${place}\n`,
  });
});

test("the dev server shows pages as they were, with the mistakes over them and in the log, until they are mended", async () => {
  const cwd = project({ "theme/site.css": wrong["theme/site.css"] });
  const dev = await startDev({ pages: join(cwd, "pages") });
  onTestFinished(dev.stop);
  const home = async () => {
    const response = await fetch(dev.origin);
    const html = await response.text();
    const data = /<script type="application\/json" id="dev-data">(.*?)<\/script>/.exec(html)?.[1] ?? "{}";
    const { mistakes } = JSON.parse(data) as { mistakes: { file: string; line: number; message: string }[] };
    const shown = /<p>(noon|one)<\/p>/.exec(html)?.[1];
    return { status: response.status, shown, told: mistakes.map(({ message, line }) => `${line}: ${message}`) };
  };
  // There has been no page yet that it could show.
  expect(await home()).toEqual({ status: 500, shown: undefined, told: ["1: Unknown word color."] });
  const write = (path: keyof typeof wrong, text: string) => writeFileSync(join(cwd, path), text);
  write("theme/site.css", "h1 { color: red }\n");
  const right = (shown: string) => expect.poll(home).toEqual({ status: 200, shown, told: [] });
  await right("noon");
  write("blocks/clock/clock.tsx", wrong["blocks/clock/clock.tsx"]);
  const told = ["1: Expected corresponding JSX closing tag for 'p'."];
  await expect.poll(home).toEqual({ status: 500, shown: "noon", told });
  write("blocks/clock/clock.tsx", "export const Clock = () => <p>one</p>;\n");
  await right("one");
  await expect.poll(dev.output).toContain("The code can be compiled again.\n");
  expectPlain(dev.output());
  // The rejection is not awaited.
  write("blocks/clock/clock.tsx", 'void Promise.reject(new Error("late"));\nexport const Clock = () => <p>noon</p>;\n');
  await right("noon");
  await expect.poll(dev.output).toContain('The block "clock": late\n');
  await right("noon");
});
