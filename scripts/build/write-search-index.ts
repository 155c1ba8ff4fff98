import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../cache/content-hash.ts";
import type { PageDigest } from "../content/check/digest-page.ts";
import { addressForm, pageHref } from "../content/read/address-form.ts";
import { isNotFoundRoute, routeOfPage } from "../content/read/route-of.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { makeSearchIndex, type SearchedPage, searchFolder } from "../output/search-files.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./plan-build.ts";
import type { RenderedPages } from "./render-pages.ts";

interface SearchInput {
  readonly rendered: RenderedPages;
  readonly from: string;
  readonly known: KnownFiles;
}

/** Writes the index of a site that has a search, again only if one of its pages has changed, been added or removed. */
export async function writeSearchIndex(
  { out, saved, onWait }: BuildContext,
  plan: BuildPlan,
  { rendered, from, known }: SearchInput,
): Promise<readonly SavedFile[]> {
  const searched = plan.site.search === undefined ? [] : searchedPages(plan);
  if (searched.length === 0) return [];
  const before = saved?.others.filter(({ file }) => file.path.startsWith(`${searchFolder}/`)) ?? [];
  const kept = before.flatMap(({ file }) => known.find(file.path) ?? []);
  // The version of the entry file covers the list of all pages.
  const version = contentHash(JSON.stringify(searched.map(({ page }) => page.file.path)));
  const isWhole = kept.length === before.length && known.find(entryPath, version);
  if (isWhole && searched.every(({ page }) => !rendered.has(page.file.path))) return kept;

  const onEnd = onWait("Indexing the pages for search");
  const files: SavedFile[] = [];
  const pages = readPages(searched, { rendered, from, out });
  for await (const { path, content } of makeSearchIndex(pages, searched.length > mostInPart ? 2 : 1)) {
    const isEntry = path === entryPath;
    const written = isEntry ? version : contentHash(content);
    files.push((isEntry ? undefined : known.find(path, written)) ?? known.write(path, written, content));
  }
  onEnd();
  return files;
}

/** Above this, pages are indexed in two parts. For fewer it saves hardly any time, and visitors fetch more from two parts. */
const mostInPart = 2000;

const entryPath = `${searchFolder}/pagefind-entry.json`;

interface Searched extends Omit<SearchedPage, "html"> {
  readonly page: BuildPlan["pages"][number];
}

/** The pages that visitors can find: those that search engines are told about, except the search page. */
function searchedPages({ pages, sites }: BuildPlan): Searched[] {
  return pages.flatMap((page) => {
    const route = routeOfPage(page.file.path);
    if (page.digested.isHidden || isNotFoundRoute(route)) return [];
    const { origin, language, search, ...site } = siteAt(sites, route);
    const address = pageHref(addressForm(origin, site), route);
    // The cast is safe: `examineFile` wrote it.
    const { title, unlisted } = (JSON.parse(page.digested.digestJson) as PageDigest).head;
    return unlisted === true || address === search ? [] : [{ page, address, language, title: String(title) }];
  });
}

/** Reads the documents one by one: from the staging folder if they were just rendered, otherwise from the output folder. */
function* readPages(
  searched: readonly Searched[],
  { rendered, from, out }: Pick<SearchInput, "rendered" | "from"> & Pick<BuildContext, "out">,
): Generator<SearchedPage> {
  for (const { page, ...facts } of searched) {
    const written = rendered.get(page.file.path);
    const [file] = (written ?? page.saved)?.files ?? [];
    if (!file) throw new Error(`${page.file.path} has no document.`);
    yield { ...facts, html: readFileSync(join(written ? from : out, file.path), "utf8") };
  }
}
