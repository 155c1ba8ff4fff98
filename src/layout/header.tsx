import type { ReactNode } from "react";
import { ActionLink } from "../components/action-link.tsx";
import { Icon } from "../components/markup/icon.tsx";
import type { HeaderAction, SiteContent } from "../content.gen.ts";
import type { Menu } from "../content-values.ts";
import { type Labels, sideBySide } from "../labels.ts";
import { inLanguage } from "../text-direction.ts";
import { type CurrentPlace, currentMark, pageMark, sectionMark } from "./current-mark.ts";
import styles from "./header.module.css";
import actionStyles from "./header-actions.module.css";
import { Logo } from "./logo.tsx";
import { hrefsOf, LanguagesPlace } from "./menu-links.tsx";
import { SearchLink } from "./search.tsx";
import { SideMenu } from "./side-menu.tsx";
import listStyles from "./submenu.module.css";
import wideStyles from "./wide-menu.module.css";

interface HeaderProps {
  readonly site: SiteContent;
  readonly labels: Labels;
  readonly place: CurrentPlace;
}

/** The first link of a page, whatever is above the header. */
export function SkipLink({ site, labels }: Pick<HeaderProps, "site" | "labels">) {
  return (
    <a className={styles.skip} href="#main" {...inLanguage(site.language)}>
      {labels.skipToContent}
    </a>
  );
}

/** The sticky header: brand, menu, actions, and on small screens the side menu button. */
export function Header({ site, labels, place }: HeaderProps) {
  const { menu = [], actions } = site.header ?? {};
  const language = site.languages?.find(({ code }) => code === site.language);
  const hasMenu = menu.length > 0 || language !== undefined;
  const { name, logo } = site.brand;
  return (
    <header className={styles.header} {...inLanguage(site.language)} data-behaviour="header-scroll">
      <div className={`page-width ${styles.frame}`}>
        <a className={styles.brand} href={place.home}>
          {logo && <Logo logo={logo} />}
          {logo?.alt === undefined && name}
        </a>
        {hasMenu && <WholeMenu menu={menu} language={language?.name} labels={labels} place={place} />}
        {actions && <div className={`row ${actionStyles.line}`}>{actions.map(toLink)}</div>}
        {site.search !== undefined && <SearchLink site={site} labels={labels} />}
        {hasMenu && (
          <SideMenu
            entries={menu}
            actions={actions?.map(toLink)}
            hasLanguages={language !== undefined}
            labels={labels}
            place={place}
          />
        )}
      </div>
    </header>
  );
}

function toLink(action: HeaderAction, index: number) {
  return <ActionLink key={index} action={action} emphasis={action.style ?? (index === 0 ? "main" : "other")} />;
}

interface WholeMenuProps extends Pick<HeaderProps, "labels" | "place"> {
  readonly menu: readonly Menu[];
  /** The name of the page's language, on a site that has several. */
  readonly language: string | undefined;
}

function WholeMenu({ menu, language, labels, place }: WholeMenuProps) {
  return (
    <nav className={styles.nav} aria-label={labels.mainNavigation} data-behaviour="disclosure-menu">
      <ul className={`row ${styles.menu}`}>
        {menu.map((entry, index) =>
          "href" in entry ? (
            <li key={index} className={styles.entry}>
              <a href={entry.href} aria-current={currentMark(entry.href, place)}>
                {entry.label}
              </a>
            </li>
          ) : (
            <li
              key={index}
              className={entry.wide ? `${styles.entry} ${wideStyles.entry}` : styles.entry}
              data-part="item"
            >
              <MenuList entry={entry} place={place} id={`menu-${index}`} />
            </li>
          ),
        )}
        {language !== undefined && (
          <li className={styles.entry} data-part="item">
            <ListButton controls="languages" name={sideBySide([language, labels.languages], labels.language)}>
              {language}
            </ListButton>
            <ul id="languages" className={listStyles.submenu}>
              <LanguagesPlace />
            </ul>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface ListButtonProps {
  readonly controls: string;
  /** Its name if its text is not enough: it begins with that text, for voice control. */
  readonly name?: string;
  readonly current?: "true" | undefined;
  readonly children: ReactNode;
}

function ListButton({ controls, name, current, children }: ListButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-expanded="false"
      aria-controls={controls}
      aria-current={current}
      data-part="button"
    >
      {children}
      <svg className={listStyles.caret} viewBox="0 0 12 8" aria-hidden="true">
        <path d="m1 1.5 5 5 5-5" />
      </svg>
    </button>
  );
}

interface MenuListProps {
  readonly entry: Extract<Menu, { items: unknown }>;
  readonly place: CurrentPlace;
  readonly id: string;
}

function MenuList({ entry, place, id }: MenuListProps) {
  return (
    <>
      <ListButton controls={id} current={sectionMark(hrefsOf(entry), place)}>
        {entry.label}
      </ListButton>
      <ul id={id} className={entry.wide ? `${listStyles.submenu} ${wideStyles.list}` : listStyles.submenu}>
        {entry.items.map(({ href, label, description, icon }) => (
          <li key={href}>
            <a href={href} aria-current={pageMark(href, place.current)}>
              {icon && <Icon icon={icon} />}
              {description === undefined ? (
                label
              ) : (
                <span>
                  {label} <small>{description}</small>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
