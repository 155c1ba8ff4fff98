import styles from "./group-title.module.css";

interface GroupTitleProps {
  readonly id?: string | undefined;
  readonly title: string;
}

export function GroupTitle({ id, title }: GroupTitleProps) {
  return (
    <h3 id={id} className={styles.title}>
      {title}
    </h3>
  );
}
