import { Badge, type BlockProps, Icon, Paragraph, Section } from "../../block.ts";
import type { Timeline as TimelineContent } from "../../content.gen.ts";
import styles from "./timeline.module.css";

export function Timeline({ block }: BlockProps<TimelineContent>) {
  const isDated = block.items.some(({ date }) => date !== undefined);
  return (
    <Section head={block} heading="beside">
      <ol className={isDated ? styles.line : `${styles.line} ${styles.numbered}`}>
        {block.items.map((entry, index) => (
          <li key={index} className={styles.entry}>
            <span className={styles.mark}>{entry.icon && <Icon icon={entry.icon} />}</span>
            {entry.date !== undefined && <p className={`label ${styles.date}`}>{entry.date}</p>}
            <h3 className={`row ${styles.title}`}>
              {entry.title} {entry.badge !== undefined && <Badge>{entry.badge}</Badge>}
            </h3>
            <Paragraph text={entry.description} className={`soft ${styles.description}`} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
