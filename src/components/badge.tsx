import styles from "./badge.module.css";

/** A short mark, drawn as if with a highlighter. */
export function Badge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>;
}
