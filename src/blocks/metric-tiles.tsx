import { Section } from "../components/section/section.tsx";
import type { MetricTiles as MetricTilesContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./metric-tiles.module.css";

export function MetricTiles({ block }: BlockProps<MetricTilesContent>) {
  return (
    <Section head={block}>
      <dl className={styles.tiles}>
        {block.items.map((item, index) => (
          <div key={index} className={styles.tile}>
            <dt>{item.label}</dt>
            <dd className={styles.value}>{item.value}</dd>
            {item.description !== undefined && <dd className={styles.note}>{item.description}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
