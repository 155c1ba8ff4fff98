import type { MenuEntry } from "../content.gen.ts";

/** A link of a menu that knows whether it leads to the current page. */
export function MenuLink({ href, current, children }: { href: string; current: string; children: string }) {
  return (
    <a href={href} aria-current={href === current ? "page" : undefined}>
      {children}
    </a>
  );
}

/** A menu with all its folders open: an entry is a link, a folder is a list of links. */
export function MenuLinks({ entries, current }: { entries: readonly MenuEntry[]; current: string }) {
  return entries.map((entry) =>
    entry.type === "link" ? (
      <li key={entry.label}>
        <MenuLink href={entry.href} current={current}>
          {entry.label}
        </MenuLink>
      </li>
    ) : (
      <li key={entry.label}>
        <p>{entry.label}</p>
        <ul>
          {entry.folder.map((page) => (
            <li key={page.href}>
              <MenuLink href={page.href} current={current}>
                {page.label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </li>
    ),
  );
}
