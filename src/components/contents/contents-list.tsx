import styles from "./contents-list.module.css";

/** A part of a page that a link can lead to. */
export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

interface ContentsListProps {
  readonly title: string;
  readonly entries: readonly ContentsEntry[];
}

/** A list of the parts of a page, each a link to it. Without parts it shows nothing. */
export function ContentsList({ title, entries }: ContentsListProps) {
  if (entries.length === 0) return null;
  return (
    // On paper, links to places on the page have no use.
    <nav className={`stack ${styles.parts}`} aria-label={title}>
      <p className="label">{title}</p>
      <ul className={styles.list}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${encodeURI(id)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
