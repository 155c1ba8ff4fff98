import { type BlockProps, Paragraph, Section } from "../../block.ts";
import type { ContentsEntry } from "../../components/contents/contents-list.tsx";
import { GroupIndex, GroupTitle } from "../../components/contents/groups.tsx";
import type { Endpoint, EndpointList as EndpointListContent } from "../../content.gen.ts";
import styles from "./endpoint-list.module.css";

export function EndpointList({ block }: BlockProps<EndpointListContent>) {
  const groups = groupsOf(block);
  const named = groups.filter((group): group is EndpointGroup & ContentsEntry => group.title !== undefined);
  return (
    <Section head={block} heading="beside" usualPace="dense" index={<GroupIndex groups={named} />}>
      {groups.map(({ id, title, items }) => (
        <div key={id}>
          {title !== undefined && <GroupTitle id={named.length > 1 ? id : undefined} title={title} />}
          <ul className={styles.list}>
            {items.map((item, place) => (
              <li key={place} className={styles.item}>
                <p>
                  <code className={`row ${styles.call}`}>
                    <span className={styles.method}>{item.method}</span> {block.prefix}/{item.path}
                  </code>
                </p>
                <Paragraph text={item.description} className={`small ${styles.description}`} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

interface EndpointGroup {
  /** The anchor of its heading, from its position in the list. */
  readonly id: string;
  readonly title: string | undefined;
  readonly items: Endpoint[];
}

/** The calls, split wherever one starts a group. */
function groupsOf({ id = "calls", items }: EndpointListContent): readonly EndpointGroup[] {
  const groups: EndpointGroup[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && item.group === undefined) last.items.push(item);
    else groups.push({ id: `${id}_${groups.length + 1}`, title: item.group, items: [item] });
  }
  return groups;
}
