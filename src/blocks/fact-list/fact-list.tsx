import { type BlockProps, Icon, Paragraph, Section } from "../../block.ts";
import { ShortValue } from "../../components/markup/short-value.tsx";
import type { FactList as FactListContent } from "../../content.gen.ts";
import styles from "./fact-list.module.css";

export function FactList({ block, labels }: BlockProps<FactListContent>) {
  return (
    <Section head={block} heading="beside" usualPace="dense">
      <dl>
        {block.items.map((fact, index) => (
          <div key={index} className={`stack ${styles.fact}`}>
            <dt className={`label ${styles.label}`}>
              {fact.icon && <Icon icon={fact.icon} />}
              <ShortValue text={fact.label} labels={labels} />
            </dt>
            <dd className={styles.value}>
              <ShortValue text={fact.value} labels={labels} />
            </dd>
            <Paragraph as="dd" text={fact.description} className={`small ${styles.description}`} />
          </div>
        ))}
      </dl>
    </Section>
  );
}
