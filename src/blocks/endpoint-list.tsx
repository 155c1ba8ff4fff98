import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import { Section } from "../components/section/section.tsx";
import type { EndpointList as EndpointListContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./endpoint-list.module.css";

export function EndpointList({ block }: BlockProps<EndpointListContent>) {
  return (
    <Section head={block} heading="beside">
      <ul className={styles.list}>
        {block.items.map((item, index) => (
          <li key={index} className={styles.item}>
            <p className={styles.call}>
              <span className={styles.method}>{item.method}</span>{" "}
              <code>
                {block.prefix}/{item.path}
              </code>
            </p>
            {item.description !== undefined && (
              <p className={styles.description}>
                <InlineMarkup text={item.description} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
