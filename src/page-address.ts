import type { SiteContent } from "./content.gen.ts";

type UrlChoice = Pick<SiteContent, "urls" | "trailingSlash">;

/** Whether the file of a page is the `index.html` of a folder, for servers that do not try file extensions. */
export function areInFolders({ urls, trailingSlash }: UrlChoice): boolean {
  return urls === "directory" || trailingSlash === true;
}

/** Whether page addresses end with a slash, for servers that look for the file in a folder. */
export function endWithSlash(site: UrlChoice): boolean {
  return site.trailingSlash ?? areInFolders(site);
}

export function homeRoute({ language, languages = [] }: Pick<SiteContent, "language" | "languages">): string {
  return languages.find(({ code }) => code === language)?.path ?? "/";
}

/** A path with a slash at the end if it is a page. Files have a dot in their name, and get no slash. */
export function withSlash(path: string): string {
  return /\/[^/.]+$/.test(path) ? `${path}/` : path;
}

/** A path as written in links: percent-encoded, although the path itself may have letters of any script. */
export function spelt(site: UrlChoice, path: string): string {
  return encodeURI(endWithSlash(site) ? withSlash(path) : path);
}

/** The origin of a site, without the path that it may be served under: `https://example.com`. */
export function hostOf({ origin }: Pick<SiteContent, "origin">): string {
  return /^\w+:\/\/[^/]*/.exec(origin)?.[0] ?? "";
}

/** The full, canonical address of a page. */
export function canonicalAddress(site: UrlChoice & Pick<SiteContent, "origin">, route: string): string {
  return site.origin + spelt(site, route);
}
