import { type BlockProps, ProseMarkup, Section } from "../../block.ts";
import { detailsClass, linesClass, summaryClass } from "../../components/shared-classes.ts";
import type { QuestionsAndAnswers } from "../../content.gen.ts";
import styles from "./faq.module.css";

// The anchor is inside: browsers open `details` if an address or a search in the page leads into it.
export function Faq({ block, labels }: BlockProps<QuestionsAndAnswers>) {
  return (
    <Section head={block} heading="beside">
      <div className={`${linesClass} ${styles.list}`}>
        {block.items.map(({ id, question, answer }, index) => (
          <details key={index} className={`${detailsClass} ${styles.item}`}>
            <summary className={`${summaryClass} ${styles.summary}`}>
              <h3>{question}</h3>
            </summary>
            <div id={id} className={styles.answer}>
              <ProseMarkup nodes={answer} name={question} labels={labels} topLevel={4} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
