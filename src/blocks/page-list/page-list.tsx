import { type BlockProps, Icon, Section } from "../../block.ts";
import type { PageList as PageListContent } from "../../content.gen.ts";
import styles from "./page-list.module.css";

export function PageList({ block }: BlockProps<PageListContent>) {
  return (
    <Section head={block} heading="beside" usualPace="dense">
      <ul className={`columns ${styles.list}`}>
        {block.folder.map((page) => (
          <li key={page.href} className={styles.entry}>
            {block.icons !== false && page.icon && <Icon icon={page.icon} />}
            <h3 className={styles.title}>
              <a href={page.href}>{page.title}</a>
            </h3>
            <p className={`small ${styles.description}`}>{page.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
