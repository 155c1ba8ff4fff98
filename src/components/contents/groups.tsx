import type { ContentsEntry } from "./contents-list.tsx";
import styles from "./groups.module.css";

/** Links to the groups of a section, shown with its heading. A single group needs none. */
export function GroupIndex({ groups }: { readonly groups: readonly ContentsEntry[] }) {
  if (groups.length < 2) return null;
  return (
    <ul className={`row ${styles.index}`}>
      {groups.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${encodeURI(id)}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}

export function GroupTitle({ id, title }: { id?: string | undefined; title: string }) {
  return (
    <h3 id={id} className={styles.title}>
      {title}
    </h3>
  );
}
