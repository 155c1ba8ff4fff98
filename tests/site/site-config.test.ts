import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../scripts/bundle/read-config.ts";
import { UsageError } from "../../scripts/program/usage-error.ts";
import { startFiles, writeFiles } from "../support/build/edited-site.ts";
import { projectRoot } from "../support/system/own-project.ts";
import { runScript } from "../support/system/run-script.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";

const imported = 'import { defineConfig } from "yaml-pages/config";\n';

/** A site with content in `content/`, and this text as its settings file. */
function siteWith(text: string): string {
  const site = temporaryFolder();
  writeFiles(site, { "package.json": "{}", "yaml-pages.config.ts": text });
  writeFiles(join(site, "content"), startFiles);
  return site;
}

test("what a site has chosen stands in the place of flags, which win", () => {
  const site = siteWith(`${imported}export default defineConfig({ folders: { pages: "content", out: "public" } });\n`);
  const told = (name: string, ...args: string[]) => runScript(name, args, { cwd: site }).stdout;
  expect(told("build")).toContain(" in public: ");
  expect(told("build", "--out", "other")).toContain(" in other: ");
  expect(readdirSync(site).sort()).toEqual(["content", "other", "package.json", "public", "yaml-pages.config.ts"]);
  expect(told("preview", "--help")).toContain("--out    the folder of the built site (public)\n");
  expect(told("info")).toMatch(/^config +yaml-pages\.config\.ts \{"folders":\{"pages":"content","out":"public"\}\}$/m);
  // From another folder, as seen from the file.
  const { stdout } = runScript("build", ["--pages", join(site, "content")], { cwd: join(site, "content") });
  expect(stdout).toContain(" in ../public: ");
});

test("a folder that a site has chosen and that cannot be used is told by its name, and one of a flag by the flag", () => {
  const site = siteWith('export default { folders: {\n  pages: "nowhere",\n  out: "content" } };\n');
  const said = (...args: string[]) => runScript("build", args, { cwd: site });
  const rest = "there is no folder nowhere, expected the folder of the pages.\n";
  expect(said()).toEqual({ status: 2, stdout: "", stderr: `yaml-pages.config.ts: folders.pages: ${rest}` });
  expect(said("--pages=nowhere").stderr).toBe(`--pages: ${rest}`);
  expect(said("--pages", "content").stderr).toMatch(/^yaml-pages\.config\.ts: folders\.out: .* holds files that/);
});

const packageName = 'expected a package name, such as "yaml-pages-maps".';
const fixed = "This file holds fixed values: it cannot use other files, packages or the environment.";
const alone = "here, and import only yaml-pages/config.";

test.each([
  [
    "values of wrong types",
    `${imported}export default defineConfig({\n  extensions: "maps",\n  folders: { pages: "a/b", out: [] } });`,
    [
      ': extensions: expected a list of packages, such as ["yaml-pages-maps"].',
      ': folders: pages: expected the name of a folder next to this file, such as "content".',
      ': folders: out: expected a folder, such as "public".',
    ],
  ],
  [
    "entries that name no package",
    'export default { extensions: ["maps", 7, "./maps"] } satisfies object;',
    [`: extensions: 1: ${packageName}`, `: extensions: 2: ${packageName}`],
  ],
  [
    "unknown keys",
    "export default {\n  extension: [],\n  folders: { page: '' },\n  plugins: [] };",
    [': folders: Unrecognized key: "page".', ': Unrecognized keys: "extension", "plugins".'],
  ],
  ["a function", "export default () => ({});", [": expected the settings of the site, such as { extensions: [] }."]],
  [
    "no default export",
    "export const config = {};",
    [" has no default export. Write: export default defineConfig({ extensions: [] });"],
  ],
  [
    "what it would read from elsewhere, but for types",
    `${imported}import type { A } from "./a";\nimport { b } from "./b";\nexport default { extensions: [b, import("c")] } as A;`,
    [`: ${fixed} Write the values of ./b or c ${alone}`],
  ],
  [
    "the environment",
    "interface A { a: 1 }\n\nexport default {\n  folders: { out: process.env.OUT } };",
    [`: process is not defined. ${fixed}`],
  ],
  ["an error that it throws", "type A = 1;\nthrow new Error('No');\nexport default {};", [": No."]],
])("%s: told with what was expected", async (_, text, messages) => {
  const file = join(temporaryFolder(), "yaml-pages.config.ts");
  const name = relative(process.cwd(), file);
  await expect(readConfig(projectRoot, file, text)).rejects.toThrow(
    new UsageError(messages.map((message) => name + message).join("\n")),
  );
});

test("a slip of syntax is told at its place", async () => {
  const file = join(temporaryFolder(), "yaml-pages.config.ts");
  const read = readConfig(projectRoot, file, "export default {\n  extensions: [] folders: {} };");
  await expect(read).rejects.toThrow(
    / {2}invalid-code: Expected "," or "}" but found "folders"\..*yaml-pages\.config\.ts:2:18\n/s,
  );
});

test("a mistake stops a command with 2, also in a folder without a package.json", () => {
  const site = temporaryFolder();
  const said = () => runScript("check", [], { cwd: site });
  writeFiles(site, { "yaml-pages.config.ts": "export default 1;" });
  expect(said()).toEqual({
    ...{ status: 2, stdout: "" },
    stderr: "yaml-pages.config.ts: expected the settings of the site, such as { extensions: [] }.\n",
  });
  const { status, stdout } = runScript("check", ["--format", "json"], { cwd: site });
  const [{ file, message }] = JSON.parse(stdout).diagnostics;
  expect({ status, file, message }).toEqual({
    ...{ status: 2, file: "yaml-pages.config.ts" },
    message: "Expected the settings of the site, such as { extensions: [] }.",
  });
});
