import type { MenuEntry, SiteContent } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import styles from "./header.module.css";
import { MenuLink } from "./menu-links.tsx";
import { SideMenu } from "./side-menu.tsx";

interface HeaderProps {
  readonly site: SiteContent;
  readonly labels: Labels;
  /** The path that the site is served below. */
  readonly base: string;
  /** The path in the address of the page. */
  readonly current: string;
}

/** The fixed header: skip link, brand, menu, and on small screens the button of the side menu. */
export function Header({ site, base, labels, current }: HeaderProps) {
  const menu = site.header?.menu ?? [];
  return (
    <header className={styles.header} lang={site.language} data-behaviour="header-scroll">
      <a className={styles.skip} href="#main">
        {labels.skipToContent}
      </a>
      <div className={styles.frame}>
        <a className={styles.brand} href={`${base}/`}>
          {site.brand.name}
        </a>
        {menu.length > 0 && (
          <>
            <nav className={styles.nav} aria-label={labels.mainNavigation} data-behaviour="disclosure-menu">
              <ul className={styles.menu}>
                {menu.map((entry, index) => (
                  <li
                    key={entry.label}
                    className={styles.entry}
                    data-part={entry.type === "folder" ? "item" : undefined}
                  >
                    <Entry entry={entry} current={current} id={`menu-${index}`} />
                  </li>
                ))}
              </ul>
            </nav>
            <SideMenu entries={menu} labels={labels} current={current} />
          </>
        )}
      </div>
    </header>
  );
}

function Entry({ entry, current, id }: { entry: MenuEntry; current: string; id: string }) {
  if (entry.type === "link") {
    return (
      <MenuLink href={entry.href} current={current}>
        {entry.label}
      </MenuLink>
    );
  }
  return (
    <>
      <button type="button" aria-expanded="false" aria-controls={id} data-part="button">
        {entry.label}
        <svg className={styles.caret} viewBox="0 0 12 8" aria-hidden="true">
          <path d="m1 1.5 5 5 5-5" />
        </svg>
      </button>
      <ul id={id} className={styles.submenu}>
        {entry.folder.map((page) => (
          <li key={page.href}>
            <MenuLink href={page.href} current={current}>
              {page.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  );
}
