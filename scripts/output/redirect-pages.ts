import type { OutputFile } from "../bundle/output-file.ts";
import { type AddressForm, pageHref } from "../content/read/address-form.ts";
import { deviceNameIn } from "../content/read/file-name.ts";
import type { Redirect } from "../hosts/host-rules.ts";
import { decodedPath } from "../hosts/old-pages.ts";
import { escapeMarkup } from "./escape-markup.ts";
import { htmlPath } from "./output-paths.ts";

interface RedirectInput extends AddressForm {
  /** Redirects without the path below which the site is served. */
  readonly redirects: readonly Redirect[];
  readonly areInFolders: boolean;
  /** The routes of all pages, whose files stay. */
  readonly routes: readonly string[];
  readonly language: string;
}

/**
 * Pages that redirect by themselves, for hosts that read no redirect list. There is one for every old address that can
 * be a file name and that hosts would serve as HTML.
 */
export function redirectPages({ redirects, base, slash, areInFolders, routes, language }: RedirectInput): OutputFile[] {
  // On some systems names that differ only in case are the same file.
  const taken = new Set(routes.map((route) => htmlPath(route, areInFolders).toLowerCase()));
  const pages = new Map<string, string>();
  const addresses = routes.map((route) => pageHref({ base: "", slash }, route));
  for (const { from, query, to } of redirects.flatMap((one) => (one.below ? pagesBelow(one, addresses) : [one]))) {
    const path = query.length > 0 ? undefined : redirectFile(from, areInFolders);
    if (path === undefined || taken.has(path.toLowerCase())) continue;
    taken.add(path.toLowerCase());
    pages.set(path, redirectPage(base + to, language));
  }
  return [...pages].map(([path, content]) => ({ path, content }));
}

/** One redirect for each page below the folder that an old folder leads to. */
function pagesBelow({ from, query, to: folder }: Redirect, addresses: readonly string[]): Redirect[] {
  const below = addresses.filter((address) => address.startsWith(`${folder}/`));
  return below.map((to) => ({ from: from + to.slice(folder.length), query, to }));
}

/** The file that hosts serve at a path, or undefined if that cannot be a file name or would not be HTML. */
function redirectFile(from: string, areInFolders: boolean): string | undefined {
  const path = decodedPath(from);
  // Another extension, such as old.php, would be served as its own type. A folder must not take the name of a file.
  if (path === undefined || !/^(?:\/[^/.]*(?:\.\d[^/.]*)*)*(?:\.html?)?$/.test(path) || /[<>:"|?*\\]/.test(path))
    return undefined;
  if (
    path
      .split("/")
      .some(
        (name) => Buffer.byteLength(name) > longestName || /^[ .]|[ .]$/.test(name) || deviceNameIn(name) !== undefined,
      )
  )
    return undefined;
  if (path.endsWith("/")) return `${path.slice(1)}index.html`;
  return /\.html?$/.test(path) ? path.slice(1) : htmlPath(path, areInFolders);
}

/** The most bytes in a file name on most systems, with room for an extension. */
const longestName = 240;

function redirectPage(target: string, siteLanguage: string): string {
  const [to, language] = [escapeMarkup(target), escapeMarkup(siteLanguage)];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><a href="${to}">${to}</a></body></html>`;
}
