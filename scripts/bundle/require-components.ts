import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { blockFolders, blockSchemaName, componentOf, traitsOf } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { partFile, slotFile, slots, strayThemeFiles } from "../program/theme-files.ts";
import { UsageError } from "../program/usage-error.ts";

/**
 * Throws a UsageError for whoever adds components where one is missing, or does not export what it is known by: React would only say
 * that something is undefined, and the bundler tell of a module that nobody has written.
 */
export function requireComponents(project: Project): void {
  const blocks = blockFolders(project).map((block) => ({ ...block, ...componentOf(block) }));
  const missing = blocks.filter(({ file }) => !existsSync(file));
  const strays = strayThemeFiles(project);
  const own = [...blocks, ...themeComponents(project)].filter(
    ({ file }) => existsSync(file) && !file.startsWith(join(project.root, "src")),
  );
  const lines = [
    ...missing.map(
      ({ type, file, name }) =>
        `The block "${type}" has a schema and no component: write ${nameOf(file)}, which exports ${name}.`,
    ),
    ...strays.map(
      (file) => `${nameOf(file)}: there is no such slot. In theme/slots/ are ${Object.keys(slots).join(", ")}.`,
    ),
    ...blocks.filter((block) => own.includes(block)).flatMap(lostHook),
    ...own
      .filter(({ file, name }) => !exportsName(readFileSync(file, "utf8"), name))
      .map(({ file, name }) => `${nameOf(file)} exports no ${name}. Write: export function ${name}`),
  ];
  if (lines.length > 0) throw new UsageError(lines.join("\n"));
}

/** Such a block would stay as it is first rendered, and nothing say why. */
function lostHook(block: ReturnType<typeof blockFolders>[number] & { readonly file: string }): string[] {
  const code = readFileSync(block.file, "utf8").replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, "");
  const [hook] = /\buse(?:Hydrated|State|Reducer|Effect)\b(?=[(<])/.exec(code) ?? [];
  if (hook === undefined || traitsOf(block).interactive) return [];
  const schema = nameOf(join(block.folder, blockSchemaName));
  return [`${nameOf(block.file)} calls ${hook}, which no browser does without "interactive": true in ${schema}.`];
}

function themeComponents(project: Project): { file: string; name: string }[] {
  const header = partFile(project, "header");
  // The cast is safe: these are its keys.
  const names = Object.keys(slots) as (keyof typeof slots)[];
  return [
    { file: header, name: "Header" },
    { file: header, name: "SkipLink" },
    { file: partFile(project, "footer"), name: "Footer" },
    ...names.map((slot) => ({ file: slotFile(project, slot) ?? "", name: slots[slot] })),
  ];
}

function exportsName(text: string, name: string): boolean {
  const declared = `(?:async\\s+)?(?:function|const|let|class)\\s+${name}\\b`;
  return new RegExp(`\\bexport\\s+(?:${declared}|\\{[^}]*\\b${name}\\b|\\*)`).test(text);
}

function nameOf(file: string): string {
  return relative(process.cwd(), file);
}
