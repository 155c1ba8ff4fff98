import { type BlockProps, type Labels, Paragraph, Section } from "../../block.ts";
import { CodePanel } from "../../components/code-panel.tsx";
import { GroupIndex, GroupTitle } from "../../components/contents/groups.tsx";
import { TabPanels } from "../../components/tabs/tab-panels.tsx";
import type { CodeSample, CodeSamples as CodeSamplesContent } from "../../content.gen.ts";
import { sideBySide } from "../../labels.ts";
import styles from "./code-samples.module.css";

export function CodeSamples({ block, labels }: BlockProps<CodeSamplesContent>) {
  const { id = "samples" } = block;
  // Without an anchor from its author, a group gets one from its position.
  const groups = (block.groups ?? []).map((group, place) => ({ ...group, id: group.id ?? `${id}_${place + 1}` }));
  return (
    <Section head={block} heading="beside" index={<GroupIndex groups={groups} />}>
      {block.items && <Samples items={block.items} title={block.title} heading="h3" labels={labels} />}
      {groups.map(({ id, title, description, items }) => (
        <div key={id} className={styles.group}>
          <GroupTitle id={id} title={title} />
          <Paragraph text={description} />
          <Samples items={items} title={title} heading="h4" labels={labels} />
        </div>
      ))}
    </Section>
  );
}

interface SamplesProps {
  readonly items: readonly CodeSample[];
  readonly title: string;
  readonly heading: "h3" | "h4";
  readonly labels: Labels;
}

function Samples({ items, title, heading, labels }: SamplesProps) {
  const panels = items.map(({ label, install, code }) => ({
    label,
    content: (
      <>
        {install !== undefined && (
          <p className={`row label ${styles.install}`}>
            <span>{labels.install}</span> <code>{install}</code>
          </p>
        )}
        <CodePanel code={code} name={sideBySide([title, label], labels.language)} labels={labels} />
      </>
    ),
  }));
  return <TabPanels items={panels} heading={heading} follow />;
}
