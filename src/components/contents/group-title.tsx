import styles from "./group-title.module.css";

interface GroupTitleProps {
  /** Its anchor. */
  readonly id?: string | undefined;
  readonly title: string;
}

/** The heading of a group in a section. */
export function GroupTitle({ id, title }: GroupTitleProps) {
  return (
    <h3 id={id} className={styles.title}>
      {title}
    </h3>
  );
}
