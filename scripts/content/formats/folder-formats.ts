import type { Image } from "../../../src/content.gen.ts";
import type { CollectedPage, EventFacts, ImageFile } from "../../../src/content-values.ts";
import { isRecord, listAt } from "../diagnostic/path.ts";
import { siteHref } from "../markdown/link-base.ts";
import { filledPlace, picturePlaces } from "../pictures/picture-places.ts";
import type { ContentFormat, ResolveContext, WrittenEvent } from "./content-format.ts";
import { describeSpan, resolveDay } from "./date-formats.ts";

export const folderFormat: ContentFormat = {
  name: "folder",
  title: "Pages of a folder",
  description:
    "A folder of pages, such as /industries. The build replaces it with the pages in that folder, in the order of their nav.order.",
  expected: "the path of a folder such as /services",
  kind: "name",
  isShared: true,
  listsPages: true,
  proposals: ({ folders }) => folders,
  resolved: {
    type: "readonly PageEntry[]",
    // Lists of links do not show article facts.
    resolve: (value, { pagesIn }) => pagesIn(value).map(({ article: _, group: __, ...entry }) => entry),
  },
  scaffold: (_, { folder }) => folder,
};

export const uncoveredFolderFormat: ContentFormat = {
  ...folderFormat,
  name: "uncovered-folder",
  title: "Pages of a folder without a row",
  description:
    "A folder of pages, such as /industries. The build replaces it with the pages in it that no row leads to, in the order of their nav.order.",
  resolved: { type: "readonly CollectedPage<Image>[]", resolve: uncovered },
};

function uncovered(folder: string, context: ResolveContext): readonly CollectedPage<Image>[] {
  const { owner, address, pagesIn } = context;
  const covered = new Set(
    listAt(owner, ["items"]).map((row) => (isRecord(row) ? siteHref(String(row.href), context) : undefined)),
  );
  return pagesIn(folder)
    .filter(({ href }) => href !== address && !covered.has(href))
    .map(({ href, label, description }) => ({ href, title: label, description }));
}

export const collectedFolderFormat: ContentFormat = {
  ...folderFormat,
  name: "collected-folder",
  title: "Collected pages of a folder",
  description:
    "A folder of pages, such as /journal. The build replaces it with the pages in it that the keys next to it select, except the page that lists them.",
  goesOn: true,
  neighbours: ["where", "tags", "events", "order", "group", "limit", "perPage", "tagPages", "lead", "show"],
  resolved: { type: "readonly CollectedPage<Image>[]", resolve: collect },
};

/** The key of the entries of a list: a folder, or the pages that a collection selects from one. */
export function listKey(folder: string, owner: ResolveContext["owner"] = {}): string {
  const keys = (collectedFolderFormat.neighbours ?? []).filter((key) => owner[key] !== undefined);
  return [folder, ...keys.map((key) => `${key} ${JSON.stringify(owner[key])}`)].join(" ");
}

const usuallyShown = ["image", "date", "event", "description", "icon"];

function collect(folder: string, { owner, pagesIn, language }: ResolveContext): readonly CollectedPage<Image>[] {
  const { show, lead, group: isGrouped } = owner;
  const shown = new Set<unknown>(Array.isArray(show) ? show : usuallyShown);
  return pagesIn(folder, owner).map(({ href, title, description, icon, group, article = {} }, index) => ({
    href,
    title,
    ...(isGrouped ? { group } : {}),
    ...(shown.has("description") ? { description } : {}),
    ...(shown.has("icon") && icon ? { icon } : {}),
    ...(shown.has("image") && article.image
      ? { image: lead === true && index === 0 ? asLead(article.image) : article.image }
      : {}),
    ...(shown.has("date") && article.date !== undefined ? { date: resolveDay(article.date, language) } : {}),
    ...(shown.has("event") && article.event ? { event: shownEvent(article.event, language) } : {}),
    ...(shown.has("authors") && article.authors ? { authors: article.authors } : {}),
    ...(shown.has("tags") && article.tags ? { tags: article.tags } : {}),
  }));
}

/** An event as readers of a language see it. */
export function shownEvent({ start, end, place }: WrittenEvent, language: string): EventFacts {
  const text = describeSpan(start, end ?? start, language);
  return { iso: start, ...(end ? { until: end } : {}), text, ...(place === undefined ? {} : { place }) };
}

/** The picture of a lead entry: the same files in a larger place, because another entry may become the lead. */
function asLead(image: Image): Image {
  const enlarge = (file: ImageFile): ImageFile => {
    const { width, height, sources } = file;
    return sources && width && height
      ? { ...file, sizes: filledPlace(picturePlaces.lead, { width, height }).sizes }
      : file;
  };
  return { ...image, src: enlarge(image.src), ...(image.dark ? { dark: enlarge(image.dark) } : {}) };
}

export const pageOrderFormat: ContentFormat = {
  name: "page-order",
  title: "Order of pages",
  description:
    "What comes first: the newest pages (the default), the oldest, in alphabetical order (title) or menu order (menu), or those that share the most tags with this page (related), which leaves out pages that share none. Or any key of a page, of its event or of its data, such as start or city; with a hyphen in front, the highest values come first: -opens.",
  usualNames: ["sort", "sort-by", "order-by", "sorting"],
  expected: "an order such as newest, or a key of pages",
  kind: "name",
  suggestions: ["newest", "oldest", "title", "menu", "related", "start", "-start", "date", "-date"],
};

export const listedEventsFormat: ContentFormat = {
  name: "listed-events",
  title: "Listed events",
  description: "The events to list: those to come (coming), or those that are over (past).",
  expected: "coming or past",
  kind: "name",
  // The schema lists the choices.
  resolved: {
    type: "ListedEvents",
    // Past events need no calendar.
    resolve: (value, { owner, base }) =>
      value === "coming" ? { calendar: base + encodeURI(calendarAddress(String(owner["folder"]))) } : {},
  },
};

/** The address of the calendar of a folder, below the path of the site. */
export function calendarAddress(folder: string): string {
  return `${folder === "/" ? "" : folder}/feed.ics`;
}
