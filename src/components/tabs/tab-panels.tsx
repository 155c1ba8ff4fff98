import type { ReactNode } from "react";
import styles from "./tab-panels.module.css";

interface TabPanelsProps {
  readonly items: readonly TabPanel[];
  /** True where choosing a label chooses it in all other tabs of the page that have it. */
  readonly follow?: boolean;
  /** The level of their labels, where they do not stand directly below the heading of a section. */
  readonly heading?: "h3" | "h4";
}

interface TabPanel {
  readonly label: string;
  readonly id?: string | undefined;
  readonly content: ReactNode;
}

/** Panels of which a tab shows one. Without JavaScript they stand below each other, each under its label. */
export function TabPanels({ items, follow = false, heading: Heading = "h3" }: TabPanelsProps) {
  const tabbed = items.length > 1;
  return (
    <>
      {tabbed && (
        <div className={styles.room} aria-hidden="true">
          {items.map(({ label }, index) => (
            <span key={index} data-label={label} />
          ))}
        </div>
      )}
      <div
        className={styles.panels}
        data-behaviour={tabbed ? "tabs" : undefined}
        data-follow={tabbed && follow ? "" : undefined}
      >
        {items.map(({ label, id, content }, index) => (
          <div key={index} id={id} className={styles.panel} data-tab={label}>
            <Heading className={styles.label}>{label}</Heading>
            {content}
          </div>
        ))}
      </div>
    </>
  );
}
