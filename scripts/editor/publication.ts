import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { readRevision } from "../command-line/read-revision.ts";
import { compareContent } from "../content/compare/compare-content.ts";
import { publishedErrors } from "../content/diagnostic/diagnostic.ts";
import { presentView } from "../content/index/publication.ts";
import { gitEnvironment } from "../program/git-environment.ts";
import { UsageError } from "../program/usage-error.ts";
import type { Publication } from "./api/api.ts";
import type { Request } from "./api/requests.ts";
import type { Look } from "./edited-content.ts";

/** What would be published: what has changed since the last commit. Nothing is written. */
export function describePublication(pages: string, { raw, checked }: Look): Publication {
  const errors = publishedErrors(checked.diagnostics).length;
  const nothing = { branch: "", branches: [], remote: undefined, changes: [], files: [], message: "", errors };
  try {
    const before = readRevision(pages, "HEAD");
    const assets = new Map(
      raw.assets.flatMap((address) => {
        const bytes = raw.readAsset?.(address);
        return bytes ? [[address, before.nameOf(bytes)] as const] : [];
      }),
    );
    // Tables that lie beside the content are not published with it.
    const { tables = [] } = raw.tablesFolder === undefined ? before.raw : raw;
    const changes = compareContent({ ...before.raw, tables, assets: before.assets }, { ...raw, assets }, presentView());
    const files = changedFiles(pages);
    return {
      ...{ errors, files },
      obstacle: files.length > 0 ? undefined : "Nothing has changed since the last commit.",
      branch: git(pages, ["branch", "--show-current"]).trim(),
      branches: branchesOf(pages),
      remote: lines(git(pages, ["remote"]))[0],
      changes: changes.map(({ part, lines }) => ({ part, lines: [...lines] })),
      message: messageOf(changes, files),
    };
  } catch (error) {
    if (error instanceof UsageError) return { ...nothing, obstacle: error.message };
    throw error;
  }
}

/** The files of the content folder that differ from the last commit, by their paths there. */
function changedFiles(pages: string): readonly string[] {
  const known = git(pages, ["diff", "--name-only", "--no-renames", "--relative", "-z", "HEAD", "--", "."]);
  return (known + git(pages, ["ls-files", "--others", "--exclude-standard", "-z", "--", "."]))
    .split("\0")
    .filter(Boolean);
}

/** A title that names the part that has changed, or how many have, and the changes below it. */
function messageOf(changes: Publication["changes"], files: readonly string[]): string {
  const [first, second] = changes;
  if (!first) return `Change ${files.length === 1 ? files[0] : `${files.length} files`}`;
  const title = second ? `Change ${changes.length} parts of the site` : `Change ${first.part}`;
  const body = changes.map(({ part, lines }) => `${part}\n${lines.map((line) => `- ${line}\n`).join("")}`);
  return `${title}\n\n${body.join("\n")}`;
}

/**
 * Commits the content folder, and nothing beside it, to a branch, which is made where it is not there. Throws a UsageError where Git
 * refuses; the files are as they were.
 */
export function publish(
  pages: string,
  { branch, message, push }: Request<"publish">,
): { readonly commit: string; readonly branch: string; readonly pushed: boolean } {
  git(pages, ["check-ref-format", "--branch", branch]);
  const before = git(pages, ["branch", "--show-current"]).trim();
  const isKnown = branchesOf(pages).includes(branch);
  // Git refuses to leave a branch where that would lose a change.
  if (before !== branch) git(pages, ["switch", ...(isKnown ? [branch] : ["--create", branch])]);
  try {
    git(pages, ["add", "--all", "--", "."]);
    git(pages, ["commit", "--quiet", "--file=-", "--only", "--", "."], message);
  } catch (error) {
    if (before !== branch && before !== "") {
      git(pages, ["switch", before]);
      if (!isKnown) git(pages, ["branch", "--delete", branch]);
    }
    throw error;
  }
  const commit = git(pages, ["rev-parse", "--short", "HEAD"]).trim();
  const [remote] = lines(git(pages, ["remote"]));
  if (push && remote !== undefined) git(pages, ["push", "--set-upstream", remote, branch]);
  return { commit, branch, pushed: push && remote !== undefined };
}

function branchesOf(pages: string): readonly string[] {
  return lines(git(pages, ["branch", "--format=%(refname:short)"]));
}

function lines(text: string): readonly string[] {
  return text.split("\n").filter(Boolean);
}

/** Runs Git in the content folder. Throws a UsageError with its own words where it refuses. It asks nobody for a password. */
function git(pages: string, args: readonly string[], input = ""): string {
  const env = { ...gitEnvironment(), GIT_TERMINAL_PROMPT: "0", GIT_LITERAL_PATHSPECS: "1" };
  const cwd = realpathSync(pages);
  const { status, stdout, stderr, error } = spawnSync("git", args, {
    cwd,
    env,
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (error) throw new UsageError(`git could not be run: ${error.message}.`);
  if (status !== 0) throw new UsageError(`git ${args[0]}: ${(stderr || stdout).trim()}`);
  return stdout;
}
