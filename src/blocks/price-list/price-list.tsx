import { Badge, type BlockProps, type Labels, Paragraph, Section } from "../../block.ts";
import { ShortValue } from "../../components/markup/short-value.tsx";
import type { PriceGroup, PriceList as PriceListContent } from "../../content.gen.ts";
import styles from "./price-list.module.css";

export function PriceList({ block, labels }: BlockProps<PriceListContent>) {
  return (
    <Section head={block} heading="beside">
      <div className={`stack ${styles.groups}`}>
        {block.groups.map((group, index) => (
          <Group key={index} group={group} labels={labels} />
        ))}
        <Paragraph text={block.note} className="small" />
      </div>
    </Section>
  );
}

function Group({ group: { title, price, description, items }, labels }: { group: PriceGroup; labels: Labels }) {
  return (
    <div>
      {title !== undefined && <h3>{title}</h3>}
      {price !== undefined && (
        <p className={`row ${styles.name}`}>
          <ShortValue text={price} labels={labels} />
        </p>
      )}
      <Paragraph text={description} className="small" />
      <dl>
        {items.map((thing, index) => (
          <div key={index} className={`stack ${styles.thing}`}>
            <dt className={`row ${styles.name}`}>
              {thing.name} {thing.badge !== undefined && <Badge>{thing.badge}</Badge>}
            </dt>
            {thing.price !== undefined && (
              <dd className={styles.price}>
                <ShortValue text={thing.price} labels={labels} />
              </dd>
            )}
            <Paragraph as="dd" text={thing.description} className={`small ${styles.description}`} />
          </div>
        ))}
      </dl>
    </div>
  );
}
