import type { Menu } from "../content-values.ts";
import { type CurrentPlace, currentMark, pageMark, sectionMark } from "./current-mark.ts";

/** Placeholder for the language links: each page has its own, and the rest of the header is shared. */
export const languagesPlace = '<li data-languages=""></li>';

export function LanguagesPlace() {
  return <li data-languages="" />;
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
              <a href={href} aria-current={pageMark(href, place.current)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </li>
    ),
  );
}

export function hrefsOf({ items }: Extract<Menu, { items: unknown }>): string[] {
  return items.map(({ href }) => href);
}
