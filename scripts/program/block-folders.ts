import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { nameTwins } from "./name-twins.ts";
import type { Project } from "./project.ts";
import { UsageError } from "./usage-error.ts";

/** A type of block. The folder named after it holds its schema, its component and its styles. */
interface BlockFolder {
  readonly type: string;
  readonly folder: string;
}

export const blockSchemaName = "block.schema.json";

/** The folders that hold folders of blocks: the renderer's own, those of extensions, and that of the project. */
export function placesOfBlocks({ root, folders }: Project): readonly string[] {
  return [join(root, "src/blocks"), ...folders.map((folder) => join(folder, "blocks"))];
}

/** All current types of blocks, sorted by name. Throws a UsageError if two places have a block of the same name. */
export function blockFolders(project: Project): readonly BlockFolder[] {
  const found = allFolders(project);
  const twins = twinsOf(found);
  if (twins.length > 0) throw new UsageError(twins.join("\n"));
  return found.sort((a, b) => (a.type < b.type ? -1 : 1));
}

/** The messages about types of blocks that are in two places. */
export function blockTwins(project: Project): string[] {
  return twinsOf(allFolders(project));
}

/** Where the renderer and the project read schemas from. */
export function schemaFolders(project: Project) {
  return { shared: join(project.root, "schema"), blocks: blockFolders(project) };
}

/** The module of a block's component, which it exports under the name of its type: `PullQuote` for `pull-quote`. */
export function componentOf({ type, folder }: BlockFolder): { readonly file: string; readonly name: string } {
  return {
    file: join(folder, `${type}.tsx`),
    name: type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()),
  };
}

/** What the rendering code has to know about a block, from keywords of its schema. */
interface BlockTraits {
  /** True if the block needs React in the browser, which takes it over when the browser is idle. */
  readonly interactive: boolean;
  /** True if the block shows the date of the build: a page with such a block is rendered again when the day changes. */
  readonly showsToday: boolean;
}

const lastTraits = new Map<string, BlockTraits>();

/** The traits of a block, from its schema. If that is not valid JSON, which `readSchemas` reports, the last known ones. */
export function traitsOf({ folder }: BlockFolder): BlockTraits {
  try {
    const schema = JSON.parse(readFileSync(join(folder, blockSchemaName), "utf8")) as Record<string, unknown>;
    const traits = { interactive: Boolean(schema["interactive"]), showsToday: Boolean(schema["showsToday"]) };
    lastTraits.set(folder, traits);
    return traits;
  } catch {
    return lastTraits.get(folder) ?? { interactive: true, showsToday: false };
  }
}

function twinsOf(found: readonly BlockFolder[]): string[] {
  return nameTwins(
    "block",
    found.map(({ type, folder }) => [type, relative(process.cwd(), folder)]),
  );
}

function allFolders(project: Project): BlockFolder[] {
  const folders = placesOfBlocks(project).flatMap(foldersIn);
  return folders.map((folder) => ({ type: basename(folder), folder }));
}

function foldersIn(place: string): string[] {
  if (!existsSync(place)) return [];
  const entries = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => join(place, name)).filter(isMeantAsBlock);
}

/** One without a schema is reported by `readSchemas`; a folder of something that blocks share is none. */
function isMeantAsBlock(folder: string): boolean {
  return [blockSchemaName, `${basename(folder)}.tsx`].some((name) => existsSync(join(folder, name)));
}
