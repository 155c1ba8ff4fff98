import { realpathSync } from "node:fs";
import { posix } from "node:path";
import { z } from "zod";
import { changesSince, readRevision } from "../../command-line/read-revision.ts";
import { publishedErrors } from "../../content/diagnostic/diagnostic.ts";
import { dataFolder, mayName } from "../../content/read/content-path.ts";
import { contentPath, diskPath } from "../../content/read/disk-path.ts";
import type { SourceFile } from "../../content/read/read-content.ts";
import { git as runGit } from "../../program/git.ts";
import { UsageError } from "../../program/usage-error.ts";
import type { EditedContent } from "./edited-content.ts";

/** A request to publish: the message, the branch, and whether to push it. */
export const publication = z.strictObject({ branch: z.string().min(1), message: z.string().min(1), push: z.boolean() });

/** What would be published: the changes since the last commit. Throws a UsageError if there are none, or there is no Git. */
export function describePublication(content: EditedContent) {
  const { pages, model } = content;
  const { raw, checked } = content.look();
  const before = readRevision(pages, "HEAD");
  const files = changedFiles(pages, [...before.raw.sources, ...raw.sources]);
  if (files.length === 0) throw new UsageError("Nothing has changed since the last commit.");
  const changes = changesSince(model, before, raw);
  return {
    files,
    branch: git(pages, ["branch", "--show-current"]).trim(),
    branches: lines(git(pages, ["branch", "--format=%(refname:short)"])),
    remote: lines(git(pages, ["remote"]))[0],
    /** What has changed for readers, part by part, as in `yaml-pages diff`. */
    changes,
    message: messageOf(changes, files),
    errors: publishedErrors(checked.diagnostics).length,
  };
}

/** The files that differ from the last commit, by their paths from the content folder, including tables that one of `templates` uses. */
function changedFiles(pages: string, templates: readonly SourceFile[]): readonly string[] {
  const prefix = git(pages, ["rev-parse", "--show-prefix"]).trim();
  const tables = diskPath(pages, dataFolder);
  const folders = prefix === "" ? ["."] : [".", tables];
  const status = git(pages, ["status", "--porcelain", "-z", "--no-renames", "--untracked-files=all", "--", ...folders]);
  return status
    .split("\0")
    .filter(Boolean)
    .map((line) => posix.relative(prefix, line.slice(3)))
    .filter((path) => !path.startsWith("../") || mayName(templates, contentPath(path)));
}

/** A title with the part that has changed, or how many have, followed by the changes. */
function messageOf(changes: ReturnType<typeof changesSince>, files: readonly string[]): string {
  const [first, second] = changes;
  if (!first) return `Change ${files.length === 1 ? files[0] : `${files.length} files`}`;
  const title = second ? `Change ${changes.length} parts of the site` : `Change ${first.part}`;
  const body = changes.map(({ part, lines }) => `${part}\n${lines.map((line) => `- ${line}\n`).join("")}`);
  return `${title}\n\n${body.join("\n")}`;
}

/**
 * Commits the changes, and nothing else, to a branch, which is created if it does not exist. Throws a UsageError if Git
 * refuses; the files stay as they were.
 */
export function publish(content: EditedContent, { branch, message, push }: z.infer<typeof publication>) {
  const { pages } = content;
  const { files, branch: before, branches, remote } = describePublication(content);
  git(pages, ["check-ref-format", "--branch", branch]);
  const isKnown = branches.includes(branch);
  // Git refuses to switch branches if that would lose a change.
  if (before !== branch) git(pages, ["switch", ...(isKnown ? [branch] : ["--create", branch])]);
  try {
    git(pages, ["update-index", "--add", "--remove", "-z", "--stdin"], files.join("\0"));
    const only = ["--only", "--pathspec-from-file=-", "--pathspec-file-nul"];
    git(pages, ["commit", "--quiet", `--message=${message}`, ...only], files.join("\0"));
  } catch (error) {
    if (before !== branch && before !== "") {
      git(pages, ["switch", before]);
      if (!isKnown) git(pages, ["branch", "--delete", branch]);
    }
    throw error;
  }
  const commit = git(pages, ["rev-parse", "--short", "HEAD"]).trim();
  if (push && remote !== undefined) git(pages, ["push", "--set-upstream", remote, branch]);
  return { commit, branch, pushed: push && remote !== undefined };
}

function lines(text: string): readonly string[] {
  return text.split("\n").filter(Boolean);
}

function git(pages: string, args: readonly string[], input = ""): string {
  return runGit(realpathSync(pages), args, { input }).toString("utf8");
}
