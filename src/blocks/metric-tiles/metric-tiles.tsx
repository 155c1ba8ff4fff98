import { type BlockProps, type Labels, Paragraph, Section } from "../../block.ts";
import { ShortValue } from "../../components/markup/short-value.tsx";
import { linesClass } from "../../components/shared-classes.ts";
import type { Metric, MetricTiles as MetricTilesContent } from "../../content.gen.ts";
import styles from "./metric-tiles.module.css";
import boxes from "./metric-tiles-boxes.module.css";
import leadingStyles from "./metric-tiles-leading.module.css";
import long from "./metric-tiles-long.module.css";
import noted from "./metric-tiles-notes.module.css";

export function MetricTiles({ block, labels }: BlockProps<MetricTilesContent>) {
  const leading = block.items.filter((item) => item.leading);
  const others = block.items.filter((item) => !item.leading);
  if (leading.length === 0) {
    return (
      <Section head={block}>
        <Tiles items={others} labels={labels} className={`columns ${boxes.tiles}`} />
      </Section>
    );
  }
  // More characters of the usual size than this are wider than their column.
  const isLong = leading.some(({ value }) => value.length > 6);
  return (
    <Section head={block}>
      <div className={leadingStyles.parts}>
        <Tiles
          items={leading}
          labels={labels}
          className={isLong ? `${leadingStyles.leading} ${long.figure}` : leadingStyles.leading}
        />
        {others.length > 0 && <Tiles items={others} labels={labels} className={linesClass} />}
      </div>
    </Section>
  );
}

interface TilesProps extends Pick<MetricTilesContent, "items"> {
  readonly labels: Labels;
  readonly className: string | undefined;
}

function Tiles({ items, labels, className }: TilesProps) {
  return (
    <dl className={className}>
      {items.map((item, index) => (
        <div key={index} className={styles.tile}>
          <dt className="label">{item.label}</dt>
          <dd className={styles.value}>
            <Figure item={item} labels={labels} />
          </dd>
          {item.description !== undefined && <dd className="small">{item.description}</dd>}
          <Paragraph as="dd" text={item.source} className={`small ${noted.source}`} />
        </div>
      ))}
    </dl>
  );
}

/** The figure with its prefix and suffix. A symbol follows directly, a word after a space. */
function Figure({ item: { value, prefix, suffix }, labels }: { item: Metric; labels: Labels }) {
  const isWord = suffix !== undefined && /^[\p{L}\p{N}]/u.test(suffix);
  return (
    <>
      {prefix !== undefined && <span className={noted.qualifier}>{prefix} </span>}
      <ShortValue text={value} labels={labels} />
      {suffix !== undefined && (
        <span className={isWord ? noted.qualifier : noted.sign}>{isWord ? ` ${suffix}` : suffix}</span>
      )}
    </>
  );
}
