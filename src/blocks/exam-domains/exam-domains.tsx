import { type BlockProps, PhraseList, Section } from "../../block.ts";
import type { ExamDomains as ExamDomainsContent } from "../../content.gen.ts";
import styles from "./exam-domains.module.css";

/** The smallest share, in percent, whose figure fits into its part of the bar on a phone. All figures are also listed below. */
const leastShown = 8;

export function ExamDomains({ block, labels }: BlockProps<ExamDomainsContent>) {
  // The bar is full even if the shares are rounded.
  const whole = sumOf(block.items);
  return (
    <Section head={block}>
      <svg className={styles.bar} aria-hidden="true">
        {block.items.map(({ weight }, index) => {
          const before = (sumOf(block.items.slice(0, index)) / whole) * 100;
          const width = (weight / whole) * 100;
          return (
            <g key={index}>
              <rect x={`${before}%`} width={`${width}%`} height="100%" />
              {width >= leastShown && (
                <text x={`${before + width / 2}%`} y="50%">
                  {weight}%
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <ul className={`columns ${styles.list}`}>
        {block.items.map((item, index) => (
          <li key={index} className={`stack ${styles.domain}`}>
            <p className={styles.weight}>
              <span className="visually-hidden">{labels.weight} </span>
              {item.weight}%
            </p>
            <h3>{item.domain}</h3>
            <PhraseList items={item.topics} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function sumOf(items: ExamDomainsContent["items"]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}
