import type { SiteContent } from "../../src/content.gen.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex, PageFile } from "../content/index/content-index.ts";
import { type ContentWithLists, tagPages } from "../content/index/further-routes.ts";
import { siteLanguages } from "../content/index/site-languages.ts";
import { unescapeText } from "../content/markdown/quotes.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { menuCrumb } from "../content/resolve/trail.ts";

/** The content of a site, with what is needed to find its lists. */
export type ListsOfSite = ContentWithLists & Pick<ContentIndex, "pagesByRoute">;

/** The pages of a folder or tag, with their name and description. */
interface NamedList {
  /** The address below which its files are: that of the folder or of the tag page. */
  readonly folder: string;
  readonly files: readonly PageFile[];
  readonly route: string | undefined;
  /** Undefined if its name is that of the site. */
  readonly title: string | undefined;
  readonly description: string | undefined;
}

/** The lists that programs can follow: one for each folder and each tag page. */
export function namedLists(content: ListsOfSite, sites: readonly [SiteContent, ...SiteContent[]]): NamedList[] {
  const { site, folders, pagesByRoute } = content;
  const homes = new Set(["/", ...siteLanguages(site.data).map(({ home }) => home)]);
  // A home page has the site's name, and a folder without a page the name it has in menus.
  const namesOf = (folder: string) => {
    const page = pagesByRoute.get(folder);
    const name = page ? textOfPage(page, "title") : menuCrumb(siteAt(sites, folder), folder)[0]?.label;
    const [title, description] = homes.has(folder) ? [] : [name, textOfPage(page, "description")];
    return { route: page?.route, title, description };
  };
  return [
    ...[...folders].map(([folder, files]) => ({ folder, files, ...namesOf(folder) })),
    ...tagPages(content).map(({ route, pages: files, tag, first }) => {
      const { title = [], description } = namesOf(first);
      return { folder: route, files, route, title: [title, tag].flat().join(" – "), description };
    }),
  ];
}

/** A plain text of a page. */
export function textOfPage(file: PageFile | undefined, ...path: readonly string[]): string | undefined {
  const value = valueAt(file?.data, path);
  return typeof value === "string" ? unescapeText(value) : undefined;
}
