import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import { Section } from "../components/section/section.tsx";
import type { Endpoint, EndpointList as EndpointListContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./endpoint-list.module.css";
import grouped from "./endpoint-list-groups.module.css";

export function EndpointList({ block }: BlockProps<EndpointListContent>) {
  const groups = groupsOf(block);
  const named = groups.filter(({ title }) => title !== undefined);
  const index = named.length > 1 && (
    <ul className={grouped.index}>
      {named.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <Section head={block} heading="beside" usualPace="dense" index={index}>
      {groups.map(({ id, title, items }) => (
        <div key={id}>
          {title !== undefined && (
            <h3 id={named.length > 1 ? id : undefined} className={grouped.title}>
              {title}
            </h3>
          )}
          <ul className={styles.list}>
            {items.map((item, place) => (
              <li key={place} className={styles.item}>
                <p>
                  <code className={styles.call}>
                    <span className={styles.method}>{item.method}</span> {block.prefix}/{item.path}
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
        </div>
      ))}
    </Section>
  );
}

interface EndpointGroup {
  /** The anchor of its heading, by its place in the list. */
  readonly id: string;
  readonly title: string | undefined;
  readonly items: Endpoint[];
}

/** The calls, parted where one begins a group. */
function groupsOf({ id = "calls", items }: EndpointListContent): readonly EndpointGroup[] {
  const groups: EndpointGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.group === undefined) last.items.push(item);
    else groups.push({ id: `${id}_${groups.length + 1}`, title: item.group, items: [item] });
  }
  return groups;
}
