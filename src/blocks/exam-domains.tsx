import { PhraseList } from "../components/phrase-list.tsx";
import { Section } from "../components/section/section.tsx";
import type { ExamDomains as ExamDomainsContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./exam-domains.module.css";

/** The least share, in percent, whose figure has room in its part of the bar on a phone. All figures stand below it. */
const leastShown = 8;

export function ExamDomains({ block, labels }: BlockProps<ExamDomainsContent>) {
  return (
    <Section head={block}>
      <svg className={styles.bar} aria-hidden="true">
        {block.items.map(({ domain, weight }, index) => {
          const before = block.items.slice(0, index).reduce((sum, item) => sum + item.weight, 0);
          return (
            <g key={domain}>
              <rect x={`${before}%`} width={`${weight}%`} height="100%" />
              {weight >= leastShown && (
                <text x={`${before + weight / 2}%`} y="50%">
                  {weight}%
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ul className={styles.list}>
        {block.items.map((item) => (
          <li key={item.domain} className={styles.domain}>
            <p className={styles.weight}>
              <span className="visually-hidden">{labels.weight} </span>
              {item.weight}%
            </p>
            <h3 className={styles.title}>{item.domain}</h3>
            <PhraseList items={item.topics} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
