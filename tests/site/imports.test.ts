import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { englishLabels } from "../../scripts/content/labels/shipped-labels.ts";
import { listFiles } from "../support/build/built-site.ts";
import { readImports, type SourceImport } from "../support/code/source-imports.ts";
import { projectRoot } from "../support/system/own-project.ts";

const source = readImports("src");
const scripts = readImports("scripts");
const all = [...source, ...scripts];

/** The imports that break a rule, as people read them. */
function list(imports: readonly SourceImport[]): string[] {
  return imports.map(({ file, target }) => `${file} imports ${target}`);
}

/** The imports of the files that match, without those of the files and packages that they may import. */
function others(files: RegExp, allowed: RegExp): string[] {
  const concerned = source.filter(({ file }) => files.test(file));
  expect(concerned.length).toBeGreaterThan(0);
  return list(concerned.filter(({ target }) => !allowed.test(target)));
}

const contracts = "src/(?:page-address|content\\.gen|content-values|site|labels|text-direction)\\.ts";

describe("who may import whom", () => {
  test("a component knows other components and the contracts, and nothing of blocks", () => {
    expect(others(/^src\/components\//, new RegExp(`^(?:react|src/components/.*|${contracts})$`))).toEqual([]);
  });

  test("a block knows what all blocks can use, components and the contracts, and no other block", () => {
    const block = /^src\/blocks\/[\w-]+\/[\w-]+\.tsx$/;
    const allowed = `react|src/block\\.ts|src/components/.*|src/blocks/[\\w-]+/[\\w-]+\\.module\\.css|${contracts}`;
    expect(others(block, new RegExp(`^(?:${allowed})$`))).toEqual([]);
    const foreignStyles = source.filter(
      ({ file, target }) =>
        block.test(file) && target.endsWith(".css") && !target.startsWith(file.replace(/[^/]*$/, "")),
    );
    expect(list(foreignStyles)).toEqual([]);
  });

  test("no file names the blocks, the prerender has all of them, and the app none", () => {
    const importers = (target: RegExp) => {
      const files = all.filter((entry) => target.test(entry.target) && !entry.typesOnly).map(({ file }) => file);
      return [...new Set(files)].sort();
    };
    expect(importers(/^src\/blocks\/[\w-]+\/[\w-]+\.tsx$/)).toEqual([]);
    expect(importers(/^virtual:blocks$/)).toEqual(["src/blocks/registered-blocks.ts"]);
    expect(importers(/^src\/blocks\/registered-blocks\.ts$/)).toEqual([
      "src/blocks/block-list.tsx",
      "src/entry-server.tsx",
    ]);
    expect(importers(/^src\/blocks\/block-list\.tsx$/)).toEqual(["src/entry-server.tsx", "src/render-document.tsx"]);
    expect(importers(/^src\/navigation\/app\.tsx$/)).toEqual(["src/navigation/entry-app.tsx"]);
    expect(importers(/^src\/(?:navigation\/)?entry-/)).toEqual([]);
  });

  test("the layout knows components and the contracts, and nothing of blocks", () => {
    expect(others(/^src\/layout\//, new RegExp(`^(?:react|src/(?:components|layout)/.*|${contracts})$`))).toEqual([]);
  });

  test("what pages of the dev server have beside is known to the dev server alone", () => {
    const importers = all.filter(
      ({ file, target, typesOnly }) => /^src\/dev\//.test(target) && !file.startsWith("src/dev/") && !typesOnly,
    );
    const files = new Set(importers.map(({ file }) => file.replace(/\/[^/]*$/, "")));
    expect([...files]).toEqual(["scripts/dev-server"]);
  });

  test("behaviours know each other and no framework", () => {
    expect(
      others(/^src\/behaviours\//, /^src\/(?:behaviours\/|(?:content-values|page-address|service|site)\.ts)/),
    ).toEqual([]);
  });

  test("the script of every page loads no React", () => {
    const atRunTime = source.filter(({ typesOnly }) => !typesOnly);
    const reached = reachable("src/entry-client.ts", atRunTime);
    expect(reached.filter((target) => !target.startsWith("src/"))).toEqual([]);
    expect(reached.filter((target) => target.endsWith(".tsx"))).toEqual([]);
  });

  test("src/ imports neither scripts/ nor Node, and no package but React and its router", () => {
    // Of schema-dts types alone, and of schema/ the labels.
    const packages = /^(?:react|react-dom|react-router-dom|schema-dts)(?:\/|$)|^virtual:|^schema\//;
    expect(list(source.filter(({ target }) => !target.startsWith("src/") && !packages.test(target)))).toEqual([]);
  });

  test("scripts/content is a library: it knows no command, no output and no flags", () => {
    const content = scripts.filter(({ file }) => file.startsWith("scripts/content/"));
    expect(list(content.filter(({ target }) => /^scripts\/(?!content\/)/.test(target)))).toEqual([]);
  });

  test("every package is declared", () => {
    const { dependencies, peerDependencies, devDependencies } = JSON.parse(
      readFileSync(join(projectRoot, "package.json"), "utf8"),
    );
    // Types alone come with the package that they are of.
    const packages = all
      .filter(({ typesOnly }) => !typesOnly)
      .flatMap(
        ({ target }) =>
          /^(?!node:|virtual:|(?:src|scripts|schema)\/|package\.json|[./])(?:@[^/]+\/)?[^/]+/.exec(target) ?? [],
      );
    expect(packages.length).toBeGreaterThan(40);
    const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies, ...devDependencies }));
    expect([...new Set(packages)].filter((name) => !declared.has(name))).toEqual([]);
  });
});

test("every function, constant and type that is exported is named in another file", () => {
  const texts = new Map<string, string>(
    ["scripts", "src", "tests"].flatMap((folder) =>
      listFiles(join(projectRoot, folder))
        .filter((path) => /\.(?:tsx?|m?js)$/.test(path))
        .map((path) => [`${folder}/${path}`, readFileSync(join(projectRoot, folder, path), "utf8")]),
    ),
  );
  texts.set("vite.config.ts", readFileSync(join(projectRoot, "vite.config.ts"), "utf8"));
  /** The number of files that contain each word. */
  const filesWith = new Map<string, number>();
  for (const text of texts.values()) {
    for (const word of new Set(text.match(/\w+/g))) filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
  }
  // Behaviours register themselves, components of blocks are found by their names, and formats and rules in their modules.
  const own = [...texts].filter(([file]) =>
    /^(?:src\/(?!behaviours\/|blocks\/[\w-]+\/)|scripts\/(?!content\/(?:formats\/\w+-formats|rules\/(?:answers|blocks|checks|files|texts|weight)\/))).+(?<!\.gen)\.tsx?$/.test(
      file,
    ),
  );
  const values = /^export (?:async )?(?:function|const|class) (\w+)/gm;
  const types = /^export (?:type|interface) (\w+)/gm;
  const exported = own.flatMap(([file, text]) =>
    [values, types].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = ""]) => ({ file, name }))),
  );
  expect(exported.length).toBeGreaterThan(500);
  expect(exported.filter(({ name }) => (filesWith.get(name) ?? 0) < 2)).toEqual([]);
});

test("every word of the interface that a site can give is asked for by what renders it", () => {
  const code = ["scripts", "src"].flatMap((folder) =>
    listFiles(join(projectRoot, folder))
      .filter((path) => /(?<!\.gen)\.tsx?$/.test(path))
      .map((path) => readFileSync(join(projectRoot, folder, path), "utf8")),
  );
  const asked = new Set(code.flatMap((text) => text.match(/\w+/g) ?? []));
  expect(Object.keys(englishLabels()).filter((name) => !asked.has(name))).toEqual([]);
});

/** What a file imports, and what that imports. */
function reachable(file: string, imports: readonly SourceImport[], seen = new Set<string>()): string[] {
  for (const { target } of imports.filter((entry) => entry.file === file)) {
    if (seen.has(target)) continue;
    seen.add(target);
    reachable(target, imports, seen);
  }
  return [...seen];
}
