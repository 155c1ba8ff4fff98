import { type BlockProps, Paragraph, Section } from "../../block.ts";
import { CodePanel } from "../../components/code-panel.tsx";
import { detailsClass, linesClass, summaryClass } from "../../components/shared-classes.ts";
import type { WalkThrough as WalkThroughContent, WalkThroughDocument, WalkThroughResult } from "../../content.gen.ts";
import styles from "./walk-through.module.css";

// No step closes another: if one above it folded up, the opened step would leave the window.
export function WalkThrough({ block, labels }: BlockProps<WalkThroughContent>) {
  return (
    <Section head={block}>
      <ol className={`${linesClass} ${styles.steps}`}>
        {block.items.map((step, index) => (
          <li key={index} className={styles.item}>
            <details open={index === 0} className={`${detailsClass} ${styles.step}`}>
              <summary className={`${summaryClass} ${styles.summary}`}>
                <h3>{step.title}</h3>
              </summary>
              <div className={`stack ${styles.content}`}>
                <Paragraph text={step.description} />
                {step.document && <Sheet document={step.document} />}
                {step.results && <Results results={step.results} />}
                {step.code && <CodePanel code={step.code.code} name={step.title} labels={labels} />}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Sheet({ document: { title, lines } }: { document: WalkThroughDocument }) {
  return (
    <div className={styles.sheet}>
      <p className={styles.name}>{title}</p>
      <dl>
        {lines.map(({ label, text, marked }, index) => (
          <div key={index} className={`row ${styles.line}`}>
            <dt className="small">{label}</dt>
            <dd>{marked ? <mark>{text}</mark> : text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Results({ results }: { results: readonly WalkThroughResult[] }) {
  return (
    <dl className={styles.results}>
      {results.map(({ label, value, note, open }, index) => (
        <div key={index} className={`row ${open ? styles.open : styles.line}`}>
          <dt className="small">{label}</dt>
          <dd>
            {open ? <mark>{value}</mark> : value}
            {note !== undefined && <span className="small">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
