import type { BlockProps } from "../../block.ts";
import type { LastUpdated as LastUpdatedContent } from "../../content.gen.ts";
import styles from "./last-updated.module.css";

export function LastUpdated({ block, today }: BlockProps<LastUpdatedContent>) {
  return (
    <p className={`page-width label ${styles.line}`}>
      {block.label}: {/* The behaviour writes the visitor's day into it. */}
      <time data-behaviour="current-date" dateTime={today?.iso} suppressHydrationWarning>
        {today?.text}
      </time>
    </p>
  );
}
