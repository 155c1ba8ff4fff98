import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** @typedef {{ path: string, front: Record<string, unknown>, body: string }} Source */

/**
 * The files of Markdown of a folder, by their paths.
 * @param {string} root
 * @param {readonly string[]} folders
 */
export function markdownFiles(root, folders) {
  // A repository of another day may lack one.
  const there = folders.filter((folder) => existsSync(join(root, folder.replace(/\/\*$/, ""))));
  const all = there.flatMap((folder) =>
    readdirSync(join(root, folder.replace(/\/\*$/, "")), { recursive: !folder.endsWith("/*"), encoding: "utf8" }).map(
      (name) => join(folder.replace(/\/\*$/, ""), name),
    ),
  );
  return all.filter((path) => /\.(md|markdown|mdx)$/i.test(path) && !unpublished.test(path)).sort();
}

const unpublished =
  /(^|\/)(\.|node_modules\/|vendor\/|_drafts\/|_includes\/|themes\/|fixtures\/)|(^|\/)(README|LICENSE|CONTRIBUTING|CHANGELOG|CODE_OF_CONDUCT|SECURITY|SUMMARY)\.\w+$/i;

/**
 * @param {string} root
 * @param {string} path
 * @returns {Source | undefined}
 */
export function readSource(root, path) {
  const text = readFileSync(join(root, path), "utf8")
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n");
  const [, marks, head = "", body] = /^(---|\+\+\+)[ \t]*\n([\s\S]*?)\n?\1[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (marks === undefined) return { path, front: {}, body: text };
  const front = marks === "---" ? readYaml(head) : readToml(head);
  const isHidden =
    !front || front["draft"] === true || front["published"] === false || front["redirect_to"] !== undefined;
  return isHidden ? undefined : { path, front, body: body ?? "" };
}

/**
 * @param {string} text
 * @returns {Record<string, unknown> | undefined}
 */
function readYaml(text) {
  try {
    return parse(text, { logLevel: "silent" }) ?? {};
  } catch {
    return undefined;
  }
}

/**
 * The texts of one line, which is all that is wanted.
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
function readToml(text) {
  const lines = [...text.matchAll(/^(\w+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S.*))$/gm)];
  return Object.fromEntries(
    lines.map(([, key = "", double, single, bare]) => [
      key,
      double?.replace(/\\(.)/g, "$1") ?? single ?? (bare === "true" ? true : bare),
    ]),
  );
}
