import type { TagLink } from "../content-values.ts";
import styles from "./tag-list.module.css";

export function TagList({ tags }: { tags: readonly TagLink[] }) {
  return (
    <ul className={`row ${styles.tags}`}>
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
