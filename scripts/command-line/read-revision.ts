import { spawnSync } from "node:child_process";
import { join, relative, sep } from "node:path";
import type { ContentVersion } from "../content/compare/compare-content.ts";
import { assetAddress, isAsset, isHidden, isYaml } from "../content/read/content-path.ts";
import type { SourceFile } from "../content/read/read-content.ts";
import { UsageError } from "../program/usage-error.ts";

/**
 * Reads the content folder as it was in a revision of its Git repository. Throws a UsageError where there is no
 * repository, no such revision, or no Git.
 */
export function readRevision(pages: string, revision: string): ContentVersion {
  const root = git(pages, ["rev-parse", "--show-toplevel"]).toString("utf8").trim();
  const commit = git(root, ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`])
    .toString("utf8")
    .trim();
  const folder = relative(root, pages).split(sep).join("/");
  const prefix = folder === "" ? "" : `${folder}/`;
  const listed = git(root, ["ls-tree", "-r", "-z", "--full-tree", commit, ...(folder === "" ? [] : ["--", prefix])]);
  const sources: SourceFile[] = [];
  const assets = new Map<string, string>();
  for (const entry of listed.toString("utf8").split("\0").filter(Boolean)) {
    const [, mode, blob = "", name = ""] = /^(\d+) blob (\w+)\t(.*)$/s.exec(entry) ?? [];
    const path = name.slice(prefix.length);
    // Symbolic links have a mode of their own, and are no content.
    if (!mode?.startsWith("100") || isHidden(path)) continue;
    if (isAsset(path)) assets.set(assetAddress(path), blob);
    else if (isYaml(path))
      sources.push({ path, displayPath: name, text: git(root, ["cat-file", "blob", blob]).toString("utf8") });
  }
  return { sources, assets };
}

/** The names that Git gives to the bytes of files, by their paths in the content folder. All must be files. */
export function hashFiles(pages: string, paths: readonly string[]): string[] {
  if (paths.length === 0) return [];
  const input = paths.map((path) => `${join(pages, path)}\n`).join("");
  return git(pages, ["hash-object", "--no-filters", "--stdin-paths"], input).toString("utf8").trim().split("\n");
}

function git(cwd: string, args: readonly string[], input = ""): Buffer {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd, input, maxBuffer: 1 << 30 });
  if (error) throw new UsageError(`git could not be run: ${error.message}.`);
  if (status !== 0) throw new UsageError(`git ${args[0]}: ${stderr.toString("utf8").trim().split("\n")[0]}.`);
  return stdout;
}
