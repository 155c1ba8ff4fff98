import type { ReactNode } from "react";
import type { Menu } from "../content-values.ts";
import type { Labels } from "../labels.ts";
import type { CurrentPlace } from "./current-mark.ts";
import actionStyles from "./header-actions.module.css";
import button from "./icon-button.module.css";
import { LanguagesPlace, MenuLinks } from "./menu-links.tsx";
import styles from "./side-menu.module.css";

interface SideMenuProps {
  readonly entries: readonly Menu[];
  readonly actions: ReactNode;
  readonly hasLanguages: boolean;
  readonly labels: Labels;
  readonly place: CurrentPlace;
}

/** The menu of small screens: a modal dialog, or a popover without JavaScript. */
export function SideMenu({ entries, actions, hasLanguages, labels, place }: SideMenuProps) {
  return (
    <>
      <button
        type="button"
        className={`${button.button} ${styles.opener}`}
        popoverTarget="side-menu"
        aria-label={labels.openMenu}
        data-part="opener"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6.5h18M3 12h18M3 17.5h12" />
        </svg>
      </button>
      <dialog
        id="side-menu"
        popover=""
        className={styles.panel}
        aria-label={labels.sideMenu}
        data-behaviour="side-menu"
      >
        <div className={styles.content}>
          <button
            type="button"
            className={button.button}
            popoverTarget="side-menu"
            popoverTargetAction="hide"
            aria-label={labels.closeMenu}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          </button>
          {actions && <div className={`stack ${actionStyles.column}`}>{actions}</div>}
          <nav aria-label={labels.sideMenu}>
            <ul className={styles.list}>
              <MenuLinks entries={entries} place={place} />
              {hasLanguages && (
                <li>
                  <p>{labels.languages}</p>
                  <ul>
                    <LanguagesPlace />
                  </ul>
                </li>
              )}
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}
