import type { ReactNode } from "react";
import type { Menu } from "../content-values.ts";
import { type CurrentPlace, currentMark, sectionMark } from "./current-mark.ts";

interface MenuLinkProps {
  readonly href: string;
  /** The path of the page. */
  readonly current: string;
  readonly children: ReactNode;
}

interface PlaceProps {
  readonly place: CurrentPlace;
}

/** A link of a menu that knows whether it leads to the current page. */
export function MenuLink({ href, current, children }: MenuLinkProps) {
  return (
    <a href={href} aria-current={href === current ? "page" : undefined}>
      {children}
    </a>
  );
}

/** A link of a menu's first level, which also knows whether it leads to a page above the current one. */
export function EntryLink({ href, place, children }: Omit<MenuLinkProps, "current"> & PlaceProps) {
  return (
    <a href={href} aria-current={currentMark(href, place)}>
      {children}
    </a>
  );
}

/** A menu with all its lists open. */
export function MenuLinks({ entries, place }: { entries: readonly Menu[] } & PlaceProps) {
  return entries.map((entry, index) =>
    "href" in entry ? (
      <li key={index}>
        <EntryLink href={entry.href} place={place}>
          {entry.label}
        </EntryLink>
      </li>
    ) : (
      <li key={index}>
        <p aria-current={sectionMark(hrefsOf(entry), place)}>{entry.label}</p>
        <ul>
          {entry.items.map(({ href, label }) => (
            <li key={href}>
              <MenuLink href={href} current={place.current}>
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </li>
    ),
  );
}

/** Where the links of a list lead. */
export function hrefsOf({ items }: Extract<Menu, { items: unknown }>): string[] {
  return items.map(({ href }) => href);
}
