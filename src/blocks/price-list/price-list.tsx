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
  // A `dt` needs a `dd`.
  const isTold = items.every((thing) => (thing.price ?? thing.description) !== undefined);
  const [List, Thing, Name, Text] = isTold ? (["dl", "div", "dt", "dd"] as const) : (["ul", "li", "p", "p"] as const);
  return (
    <div>
      {title !== undefined && <h3>{title}</h3>}
      {price !== undefined && (
        <p className={`row ${styles.name}`}>
          <ShortValue text={price} labels={labels} />
        </p>
      )}
      <Paragraph text={description} className="small" />
      <List>
        {items.map((thing, index) => (
          <Thing key={index} className={`stack ${styles.thing}`}>
            <Name className={`row ${styles.name}`}>
              {thing.name} {thing.badge !== undefined && <Badge>{thing.badge}</Badge>}
            </Name>
            {thing.price !== undefined && (
              <Text className={styles.price}>
                <ShortValue text={thing.price} labels={labels} />
              </Text>
            )}
            <Paragraph as={Text} text={thing.description} className={`small ${styles.description}`} />
          </Thing>
        ))}
      </List>
    </div>
  );
}
