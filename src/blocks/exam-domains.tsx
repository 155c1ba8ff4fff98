import { PhraseList } from "../components/phrase-list.tsx";
import { Section } from "../components/section/section.tsx";
import type { ExamDomains as ExamDomainsContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./exam-domains.module.css";

export function ExamDomains({ block, labels }: BlockProps<ExamDomainsContent>) {
  return (
    <Section head={block} heading="beside">
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item.domain} className={styles.domain}>
            <div className={styles.head}>
              <h3 className={styles.title}>{item.domain}</h3>
              <p className={styles.weight}>
                <span className="visually-hidden">{labels.weight} </span>
                {item.weight}%
              </p>
            </div>
            <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={item.weight} height="1" />
            </svg>
            <PhraseList items={item.topics} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
