import type { ReactNode } from "react";
import type { Menu } from "../content-values.ts";
import { type CurrentPlace, currentMark, sectionMark } from "./current-mark.ts";

interface MenuLinkProps {
  readonly href: string;
  /** The path of the page. */
  readonly current: string;
  readonly children: ReactNode;
}

/** A link of a menu that knows whether it leads to the current page. */
export function MenuLink({ href, current, children }: MenuLinkProps) {
  return (
    <a href={href} aria-current={href === current ? "page" : undefined}>
      {children}
    </a>
  );
}

/** A menu with all its lists open. */
export function MenuLinks({ entries, place }: { entries: readonly Menu[]; place: CurrentPlace }) {
  return entries.map((entry, index) =>
    "href" in entry ? (
      <li key={index}>
        <a href={entry.href} aria-current={currentMark(entry.href, place)}>
          {entry.label}
        </a>
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
