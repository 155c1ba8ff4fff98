import { CodePanel } from "../components/code-panel.tsx";
import { Section } from "../components/section/section.tsx";
import type { CodeSamples as CodeSamplesContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./code-samples.module.css";

export function CodeSamples({ block, labels }: BlockProps<CodeSamplesContent>) {
  const tabbed = block.items.length > 1;
  return (
    <Section head={block} heading="beside">
      {tabbed && (
        <div className={styles.room} aria-hidden="true">
          {block.items.map(({ label }) => (
            <span key={label} data-label={label} />
          ))}
        </div>
      )}
      <div className={styles.samples} {...(tabbed ? { "data-behaviour": "tabs" } : {})}>
        {block.items.map((sample) => (
          <div key={sample.label} className={styles.sample} data-tab={sample.label}>
            <h3 className={styles.label}>{sample.label}</h3>
            {sample.install !== undefined && (
              <p className={styles.install}>
                <span>{labels.install}</span> <code>{sample.install}</code>
              </p>
            )}
            <CodePanel code={sample.code} name={`${block.title}, ${sample.label}`} labels={labels} />
          </div>
        ))}
      </div>
    </Section>
  );
}
