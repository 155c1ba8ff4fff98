import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { projectRoot } from "../../../scripts/program/project.ts";
import { listFiles } from "../build/built-site.ts";

/** A regular expression as it is written. */
export interface WrittenPattern {
  /** The file and line. */
  readonly place: string;
  readonly pattern: RegExp;
}

/** All regular expressions that stand in the files of some folders. */
export function patternsIn(folders: readonly string[]): WrittenPattern[] {
  return folders.flatMap((folder) =>
    listFiles(join(projectRoot, folder))
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) => {
        const code = readFileSync(join(projectRoot, folder, path), "utf8");
        const found: WrittenPattern[] = [];
        walk(parseAst(code, { lang: path.endsWith("x") ? "tsx" : "ts" }), (node) => {
          if (node.type !== "Literal" || !node.regex) return;
          const line = code.slice(0, node.start).split("\n").length;
          const { pattern, flags } = node.regex;
          found.push({ place: `${folder}/${path}:${line}`, pattern: new RegExp(pattern, flags) });
        });
        return found;
      }),
  );
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly regex?: { readonly pattern: string; readonly flags: string };
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (typeof value === "object" && value !== null) {
    // Whatever has a type is a node.
    if ("type" in value) visit(value as SyntaxNode);
    for (const item of Object.values(value)) walk(item, visit);
  }
}
