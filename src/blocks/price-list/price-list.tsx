import { Badge } from "../../components/badge.tsx";
import { Paragraph } from "../../components/markup/inline-markup.tsx";
import { Section } from "../../components/section/section.tsx";
import type { PriceGroup, PriceList as PriceListContent } from "../../content.gen.ts";
import type { BlockProps } from "../block-props.ts";
import styles from "./price-list.module.css";

export function PriceList({ block }: BlockProps<PriceListContent>) {
  return (
    <Section head={block} heading="beside">
      <div className={`stack ${styles.groups}`}>
        {block.groups.map((group, index) => (
          <Group key={index} group={group} />
        ))}
        <Paragraph text={block.note} className="small" />
      </div>
    </Section>
  );
}

function Group({ group: { title, price, description, items } }: { group: PriceGroup }) {
  return (
    <div>
      {title !== undefined && <h3>{title}</h3>}
      {price !== undefined && <p className={`row ${styles.name}`}>{price}</p>}
      <Paragraph text={description} className="small" />
      <dl>
        {items.map((thing, index) => (
          <div key={index} className={styles.thing}>
            <dt className={`row ${styles.name}`}>
              {thing.name} {thing.badge !== undefined && <Badge>{thing.badge}</Badge>}
            </dt>
            {thing.price !== undefined && <dd className={styles.price}>{thing.price}</dd>}
            <Paragraph as="dd" text={thing.description} className={`small ${styles.description}`} />
          </div>
        ))}
      </dl>
    </div>
  );
}
