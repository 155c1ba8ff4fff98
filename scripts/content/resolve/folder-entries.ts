import type { Page } from "../../../src/content.gen.ts";
import type { TagLink } from "../../../src/content-values.ts";
import type { ContentModel } from "../check/content-model.ts";
import type { PageDigest } from "../check/digest-page.ts";
import { pageOfDigest } from "../check/index-digests.ts";
import { valueAt } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import type { ArticleFacts, ListedPage } from "../formats/content-format.ts";
import { collectedFolderFormat, listKey } from "../formats/folder-formats.ts";
import { findIcon } from "../icons/icons.ts";
import type { ContentIndex, PageFile } from "../index/content-index.ts";
import type { TagRoutes } from "../index/further-routes.ts";
import { groupOf, type ListedContent, type PageList, selectPages, titleInLists } from "../index/select-pages.ts";
import { schemeOf } from "../index/site-data.ts";
import { languageOfFile } from "../index/site-languages.ts";
import { plainText } from "../markdown/quotes.ts";
import { type AddressForm, addressForm, pageHref } from "../read/address-form.ts";
import { pageLabel } from "./page-names.ts";
import { createResolver } from "./resolve-format.ts";

/** The entries of lists: the listed pages of folders by route, and those that collections select by `listKey`. */
export type FolderEntries = ReadonlyMap<string, readonly ListedPage[]>;

export interface EntrySource extends Pick<ContentIndex, "folders" | "site" | "inspectPicture"> {
  /** The tag pages, to which the tags of pages link. */
  readonly tags?: TagRoutes | undefined;
}

/** The listed pages of every folder of checked content, as menus and lists show them at an origin, each in its own language. */
export function folderEntries(content: EntrySource, model: ContentModel, origin: string): FolderEntries {
  const { site, inspectPicture, tags } = content;
  const form = addressForm(origin, site.data);
  const resolve = createResolver({
    ...form,
    scheme: schemeOf(site.data),
    language: String(valueAt(site.data, ["language"])),
    pagesIn: () => [],
    inspectPicture,
  });
  // The cast is safe: the schema accepted the data, and says what an image becomes.
  const resolveImage = (image: unknown) => (model.pageMapper({ image }, resolve) as Pick<Page, "image">).image;
  return new Map(
    [...content.folders].map(([folder, pages]) => {
      const linkTags = tagLinker(form, tags?.get(folder));
      const languageOf = (page: PageFile) => languageOfFile(site.data, page);
      return [folder, pages.map((page) => entryOf(page, { form, resolveImage, linkTags, language: languageOf(page) }))];
    }),
  );
}

/** The entries of the lists of a page, by their keys in `FolderEntries`. */
export type PageLists = (page: PageDigest) => ReadonlyMap<string, readonly ListedPage[]>;

/** Returns a function that finds the entries of the lists of a page: pages of folders, or those that collections select. */
export function createPageLists(content: ListedContent & EntrySource, folders: FolderEntries): PageLists {
  const known = new Map<string, ReadonlyMap<PageFile, ListedPage | undefined>>();
  const entriesByPage = (folder: string) => {
    const pages = content.folders.get(folder) ?? [];
    const byPage = known.get(folder) ?? new Map(pages.map((page, index) => [page, folders.get(folder)?.[index]]));
    known.set(folder, byPage);
    return byPage;
  };
  return (digest) => {
    const lists = digest.references.filter(([format]) => findFormat(format)?.listsPages);
    if (lists.length === 0) return noLists;
    const page = pageOfDigest(digest);
    const language = languageOfFile(content.site.data, page);
    const chosenBy = (folder: string, owner: PageList["owner"]) => {
      const { group } = owner;
      return selectPages(content, { folder, owner, page, language }).flatMap((one) => {
        const entry = entriesByPage(folder).get(one);
        return entry ? [group ? { ...entry, group: groupOf(one.data, group, language) } : entry] : [];
      });
    };
    return new Map(
      lists.map(([format, folder, , owner = {}]) =>
        format === collectedFolderFormat.name
          ? [listKey(folder, owner), chosenBy(folder, owner)]
          : [folder, folders.get(folder) ?? []],
      ),
    );
  };
}

const noLists: ReturnType<PageLists> = new Map();

type TagLinker = (tags: readonly string[]) => readonly TagLink[];

/** Returns a function that adds to tags the addresses of their pages, if they have any. */
export function tagLinker(form: AddressForm, routes: ReadonlyMap<string, string> | undefined): TagLinker {
  return (tags) =>
    tags.map((name) => {
      const route = routes?.get(name);
      return route === undefined ? { name } : { name, href: pageHref(form, route) };
    });
}

interface EntryOptions {
  readonly form: AddressForm;
  resolveImage(image: unknown): Page["image"];
  readonly linkTags: TagLinker;
  /** That of the page. */
  readonly language: string;
}

function entryOf(file: PageFile, { form, ...options }: EntryOptions): ListedPage {
  // The cast is safe: the schema accepted the data, and an entry uses nothing of the blocks.
  const page = file.data as Omit<Page, "blocks">;
  const { description, card } = page;
  // The card is not resolved yet, so its icon is the name that the author wrote.
  const icon = card?.icon && findIcon(card.icon as unknown as string);
  const article = articleOf(file.data, options);
  const shown = (text: string) => plainText(text, options.language);
  return {
    href: pageHref(form, file.route),
    label: shown(pageLabel(page)),
    title: shown(titleInLists(file.data)),
    description: shown(card?.description ?? description),
    ...(icon ? { icon } : {}),
    ...(article ? { article } : {}),
  };
}

/** The article facts of a page for lists. The date stays as it is written, because each list formats it in its own language. */
function articleOf(
  data: unknown,
  { resolveImage, linkTags, language }: Omit<EntryOptions, "form">,
): ArticleFacts | undefined {
  // The cast is safe: the schema accepted the data, and none of these values but the image is resolved.
  const { date, authors, tags, image, event } = data as Pick<ArticleFacts, "date" | "authors" | "event"> & {
    readonly tags?: readonly string[];
    readonly image?: unknown;
  };
  if (!(date ?? authors ?? tags ?? image ?? event)) return undefined;
  // A list has no room for captions. The cast is safe: without an image nothing is made of it.
  const { caption: _, ...shown } = { ...(image ? resolveImage(image) : undefined) } as NonNullable<Page["image"]>;
  return {
    ...(event ? { event: { ...event, ...(event.place ? { place: plainText(event.place, language) } : {}) } } : {}),
    ...(date === undefined ? {} : { date }),
    ...(authors ? { authors: authors.map((author) => plainText(author, language)) } : {}),
    ...(tags ? { tags: linkTags(tags) } : {}),
    ...(image ? { image: shown } : {}),
  };
}
