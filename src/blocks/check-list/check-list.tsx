import { type BlockProps, InlineMarkup, Section } from "../../block.ts";
import type { CheckList as CheckListContent } from "../../content.gen.ts";
import styles from "./check-list.module.css";

export function CheckList({ block }: BlockProps<CheckListContent>) {
  return (
    <Section head={block} heading="beside" usualPace="dense">
      <ul className={styles.list}>
        {block.items.map((item, index) => (
          <li key={index}>
            <InlineMarkup text={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
