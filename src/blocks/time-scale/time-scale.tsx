import { type BlockProps, Section } from "../../block.ts";
import { linesClass } from "../../components/shared-classes.ts";
import type { TimeScale as TimeScaleContent } from "../../content.gen.ts";
import styles from "./time-scale.module.css";

export function TimeScale({ block }: BlockProps<TimeScaleContent>) {
  const { every, start, end, items } = block;
  const longest = Math.max(...items.map(({ until }) => until));
  const lines = Array.from({ length: Math.floor(longest / every) + 1 }, (_, index) => index * every);
  const at = (moment: number) => `${Number(((100 * moment) / longest).toFixed(2))}%`;
  return (
    <Section head={block}>
      <ul className={`${linesClass} ${styles.rows}`}>
        {items.map(({ title, featured, from = 0, until, startText, endText }, index) => (
          <li key={index} className={featured ? styles.featured : undefined}>
            <h3>{title}</h3>
            <svg aria-hidden="true">
              {lines.map((line) => (
                <line key={line} x1={at(line)} x2={at(line)} y2="100%" />
              ))}
              {from > 0 && <rect width={at(from)} y="46%" height="8%" />}
              <rect x={at(from)} width={at(until - from)} y="20%" height="60%" />
            </svg>
            <dl className="row">
              {start !== undefined && startText !== undefined && (
                <div>
                  <dt className="small">{start}</dt>
                  <dd>{startText}</dd>
                </div>
              )}
              <div>
                <dt className="small">{end}</dt>
                <dd>{endText}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
