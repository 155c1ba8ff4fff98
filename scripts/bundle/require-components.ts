import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { blockFolders, blockSchemaName, componentOf, traitsOf } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { partFile, slotFile, slots, strayThemeFiles } from "../program/theme-files.ts";
import { UsageError } from "../program/usage-error.ts";

// The cast is safe: these are its keys.
const slotNames = Object.keys(slots) as (keyof typeof slots)[];

/**
 * Throws a UsageError for authors of components if one is missing, or does not export the expected name: React would only say that
 * something is undefined, and the bundler would report a module that nobody has written.
 */
export function requireComponents(project: Project): void {
  const blocks = blockFolders(project).map((block) => ({ ...block, ...componentOf(block) }));
  const missing = blocks.filter(({ file }) => !existsSync(file));
  const strays = strayThemeFiles(project);
  const own = [...blocks, ...themeComponents(project)].filter(
    ({ file }) => existsSync(file) && !file.startsWith(join(project.root, "src")),
  );
  const slotFiles: unknown[] = slotNames.map((slot) => slotFile(project, slot));
  const lines = [
    ...missing.map(
      ({ type, file, name }) =>
        `The block "${type}" has a schema but no component: write ${nameOf(file)}, which exports ${name}.`,
    ),
    ...strays.map((file) => `${nameOf(file)}: there is no such slot. The slots are ${Object.keys(slots).join(", ")}.`),
    ...blocks
      .filter((block) => own.includes(block) && !traitsOf(block).interactive)
      .flatMap(({ file, folder }) =>
        lostCode(file, ` without "interactive": true in ${nameOf(join(folder, blockSchemaName))}`),
      ),
    ...own.filter(({ file }) => slotFiles.includes(file)).flatMap(({ file }) => lostCode(file, " in a slot")),
    ...own
      .filter(({ file, name }) => !exportsName(readFileSync(file, "utf8"), name))
      .map(({ file, name }) => `${nameOf(file)} exports no ${name}. Write: export function ${name}`),
  ];
  if (lines.length > 0) throw new UsageError(lines.join("\n"));
}

const handlers = "Blur|Change|Click|Focus|Input|KeyDown|KeyUp|Mouse\\w+|Pointer\\w+|Submit|Toggle|Touch\\w+";
const ofBrowser = new RegExp(`\\buse(?:Hydrated|State|Reducer|Effect)\\b(?=[(<])|\\bon(?:${handlers})(?==\\{)`);

/** Such a component would stay as it is first rendered, and nothing would say why. */
function lostCode(file: string, unless: string): string[] {
  // Of the same length, so that positions stay correct.
  const code = readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, (comment) =>
    comment.replaceAll(/./g, " "),
  );
  const found = ofBrowser.exec(code);
  if (!found) return [];
  const before = code.slice(0, found.index).split("\n");
  const place = `${nameOf(file)}:${before.length}:${(before.at(-1) ?? "").length + 1}`;
  return [`${place} has ${found[0]}, which will not run in browsers${unless}.`];
}

function themeComponents(project: Project): { file: string; name: string }[] {
  const header = partFile(project, "header");
  return [
    { file: header, name: "Header" },
    { file: header, name: "SkipLink" },
    { file: partFile(project, "footer"), name: "Footer" },
    ...slotNames.map((slot) => ({ file: slotFile(project, slot) ?? "", name: slots[slot] })),
  ];
}

function exportsName(text: string, name: string): boolean {
  const declared = `(?:async\\s+)?(?:function|const|let|class)\\s+${name}\\b`;
  return new RegExp(`\\bexport\\s+(?:${declared}|\\{[^}]*\\b${name}\\b|\\*)`).test(text);
}

function nameOf(file: string): string {
  return relative(process.cwd(), file);
}
