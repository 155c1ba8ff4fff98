import type { TagLink } from "../content-values.ts";
import styles from "./tag-name.module.css";

/** A tag, which leads to its page where it has one. */
export function TagName({ tag: { name, href, isCurrent } }: { tag: TagLink }) {
  if (href === undefined) return name;
  return (
    <a href={href} className={styles.link} aria-current={isCurrent ? "page" : undefined}>
      {name}
    </a>
  );
}
