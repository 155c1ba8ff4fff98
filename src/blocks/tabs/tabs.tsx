import { type BlockProps, Picture, ProseMarkup, Section } from "../../block.ts";
import { TabPanels } from "../../components/tabs/tab-panels.tsx";
import type { Tabs as TabsContent } from "../../content.gen.ts";
import styles from "./tabs.module.css";

export function Tabs({ block, labels }: BlockProps<TabsContent>) {
  const panels = block.items.map(({ label, id, body, image }) => ({
    label,
    id,
    content: (
      <div className={image ? `stack ${styles.content} ${styles.pictured}` : `stack ${styles.content}`}>
        <ProseMarkup nodes={body} name={label} labels={labels} topLevel={4} />
        {image && (
          <div>
            <Picture image={image} />
          </div>
        )}
      </div>
    ),
  }));
  return (
    <Section head={block}>
      <TabPanels items={panels} />
    </Section>
  );
}
