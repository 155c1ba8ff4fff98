import { type BlockProps, Icon, Paragraph, PhraseList, Section } from "../../block.ts";
import type { ListGroups as ListGroupsContent } from "../../content.gen.ts";
import styles from "./list-groups.module.css";

export function ListGroups({ block }: BlockProps<ListGroupsContent>) {
  return (
    <Section head={block} usualPace="dense">
      <ul className={`columns ${styles.groups}`}>
        {block.items.map((group, index) => (
          <li key={index} className={styles.group}>
            <h3 className={styles.title}>
              {group.icon && <Icon icon={group.icon} />}
              {group.title}
            </h3>
            <div className={`stack ${styles.content}`}>
              <Paragraph text={group.description} className="small" />
              <PhraseList items={group.items} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
