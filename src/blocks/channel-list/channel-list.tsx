import { ActionLink, type BlockProps, Icon, Paragraph, PhraseList, Section } from "../../block.ts";
import { linesClass } from "../../components/shared-classes.ts";
import type { ChannelList as ChannelListContent } from "../../content.gen.ts";
import styles from "./channel-list.module.css";

export function ChannelList({ block }: BlockProps<ChannelListContent>) {
  return (
    <Section head={block}>
      <ul className={linesClass}>
        {block.items.map((channel, index) => (
          <li key={index} className={`stack ${styles.channel}`}>
            <div>
              <h3 className={styles.title}>
                {channel.icon && <Icon icon={channel.icon} />}
                {channel.title}
              </h3>
              <p className={`label ${styles.availability}`}>{channel.availability}</p>
            </div>
            <Paragraph text={channel.description} className="soft" />
            <PhraseList items={channel.features} mark="ticks" />
            {channel.action && <ActionLink action={channel.action} emphasis="plain" about={channel.title} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
