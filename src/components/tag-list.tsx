import type { TagLink } from "../content-values.ts";
import styles from "./tag-list.module.css";

export function TagList({ tags, label }: { tags: readonly TagLink[]; label?: string }) {
  return (
    <ul className={`row ${styles.tags}`} aria-label={label}>
      {tags.map(({ name, href, isCurrent }, index) => (
        <li key={index}>
          {href === undefined ? (
            name
          ) : (
            <a href={href} className={styles.link} aria-current={isCurrent ? "page" : undefined}>
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
