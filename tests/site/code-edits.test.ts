import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { codeFingerprint } from "../../scripts/program/code-fingerprint.js";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { hashFolder } from "../support/build/hash-folder.ts";
import { copyCompiledRenderer, copyRenderer, runBuild } from "../support/code/copied-renderer.ts";
import { isFull } from "../support/system/is-full.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { withoutProgress } from "../support/system/without-progress.ts";

/** Builds with a renderer and returns what it wrote, or the report. */
function build(renderer: string, out: string): unknown {
  const { status, stderr } = runBuild(renderer, out);
  return status === 0 ? hashFolder(join(renderer, "..", out)) : withoutProgress(stderr);
}

interface Edit {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly everywhere?: boolean;
}

/** Edits that change the output, each with what it brings into some file of it. */
const edits: readonly (Edit & { readonly shown: string })[] = [
  { path: "src/components/section/section.module.css", from: "{", to: "{ outline: 123.5px;", shown: "123.5px" },
  { path: "src/blocks/hero.tsx", from: "<h1", to: '<h1 data-edited-hero=""', shown: "data-edited-hero" },
  {
    path: "src/layout/footer/footer.tsx",
    from: "<footer",
    to: '<footer data-edited-footer=""',
    shown: "data-edited-f",
  },
  { path: "src/entry-client.ts", from: "import", to: "document.title += 'retitled';\nimport", shown: "retitled" },
  { path: "scripts/output/site-files.ts", from: "nAllow: ", to: "nDisallow: /all\\nAllow: ", shown: "Disallow: /all" },
  { path: "scripts/content/resolve/document-title.ts", from: "} · $", to: "} | $", shown: " | Bakery" },
];

function apply(edit: Edit, renderer: string): void {
  const text = readFileSync(join(renderer, edit.path), "utf8");
  expect(text).toContain(edit.from);
  writeFileSync(
    join(renderer, edit.path),
    edit.everywhere ? text.replaceAll(edit.from, edit.to) : text.replace(edit.from, edit.to),
  );
}

/** An edit that makes content wrong which was right. */
const breaking: Edit = {
  path: "schema/blocks/last-updated.schema.json",
  from: '"label"',
  to: '"lable"',
  everywhere: true,
};

test("whatever is edited in code and schemas, a warm build is the same as a clean one, byte for byte", () => {
  const folder = temporaryFolder();
  writeFiles(join(folder, "pages"), startFiles);
  const warm = copyCompiledRenderer(join(folder, "warm"));
  const clean = copyRenderer(join(folder, "clean"));
  build(warm, "warm-dist");
  for (const edit of edits) {
    const name = codeFingerprint(warm);
    for (const renderer of [warm, clean]) apply(edit, renderer);
    expect(codeFingerprint(warm), edit.path).not.toBe(name);
  }
  const right = build(warm, "warm-dist");
  const written = readTexts(join(folder, "warm-dist"));
  for (const { path, shown } of edits) expect(written, path).toContain(shown);
  expect(right).toEqual(build(clean, "clean-dist"));
});

// Each build compiles everything anew. That code has another name is asked of each edit above.
test.runIf(isFull)("an edit of a schema makes content wrong, and a comment gives share images no other names", () => {
  const folder = temporaryFolder();
  writeFiles(join(folder, "pages"), startFiles);
  const renderer = copyCompiledRenderer(join(folder, "renderer"));
  const right = build(renderer, "dist");
  apply(breaking, renderer);
  expect(build(renderer, "dist")).toContain("pages/terms.yaml");
  apply({ ...breaking, from: breaking.to, to: breaking.from }, renderer);
  const drawing = join(renderer, "scripts/share");
  for (const name of readdirSync(drawing)) appendFileSync(join(drawing, name), "// A comment.\n");
  expect(build(renderer, "dist")).toEqual(right);
});

/** All that the files of a folder hold. */
function readTexts(folder: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8")).join("\n");
}

test("code has another name once it is edited, and the same one where only a document beside it is", () => {
  const root = temporaryFolder();
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  for (const folder of ["schema", "scripts", "src"]) mkdirSync(join(root, folder));
  write("scripts/check.ts", "one");
  const name = codeFingerprint(root);
  write("scripts/README.md", "one");
  expect(codeFingerprint(root)).toBe(name);
  write("scripts/check.ts", "two");
  expect(codeFingerprint(root)).not.toBe(name);
});

test("what is compiled in the cache is compiled anew where it is damaged, and a line says so", () => {
  const folder = temporaryFolder();
  writeFiles(join(folder, "pages"), startFiles);
  const renderer = copyCompiledRenderer(join(folder, "renderer"));
  const right = build(renderer, "dist");
  const cache = join(renderer, "node_modules/.cache/yaml-pages");
  // Beside what is used there may be what was compiled before an edit.
  const compiled = readdirSync(cache).filter((name) => name.startsWith("code-"));
  for (const path of ["bundle/manifest.json", "acceptor.cjs"]) {
    for (const file of compiled.map((code) => join(cache, code, path)).filter((file) => existsSync(file))) {
      writeFileSync(file, readFileSync(file, "utf8").replace(/[a-z]/, "#"));
    }
  }
  const { status, stderr } = runBuild(renderer, "dist");
  expect(status).toBe(0);
  // A slow machine shows how far it has come besides.
  expect(stderr.split("\n").filter((line) => line.includes("damaged"))).toEqual([
    "The compiled renderer in the cache is damaged: it is compiled anew.",
    "The compiled schemas in the cache are damaged: they are compiled anew.",
  ]);
  expect(hashFolder(join(folder, "dist"))).toEqual(right);
});

test("the bundler writes nothing for code that has changed since it was asked to", () => {
  const folder = join(temporaryFolder(), "code-0123456789abcdef0123");
  expect(runScript("bundle", [join(folder, "bundle")])).toEqual({
    status: 2,
    stdout: "",
    stderr: "The code changed while it was being compiled. Build again.\n",
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("an installation compiles all that is the same for every site, writes schemas for editors, and succeeds where the code is broken or not there yet", () => {
  const renderer = copyRenderer(join(temporaryFolder(), "renderer"));
  writeFiles(join(renderer, "pages"), startFiles);
  const cache = join(renderer, "node_modules/.cache/yaml-pages");
  const prepare = (cwd: string) => spawnSync("npm run prepare", { cwd, encoding: "utf8", shell: true }).status;
  expect(prepare(renderer)).toBe(0);
  const [code = "", ...others] = readdirSync(cache).sort();
  expect(others).toEqual(["editor"]);
  const link = readFileSync(join(cache, "editor/shared/link.schema.json"), "utf8");
  const { examples } = JSON.parse(link) as { examples: string[] };
  expect(examples).toContain("/terms");
  const kept = readdirSync(join(cache, code)).filter((name) => name !== "v8");
  expect(kept.sort()).toEqual(["acceptor.cjs", "bundle", "explainer.cjs", "fonts", "scripts"]);
  expect(readdirSync(join(cache, code, "bundle"))).toContain("manifest.json");
  expect(readdirSync(join(cache, code, "scripts"))).toContain("main.js");

  writeFileSync(join(renderer, "scripts/main.ts"), "const");
  expect(prepare(renderer)).toBe(0);
  const codeless = temporaryFolder();
  cpSync(join(renderer, "package.json"), join(codeless, "package.json"));
  expect(prepare(codeless)).toBe(0);
});
