import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";
import { blockFolders, blockSchemaName, componentOf, placesOfBlocks, traitsOf } from "../program/block-folders.ts";
import type { Project } from "../program/project.ts";
import { isOfTheme, partFile, slotFile, slots, themeModules } from "../program/theme-files.ts";
import { requireComponents } from "./require-components.ts";
import { siteStylesheets } from "./site-stylesheet.ts";

/** The module that hydrates the blocks of an interactive type in the browser. */
export function blockModuleId(type: string): string {
  return `virtual:block/${type}`;
}

/** The bundler's id for a module that this plugin composes. */
export function composedId(id: string): string {
  return `\0${id}`;
}

/** Composes the modules that list all blocks from the block folders: adding a block changes no shared file. */
export function blocksPlugin(project: Project): Plugin {
  const moduleOf = (id: string) => composeModule(project, id);
  return {
    name: "blocks",
    resolveId: (id) => (id.startsWith("virtual:") && moduleOf(id) !== undefined ? composedId(id) : undefined),
    load: (id) => (id.startsWith(composedId("virtual:")) ? moduleOf(id.slice(1)) : undefined),
  };
}

function composeModule(project: Project, id: string): string | undefined {
  if (id === "virtual:block-styles") return stylesModule(project);
  requireComponents(project);
  if (id === "virtual:blocks") return registryModule(project);
  if (id === "virtual:frame") return frameModule(project);
  if (id === "virtual:main-slots") return slotsModule(project, ["main.before", "main.after"]);
  const block = blockFolders(project).find(({ type }) => id === blockModuleId(type));
  if (!block) return undefined;
  const { name, file } = componentOf(block);
  return `import { ${name} } from ${JSON.stringify(file)};
import { hydratorOf } from ${JSON.stringify(join(project.root, "src/blocks/hydrate-block.tsx"))};
export const hydrate = hydratorOf(${name});
`;
}

function registryModule(project: Project): string {
  const blocks = blockFolders(project).map((block) => ({ ...block, ...componentOf(block), ...traitsOf(block) }));
  const imports = blocks.map(({ name, file }) => `import { ${name} } from ${JSON.stringify(file)};\n`);
  const entries = blocks.map(({ type, name, interactive, showsToday }) => {
    return `${JSON.stringify(type)}: { component: ${name}, interactive: ${interactive}, showsToday: ${showsToday} },\n`;
  });
  return `${imports.join("")}export const registry = {\n${entries.join("")}};\n`;
}

/** The parts of the frame, which a project can replace, and what a project adds next to them. */
function frameModule(project: Project): string {
  const parts = `export { Header, SkipLink } from ${JSON.stringify(partFile(project, "header"))};
export { Footer } from ${JSON.stringify(partFile(project, "footer"))};
`;
  return parts + slotsModule(project, ["header.after", "footer.before"]);
}

function slotsModule(project: Project, names: readonly (keyof typeof slots)[]): string {
  const lines = names.map((name) => {
    const file = slotFile(project, name);
    const component = slots[name];
    return file === undefined
      ? `export const ${component} = undefined;\n`
      : `export { ${component} } from ${JSON.stringify(file)};\n`;
  });
  return lines.join("");
}

function stylesModule(project: Project): string {
  return [...themeModules(project), ...blockStylesheets(project), ...siteStylesheets(project)]
    .map((file) => `import ${JSON.stringify(file)};\n`)
    .join("");
}

/** The stylesheets of all blocks, in the same order on every machine. */
export function blockStylesheets(project: Project): string[] {
  return blockFolders(project).flatMap(({ folder }) => {
    const names = readdirSync(folder).filter((name) => name.endsWith(".module.css"));
    return names.sort().map((name) => join(folder, name));
  });
}

/** Whether a composed module depends on a file: the schema or the component of a block, or a part of the theme. */
export function isNamedByBlocks(project: Project, file: string): boolean {
  if (isOfTheme(project, file)) return true;
  const folder = dirname(file);
  const isOfBlock = [blockSchemaName, `${basename(folder)}.tsx`].includes(basename(file));
  return isOfBlock && placesOfBlocks(project).includes(dirname(folder));
}
