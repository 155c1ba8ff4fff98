import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { runScript } from "../system/run-script.ts";

/** The HTML of every page of an output folder, by its route. The not-found page is `/404`. */
export function readBuiltPages(out: string): ReadonlyMap<string, string> {
  const files = listFiles(out).filter((path) => path.endsWith(".html"));
  return new Map(files.map((path) => [routeOf(path), readFileSync(join(out, path), "utf8")]));
}

/** The same without the former paths of pages, which only redirect. */
export function readContentPages(out: string): ReadonlyMap<string, string> {
  const redirects = readFileSync(join(out, "_redirects"), "utf8").split("\n");
  const former = new Set(redirects.map((line) => line.split(" ")[0]));
  return new Map([...readBuiltPages(out)].filter(([route]) => !former.has(route)));
}

/** The paths of all files below a folder, sorted, with forward slashes. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

/** The decoded values of an attribute, in the order of the document. */
export function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(`<[a-z][^>]*\\s${name}="([^"]*)"`, "g"))].map(([, value]) => decode(value ?? ""));
}

/** Why a link of a built page is broken; undefined if its file and its anchor exist. */
export function brokenLink(out: string, pages: ReadonlyMap<string, string>, link: { from: string; href: string }) {
  if (/^(https|mailto|tel):/.test(link.href)) return undefined;
  const address = new URL(link.href, `http://site${encodeURI(link.from)}`);
  const [pathname = "", hash = ""] = [address.pathname, address.hash].map(decodeURI);
  const page = pages.get(pathname);
  if (page === undefined) return existsSync(join(out, pathname)) ? undefined : `${link.from}: no file for ${link.href}`;
  const anchors = attributeValues(page, "id");
  return hash === "" || anchors.includes(hash.slice(1)) ? undefined : `${link.from}: no anchor for ${link.href}`;
}

function routeOf(path: string): string {
  return path === "index.html" ? "/" : `/${path.slice(0, -".html".length)}`;
}

function decode(value: string): string {
  return value.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

/** The links of a piece of HTML, in order: their labels and their targets. */
export function linksIn(html: string): [label: string, href: string][] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, label]) => [
    decode((label ?? "").replace(/<[^>]*>/g, "")),
    decode(href ?? ""),
  ]);
}

/** The part of a page between a start tag that contains `start` and the next `</name>`. */
export function partOf(html: string, name: string, start = ""): string {
  const from = html.search(new RegExp(`<${name}[^>]*${start}[^>]*>`));
  if (from < 0) throw new Error(`The page has no <${name} ${start}>.`);
  return html.slice(from, html.indexOf(`</${name}>`, from));
}

/** Builds a content folder into `out`, and fails with the report if that is not possible. */
export function buildInto(out: string, pages: string, ...flags: readonly string[]): void {
  const { status, stdout, stderr } = runScript("build.ts", ["--out", out, "--pages", pages, ...flags]);
  if (status !== 0) throw new Error(`The build failed (${status}):\n${stdout}${stderr}`);
}

/** A hash of every file of a folder, by its path. */
export function hashFolder(dir: string): Record<string, string> {
  return Object.fromEntries(
    listFiles(dir).map((path) => [
      path,
      createHash("sha256")
        .update(readFileSync(join(dir, path)))
        .digest("hex"),
    ]),
  );
}
