import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { join, posix, relative, sep } from "node:path";
import type { ContentModel } from "../content/check/content-model.ts";
import { compareContent } from "../content/compare/compare-content.ts";
import { presentView } from "../content/index/publication.ts";
import { assetAddress, dataFolder, isAsset, isHidden, isTable, isYaml } from "../content/read/content-path.ts";
import { contentPath, projectFiles } from "../content/read/disk-path.ts";
import { mostBytes } from "../content/read/read-bytes.ts";
import {
  decodeFile,
  displayPath,
  type OtherFile,
  type RawContent,
  type SourceFile,
} from "../content/read/read-content.ts";
import { git } from "../program/git.ts";

/** The content of a revision, and the names that Git gives to the bytes of its assets, by their addresses. */
interface RevisionContent {
  readonly raw: RawContent;
  readonly assets: ReadonlyMap<string, string>;
  readonly commit: string;
}

/** The modes of files in Git's trees, without links and submodules. */
const fileModes = ["100644", "100755"];

/**
 * Reads the content folder as it was in a revision of its Git repository. Throws a UsageError if there is no
 * repository, no such revision, or no Git.
 */
export function readRevision(pages: string, revision: string): RevisionContent {
  const root = git(pages, ["rev-parse", "--show-toplevel"], { otherwise: noRepository(pages) })
    .toString("utf8")
    .trim();
  const name = ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`];
  const commit = git(root, name, { otherwise: noRevision(pages, revision) })
    .toString("utf8")
    .trim();
  const folder = relative(root, realpathSync(pages)).split(sep).join("/");
  const beside = ["data/", ...projectFiles].map((name) => posix.join(folder, "..", name));
  const below = folder === "" ? [] : ["--", `${folder}/`, ...beside];
  const tree = git(root, ["ls-tree", "-r", "-z", "--long", "--full-tree", commit, ...below]).toString("utf8");
  const sources: SourceFile[] = [];
  const others: OtherFile[] = [];
  const tables: SourceFile[] = [];
  const assets = new Map<string, string>();
  for (const { path, file, object, size } of filesIn(tree, folder)) {
    const names = { path, displayPath: displayPath(join(pages, file), process.cwd()) };
    if (isAsset(path)) assets.set(assetAddress(path), object);
    else {
      const isRead = (isYaml(path) || isTable(path)) && Number(size) <= mostBytes(path);
      const read = isRead ? decodeFile(names, git(root, ["cat-file", "blob", object])) : names;
      if ("text" in read) (isTable(path) ? tables : sources).push(read);
      else others.push(read);
    }
  }
  const raw = { folder: displayPath(pages, process.cwd()), sources, others, tables, assets: [...assets.keys()] };
  return { raw, assets, commit };
}

/** The files of the content in a tree. Tables lie beside the others where `diskPath` would say so of those on disk. */
function filesIn(tree: string, folder: string) {
  const files = tree.split("\0").flatMap((entry) => {
    const [, mode = "", object = "", size = "", name = ""] = /^(\d+) \w+ (\w+) +(\d+|-)\t(.*)$/s.exec(entry) ?? [];
    const file = posix.relative(folder, name);
    const path = contentPath(file);
    return fileModes.includes(mode) ? [{ path, file, object, size, isBeside: path !== file }] : [];
  });
  const tables = files.filter(({ path, isBeside }) => isBeside && isTable(path) && !isHidden(path));
  const content = files.filter(({ path, isBeside }) => !isBeside && !isHidden(path));
  const areBeside = files.some(({ file }) => projectFiles.some((name) => file === `../${name}`));
  return areBeside && !content.some(({ path }) => path.startsWith(`${dataFolder}/`))
    ? [...content, ...tables]
    : content;
}

/** What has changed for readers between a revision and the content now. */
export function changesSince(model: ContentModel, { raw: before, assets, commit }: RevisionContent, raw: RawContent) {
  const now = raw.assets.flatMap((address) => {
    const bytes = raw.readAsset?.(address);
    return bytes ? [[address, blobName(bytes, commit)] as const] : [];
  });
  const versions = { before: { ...before, assets }, now: { ...raw, assets: new Map(now) } };
  return compareContent(model, versions, presentView());
}

/**
 * Git's name of bytes in a repository with a commit of that name: both are hashes of one kind. It is not asked for it: it takes a path a
 * line, and a path may have several.
 */
function blobName(bytes: Uint8Array, commit: string): string {
  const kind = commit.length === sha256Length ? "sha256" : "sha1";
  return createHash(kind).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

const sha256Length = 64;

function noRepository(pages: string): string {
  return `${displayPath(pages, process.cwd())} is not in a Git repository: there is nothing to compare it with.`;
}

/** The clone on a CI server often has only one revision, and no branches. */
function noRevision(pages: string, revision: string): string {
  const name = `There is no revision ${JSON.stringify(revision)} in the Git repository of ${displayPath(pages, process.cwd())}.`;
  return `${name} Write a branch, a tag or a commit that "git log" knows; "git fetch" gets those of others.`;
}
