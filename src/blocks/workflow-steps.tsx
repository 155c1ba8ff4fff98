import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import { Section } from "../components/section/section.tsx";
import type { WorkflowSteps as WorkflowStepsContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./workflow-steps.module.css";

export function WorkflowSteps({ block, labels }: BlockProps<WorkflowStepsContent>) {
  return (
    <Section head={block} heading="beside">
      <ol className={styles.steps}>
        {block.items.map((item) => (
          <li key={item.step} className={styles.step}>
            <span className={styles.number}>
              <span className="visually-hidden">{labels.step} </span>
              {item.step}
            </span>
            <div>
              <h3 className={styles.title}>{item.title}</h3>
              {item.description !== undefined && (
                <p className={styles.description}>
                  <InlineMarkup text={item.description} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
