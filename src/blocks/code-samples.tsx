import { CodePanel } from "../components/code-panel.tsx";
import { Section } from "../components/section/section.tsx";
import { TabPanels } from "../components/tabs/tab-panels.tsx";
import type { CodeSamples as CodeSamplesContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./code-samples.module.css";

export function CodeSamples({ block, labels }: BlockProps<CodeSamplesContent>) {
  const panels = block.items.map(({ label, install, code }) => ({
    label,
    content: (
      <>
        {install !== undefined && (
          <p className={styles.install}>
            <span>{labels.install}</span> <code>{install}</code>
          </p>
        )}
        <CodePanel code={code} name={`${block.title}, ${label}`} labels={labels} />
      </>
    ),
  }));
  return (
    <Section head={block} heading="beside">
      <TabPanels items={panels} follow />
    </Section>
  );
}
