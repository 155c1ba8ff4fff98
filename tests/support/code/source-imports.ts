import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { listFiles } from "../build/built-site.ts";
import { projectRoot } from "../system/own-project.ts";

/** An import, a re-export or a dynamic import of a source file. */
export interface SourceImport {
  /** The file that imports, such as `src/blocks/hero/hero.tsx`. */
  readonly file: string;
  /** The imported module: a path like that of `file` for a file of the project, otherwise the name of a package's module. */
  readonly target: string;
  /** Whether only types are imported, so that the target is not loaded at run time. */
  readonly typesOnly: boolean;
}

/** Every import of the TypeScript files of a folder of the project. */
export function readImports(folder: "src" | "scripts"): SourceImport[] {
  return listFiles(join(projectRoot, folder))
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => importsOf(`${folder}/${path}`, readFileSync(join(projectRoot, folder, path), "utf8")));
}

const statement = /^(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm;
const dynamic = /(typeof\s+)?\bimport\(\s*"([^"]+)"\s*\)/g;

/** The imports of a source text; code in its template literals does not count. */
function importsOf(file: string, source: string): SourceImport[] {
  const text = source.replace(/`[^`]*`/g, "``");
  return [...text.matchAll(statement), ...text.matchAll(dynamic)].map(([, typesOnly, name = ""]) => ({
    file,
    target: name.startsWith(".") ? posix.join(posix.dirname(file), name) : name,
    typesOnly: typesOnly !== undefined,
  }));
}
