import { type BlockProps, PhraseList, Section } from "../../block.ts";
import { linesClass } from "../../components/shared-classes.ts";
import type { Curriculum as CurriculumContent } from "../../content.gen.ts";
import { withValue } from "../../labels.ts";
import styles from "./curriculum.module.css";

export function Curriculum({ block, labels }: BlockProps<CurriculumContent>) {
  return (
    <Section head={block} heading="beside">
      <ol className={linesClass}>
        {block.items.map((item, index) => (
          <li key={index} className={`stack ${styles.week}`}>
            <p className={`label ${styles.number}`}>{withValue(labels.week, item.week)}</p>
            <div className={`stack ${styles.content}`}>
              <h3>{item.title}</h3>
              <PhraseList items={item.topics} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
