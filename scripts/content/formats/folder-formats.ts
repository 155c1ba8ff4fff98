import type { Image } from "../../../src/content.gen.ts";
import type { CollectedPage, ImageFile, PageEntry } from "../../../src/content-values.ts";
import { compareText } from "../diagnostic/diagnostic.ts";
import { isRecord } from "../diagnostic/is-record.ts";
import { siteHref } from "../markdown/link-base.ts";
import { picturePlaces } from "../pictures/picture-places.ts";
import type { ContentFormat, ListedPage, ResolveContext } from "./content-format.ts";
import { resolveDay } from "./date-formats.ts";

export const folderFormat: ContentFormat = {
  name: "folder",
  title: "Pages of a folder",
  description:
    "A folder of pages, such as /industries. The build replaces it by the pages in that folder, in the order of their nav.order.",
  expected: "the path of a folder such as /services",
  kind: "name",
  isShared: true,
  listsPages: true,
  proposals: ({ folders }) => folders,
  resolved: { type: "readonly PageEntry[]", resolve: (value, { pagesIn }) => pagesIn(value).map(toEntry) },
  scaffold: (_, { folder }) => folder,
};

/** Lists of links show nothing of a page as an article. */
function toEntry({ article: _, ...entry }: ListedPage): PageEntry {
  return entry;
}

export const uncoveredFolderFormat: ContentFormat = {
  ...folderFormat,
  name: "uncovered-folder",
  title: "Pages of a folder without a row",
  description:
    "A folder of pages, such as /industries. The build replaces it by those of its pages that no row leads to, in the order of their nav.order.",
  resolved: { type: "readonly CollectedPage<Image>[]", resolve: uncovered },
};

function uncovered(folder: string, context: ResolveContext): readonly CollectedPage<Image>[] {
  const { owner, address, pagesIn } = context;
  const rows: readonly unknown[] = Array.isArray(owner.items) ? owner.items : [];
  const covered = new Set(rows.map((row) => (isRecord(row) ? siteHref(String(row.href), context) : undefined)));
  return pagesIn(folder)
    .filter(({ href }) => href !== address && !covered.has(href))
    .map(({ href, label, description }) => ({ href, title: label, description }));
}

export const collectedFolderFormat: ContentFormat = {
  ...folderFormat,
  name: "collected-folder",
  title: "Collected pages of a folder",
  description:
    "A folder of pages, such as /journal. The build replaces it by those of its pages that order, limit and tags choose, but for the page on which they are listed.",
  goesOn: true,
  neighbours: ["limit", "perPage", "tags", "order", "lead", "show"],
  resolved: { type: "readonly CollectedPage<Image>[]", resolve: collect },
};

const usuallyShown = ["image", "date", "description", "icon"];

function collect(
  folder: string,
  { owner, pagesIn, address, language }: ResolveContext,
): readonly CollectedPage<Image>[] {
  const { limit, show, lead } = owner;
  const shown = new Set<unknown>(Array.isArray(show) ? show : usuallyShown);
  const others = pagesIn(folder).filter(({ href }) => href !== address);
  const chosen = collectedPages(others, owner, language).slice(0, typeof limit === "number" ? limit : undefined);
  return chosen.map(({ href, title, description, icon, article = {} }, index) => ({
    href,
    title,
    ...(shown.has("description") ? { description } : {}),
    ...(shown.has("icon") && icon ? { icon } : {}),
    ...(shown.has("image") && article.image
      ? { image: lead === true && index === 0 ? asLead(article.image) : article.image }
      : {}),
    ...(shown.has("date") && article.date !== undefined ? { date: resolveDay(article.date, language) } : {}),
    ...(shown.has("authors") && article.authors ? { authors: article.authors } : {}),
    ...(shown.has("tags") && article.tags ? { tags: article.tags } : {}),
  }));
}

/** The picture of a page that stands out: the same files in a larger place, for the page that comes next takes it. */
function asLead(image: Image): Image {
  const enlarge = (file: ImageFile): ImageFile => (file.sources ? { ...file, sizes: picturePlaces.lead.sizes } : file);
  return { ...image, src: enlarge(image.src), ...(image.dark ? { dark: enlarge(image.dark) } : {}) };
}

/** Returns the function that says whether a collection wants pages with some tags. */
export function wantsTags({ tags }: ResolveContext["owner"]): (tags: readonly unknown[]) => boolean {
  const wanted = Array.isArray(tags) ? new Set<unknown>(tags) : undefined;
  return (own) => !wanted || own.some((tag) => wanted.has(tag));
}

type SortedPage = Pick<ListedPage, "href" | "title" | "article">;

function collectedPages<Page extends SortedPage>(
  pages: readonly Page[],
  owner: ResolveContext["owner"],
  language: string,
): readonly Page[] {
  const wants = wantsTags(owner);
  const wanted = pages.filter(({ article }) => wants(article?.tags ?? []));
  return sortPages(wanted, owner["order"], language);
}

/** Pages in an order, the newest first where none is named. Those without a date stand last, in the order of menus. */
function sortPages<Page extends SortedPage>(pages: readonly Page[], order: unknown, language: string): readonly Page[] {
  if (order === "menu") return pages;
  if (order === "title") return pages.toSorted((a, b) => a.title.localeCompare(b.title, language));
  const sign = order === "oldest" ? 1 : -1;
  const isDated = ({ article }: SortedPage) => article?.date !== undefined;
  const dated = pages
    .filter(isDated)
    .toSorted(
      (a, b) => sign * compareText(a.article?.date ?? "", b.article?.date ?? "") || compareText(a.href, b.href),
    );
  return [...dated, ...pages.filter((page) => !isDated(page))];
}
