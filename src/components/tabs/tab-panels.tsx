import type { ReactNode } from "react";
import styles from "./tab-panels.module.css";

interface TabPanelsProps {
  readonly items: readonly TabPanel[];
  /** True if choosing a label chooses it in all tabs on the page that have it. */
  readonly follow?: boolean;
  /** The level of their labels, if they are not directly below the heading of a section. */
  readonly heading?: "h3" | "h4";
}

interface TabPanel {
  readonly label: string;
  readonly id?: string | undefined;
  readonly content: ReactNode;
}

/** Panels under tabs, one shown at a time. Without JavaScript they are one below the other, each under its label. */
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
