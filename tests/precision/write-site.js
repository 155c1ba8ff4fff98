import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parse, stringify } from "yaml";
import { decode, slug, unique, writePage } from "./write-page.js";

/** @typedef {{ repository: string, kind: string, folders: string[], language?: string }} Origin */

/** How many pages of a repository are chosen. */
const pagesPerSite = 25;

/**
 * Writes a site with pages of a repository, and returns how many.
 * @param {Origin} origin
 * @param {string} checkout
 * @param {string} site
 * @param {number} skipped how many of the pages are left out that would be chosen first
 */
export function writeSite({ repository, folders, language = "en" }, checkout, site, skipped) {
  /** @type {Set<string>} */
  const taken = new Set();
  const written = pagesOf(checkout, chosen(markdownFiles(checkout, folders)), skipped);
  const routes = new Map(
    written.map(({ path }) => [path, `/pages/${unique(slug(nameOf(path)).replace(/^(?:index)?$/, "home"), taken)}`]),
  );
  rmSync(site, { recursive: true, force: true });
  if (written.length === 0) return 0;
  mkdirSync(join(site, "pages"), { recursive: true });
  /** @type {Set<unknown>} */
  const descriptions = new Set();
  for (const source of written) {
    const page = writePage(source, (url) => addressOf(url, { from: source.path, routes, repository }), descriptions);
    const { title, description, ...rest } = page ?? {};
    descriptions.add(description);
    const data = { title, description, ...(language === "en" ? {} : { language }), ...rest };
    writeYaml(join(site, `${routes.get(source.path)}.yaml`), data);
  }
  const name = repository.replace("/", " ");
  writeYaml(join(site, "_site.yaml"), { brand: { name }, origin: "https://published.example", language: "en" });
  writeYaml(join(site, "index.yaml"), {
    title: name,
    description: "The pages that were chosen.",
    blocks: [
      { type: "hero", title: name },
      { type: "page-list", title: "Pages", folder: "/pages" },
    ],
  });
  return written.length;
}

/**
 * The first files that can be written as pages, after some.
 * @param {string} checkout
 * @param {string[]} paths
 * @param {number} skipped
 */
function pagesOf(checkout, paths, skipped) {
  const pages = [];
  for (const path of paths) {
    const source = readSource(checkout, path);
    if (source && writePage(source, () => "/", new Set()) !== undefined) pages.push(source);
    if (pages.length === skipped + pagesPerSite) break;
  }
  return pages.slice(skipped);
}

/**
 * The files in an order that is random and always the same.
 * @param {string[]} paths
 */
function chosen(paths) {
  let state = 42;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return paths
    .map((path) => ({ path, rank: random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ path }) => path);
}

/** @param {string} path */
function nameOf(path) {
  const parts = path.replace(/\.\w+$/, "").split("/");
  const last = parts.pop() ?? "";
  return (/^_?index$/.test(last) ? (parts.pop() ?? last) : last).replace(/^\d{4}-\d\d-\d\d-/, "");
}

/**
 * Where a link leads: to a page of the site, or to an address with https.
 * @param {string} url
 * @param {{ from: string, routes: ReadonlyMap<string, string>, repository: string }} context
 */
function addressOf(url, { from, routes, repository }) {
  if (/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/.test(url)) return url;
  if (/^tel:/.test(url)) return url.replace(/[^\d:+tel]/g, "");
  const address = url.startsWith("//") ? `https:${url}` : url.replace(/^http:/i, "https:");
  if (/^https:/i.test(address)) return webAddress(address);
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || /[{}<>]/.test(address)) return undefined;
  const path = decode(address.replace(/[?#].*$/, ""));
  if (path === "") return undefined;
  const whole = normalize(path.startsWith("/") ? path.slice(1) : join(dirname(from), path)).replace(/\/$/, "");
  const stem = whole.replace(/\.\w+$/, "");
  const names = [
    whole,
    ...[".md", ".mdx", ".markdown", "/index.md", "/_index.md", "/README.md"].map((end) => stem + end),
  ];
  const found = names
    .map((name) => [...routes].find(([file]) => file === name || file.endsWith(`/${name}`)))
    .find(Boolean);
  return found?.[1] ?? webAddress(`https://github.com/${repository}/blob/HEAD/${whole.replace(/^(?:\.\.\/)+/, "")}`);
}

/** @param {string} address */
function webAddress(address) {
  try {
    const { hostname, href } = new URL(address);
    return hostname.includes(".")
      ? href.replace(/[()]/g, encodeURIComponent).replaceAll("(", "%28").replaceAll(")", "%29")
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} file
 * @param {unknown} data
 */
function writeYaml(file, data) {
  writeFileSync(file, stringify(data, { lineWidth: 0, aliasDuplicateObjects: false, blockQuote: "literal" }));
}

/** @typedef {{ path: string, front: Record<string, unknown>, body: string }} Source */

/**
 * The files of Markdown of a folder, by their paths.
 * @param {string} root
 * @param {readonly string[]} folders
 */
function markdownFiles(root, folders) {
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
function readSource(root, path) {
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
