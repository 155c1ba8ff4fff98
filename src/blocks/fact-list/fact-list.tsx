import { Icon } from "../../components/markup/icon.tsx";
import { Paragraph } from "../../components/markup/inline-markup.tsx";
import { ShortValue } from "../../components/markup/short-value.tsx";
import { Section } from "../../components/section/section.tsx";
import type { FactList as FactListContent } from "../../content.gen.ts";
import type { BlockProps } from "../block-props.ts";
import styles from "./fact-list.module.css";

export function FactList({ block, labels }: BlockProps<FactListContent>) {
  return (
    <Section head={block} heading="beside" usualPace="dense">
      <dl>
        {block.items.map((fact, index) => (
          <div key={index} className={styles.fact}>
            <dt className={`label ${styles.label}`}>
              {fact.icon && <Icon icon={fact.icon} />}
              {fact.label}
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
