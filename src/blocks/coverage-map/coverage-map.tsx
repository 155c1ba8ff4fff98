import { type BlockProps, Section } from "../../block.ts";
import type { CoverageMap as CoverageMapContent } from "../../content.gen.ts";
import styles from "./coverage-map.module.css";

export function CoverageMap({ block }: BlockProps<CoverageMapContent>) {
  // Without a heading above them, the subjects move up a level.
  const Title = block.title === undefined ? "h2" : "h3";
  return (
    <Section head={block} usualPace="dense">
      <ul className={styles.map}>
        {rowsOf(block).map(({ title, href, items }, index) => (
          <li key={index}>
            <Title>
              <Place label={title} href={href} />
            </Title>
            <ul className="columns">
              {items.map((item, index) => (
                <li key={index}>
                  <Place {...item} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The author's rows, then those of pages without one. */
function rowsOf({ items, folder = [] }: CoverageMapContent): CoverageMapContent["items"] {
  return [...items, ...folder.map(({ href, title, description: label = "" }) => ({ href, title, items: [{ label }] }))];
}

function Place({ label, href }: { label: string; href?: string | undefined }) {
  return href === undefined ? label : <a href={href}>{label}</a>;
}
