import type { SiteContent } from "./content.gen.ts";

type UrlChoice = Pick<SiteContent, "urls" | "trailingSlash">;

/** Whether the file of a page is the `index.html` of a folder, which servers find that try no ending. */
export function areInFolders({ urls, trailingSlash }: UrlChoice): boolean {
  return urls === "directory" || trailingSlash === true;
}

/** Whether the addresses of pages end with a slash, as servers want it that look for the file in a folder. */
export function endWithSlash(site: UrlChoice): boolean {
  return site.trailingSlash ?? areInFolders(site);
}

export function homeRoute({ language, languages = [] }: Pick<SiteContent, "language" | "languages">): string {
  return languages.find(({ code }) => code === language)?.path ?? "/";
}

/** A path with a slash behind the name of its page. Files have a dot in their name, and no slash behind it. */
export function withSlash(path: string): string {
  return /\/[^/.]+$/.test(path) ? `${path}/` : path;
}

/** A path within a site as the site writes it: percent-encoded, as an address is, where the path itself has letters of any script. */
export function spelt(site: UrlChoice, path: string): string {
  return encodeURI(endWithSlash(site) ? withSlash(path) : path);
}

/** The origin of a site without the path that it may be served below: `https://example.com`. */
export function hostOf({ origin }: Pick<SiteContent, "origin">): string {
  return /^\w+:\/\/[^/]*/.exec(origin)?.[0] ?? "";
}

/** The whole address of a page: the one that search engines are to know. */
export function canonicalAddress(site: UrlChoice & Pick<SiteContent, "origin">, route: string): string {
  return site.origin + spelt(site, route);
}
