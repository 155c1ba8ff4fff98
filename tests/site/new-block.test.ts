import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashFolder } from "../support/build/built-site.ts";
import { copyRenderer } from "../support/code/copy-renderer.ts";
import { isFull } from "../support/system/is-full.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const folder = temporaryFolder(afterAll);
/** Folders above a checkout may have any name. */
const renderer = join(folder, "the rendérer, 100 %");

function run(script: string, ...args: string[]): SpawnSyncReturns<string> {
  const env = { ...process.env, NODE_ENV: "", VITEST: "" };
  return spawnSync(process.execPath, [join(renderer, script), ...args], { cwd: renderer, encoding: "utf8", env });
}

const newBlock = (...args: string[]) => run("scripts/run.js", "new", "block", ...args);
const read = (path: string) => readFileSync(join(renderer, path), "utf8");

let made: SpawnSyncReturns<string>;

beforeAll(() => {
  copyRenderer(renderer);
  made = newBlock("tide-table");
});

test("a new block is three files in a folder, and is in what is generated", () => {
  expect({ status: made.status, stdout: made.stdout, stderr: made.stderr }).toEqual({
    status: 0,
    stdout: `The block "tide-table" is in these files:
  src/blocks/tide-table/block.schema.json
  src/blocks/tide-table/tide-table.tsx
  src/blocks/tide-table/tide-table.module.css
\`npm run types\` has generated its types. Describe its content in its schema, run that again, and look at it at /__blocks on the dev server.
`,
    stderr: "",
  });
  expect(read("src/content.gen.ts")).toContain("export interface TideTable extends ");
  expect(read("schema/blocks/README.md")).toContain("## tide-table\n");
});

// It is slow, so only the weekly job runs it.
test.runIf(isFull)("a new block passes the compiler of types", () => {
  // Its files and what they import: all else is compiled with the renderer.
  const config = { extends: "./tsconfig.json", include: ["src/blocks/tide-table", "src/**/*.d.ts"] };
  writeFileSync(join(renderer, "block.json"), JSON.stringify(config));
  expect(run("node_modules/typescript/bin/tsc", "-p", "block.json")).toMatchObject({ status: 0, stdout: "" });
});

test.each([
  ["of a name that a block has", ["tide-table"], "src/blocks/tide-table exists already. Choose another name.\n"],
  [
    "of a name by which another block is called",
    ["accordion"],
    'accordion is another common name for the block "faq". Choose another name.\n',
  ],
  [
    "of a name that a type has",
    ["section-head"],
    "The block's type would be called SectionHead, which is taken. Choose another name.\n",
  ],
  ["of a name with a capital", ["Quote"], "name: expected lower-case letters and hyphens, such as spare-part.\n"],
])("no block is made %s", (_, args, stderr) => {
  const before = [hashFolder(join(renderer, "schema")), hashFolder(join(renderer, "src"))];
  const { status, ...said } = newBlock(...args);
  expect({ status, stdout: said.stdout, stderr: said.stderr }).toEqual({ status: 2, stdout: "", stderr });
  expect([hashFolder(join(renderer, "schema")), hashFolder(join(renderer, "src"))]).toEqual(before);
});
