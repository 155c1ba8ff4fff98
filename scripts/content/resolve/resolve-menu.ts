import type { Menu, MenuLink, PageEntry } from "../../../src/content-values.ts";
import { findIcon } from "../icons/icons.ts";
import { siteHref } from "../markdown/link-base.ts";
import { plainText } from "../markdown/quotes.ts";
import type { AddressForm } from "../read/address-form.ts";
import { isRoute, plainAddress } from "../read/route-form.ts";

/** An entry of a menu or of a group in it, as the author writes it. Its schema is `menu-entry.schema.json`. */
export type WrittenEntry =
  | WrittenLink
  | { readonly type: "folder"; readonly label: string; readonly folder: string; readonly wide?: boolean }
  | {
      readonly type: "group";
      readonly label: string;
      readonly entries: readonly (WrittenLink | { readonly type: "folder"; readonly folder: string })[];
      readonly wide?: boolean;
    };

interface WrittenLink {
  readonly type: "link";
  readonly label: string;
  readonly href: string;
  readonly icon?: string;
  readonly description?: string;
}

export interface MenuPages extends AddressForm {
  readonly language: string;
  /** The listed pages of a folder, in menu order. */
  pagesIn(folder: string): readonly PageEntry[];
  pageAt(route: string): PageEntry | undefined;
}

export function resolveMenu(entries: readonly WrittenEntry[], pages: MenuPages): Menu[] {
  return entries.map((entry) => {
    const label = plainText(entry.label, pages.language);
    if (entry.type === "link") return { label, href: siteHref(entry.href, pages) };
    const { wide = false } = entry;
    const written = entry.type === "folder" ? [entry] : entry.entries;
    const items = written.flatMap((one) => (one.type === "link" ? chosenLink(one, pages) : pagesOf(one.folder, pages)));
    return wide
      ? { label, items, wide }
      : { label, items: items.map(({ href, label: words }) => ({ href, label: words })) };
  });
}

/** The page of a folder itself, then the pages in it. */
function pagesOf(folder: string, { pagesIn, pageAt }: MenuPages): readonly MenuLink[] {
  const own = isRoute(folder) ? pageAt(folder) : undefined;
  // Without icons: the menu is on every page, and each icon would add 60 bytes there.
  const pages = [...(own ? [own] : []), ...pagesIn(folder)];
  return pages.map(({ href, label, description }) => ({ href, label, description }));
}

/** A link with the author's own label and description, or else those of the page. */
function chosenLink({ href, label, icon, description }: WrittenLink, pages: MenuPages): MenuLink {
  const route = plainAddress(href);
  const page = isRoute(route) ? pages.pageAt(route) : undefined;
  const shown = icon === undefined ? undefined : findIcon(icon);
  const words = description === undefined ? page?.description : plainText(description, pages.language);
  return {
    href: siteHref(href, pages),
    label: plainText(label, pages.language),
    ...(words === undefined ? {} : { description: words }),
    ...(shown ? { icon: shown } : {}),
  };
}
