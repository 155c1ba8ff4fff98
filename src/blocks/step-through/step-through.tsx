import { useState } from "react";
import { type BlockProps, Paragraph, Section, useHydrated } from "../../block.ts";
import type { StepThrough as StepThroughContent } from "../../content.gen.ts";
import styles from "./step-through.module.css";

export function StepThrough({ block, labels }: BlockProps<StepThroughContent>) {
  const hydrated = useHydrated();
  const [current, setCurrent] = useState(0);
  const last = block.items.length - 1;
  return (
    <Section head={block} heading="beside">
      <ol className={`stack ${styles.steps}`}>
        {block.items.map((item, index) => (
          <li key={index} hidden={hydrated && index !== current}>
            <h3>{item.title}</h3>
            <Paragraph text={item.description} />
          </li>
        ))}
      </ol>
      {hydrated && (
        <p className={styles.controls}>
          <button type="button" aria-disabled={current === 0} onClick={() => setCurrent(Math.max(0, current - 1))}>
            {labels.previousStep}
          </button>
          <span role="status">
            {current + 1} / {last + 1}
            <span className="visually-hidden">: {block.items[current]?.title}</span>
          </span>
          <button
            type="button"
            aria-disabled={current === last}
            onClick={() => setCurrent(Math.min(last, current + 1))}
          >
            {labels.nextStep}
          </button>
        </p>
      )}
    </Section>
  );
}
