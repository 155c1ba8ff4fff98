import { type BlockProps, type Labels, Paragraph, Picture, Section } from "../../block.ts";
import type { WorkflowSteps as WorkflowStepsContent } from "../../content.gen.ts";
import { around } from "../../labels.ts";
import styles from "./workflow-steps.module.css";
import laned from "./workflow-steps-lanes.module.css";

export function WorkflowSteps({ block, labels }: BlockProps<WorkflowStepsContent>) {
  const { lanes, items } = block;
  return (
    <Section head={block} heading={lanes ? "above" : "beside"}>
      {lanes ? (
        <LanedSteps items={items} labels={labels} />
      ) : (
        <ol>
          {items.map((item, index) => (
            <li key={index} className={`stack ${styles.step}`}>
              <StepContent item={item} number={index + 1} labels={labels} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

type Step = WorkflowStepsContent["items"][number];

interface Turn {
  readonly lane: string | undefined;
  readonly steps: { readonly item: Step; readonly number: number }[];
}

/** The steps, split wherever another lane takes over. */
function turnsOf(items: readonly Step[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const [index, item] of items.entries()) {
    const step = { item, number: index + 1 };
    const last = turns.at(-1);
    if (last && last.lane === item.lane) last.steps.push(step);
    else turns.push({ lane: item.lane, steps: [step] });
  }
  return turns;
}

function LanedSteps({ items, labels }: Pick<WorkflowStepsContent, "items"> & { readonly labels: Labels }) {
  return turnsOf(items).map(({ lane, steps }, index) => (
    <div key={index} className={`stack ${laned.turn}`}>
      <p className={`label ${laned.lane}`}>{lane}</p>
      <ol className={`columns ${laned.steps}`} start={steps[0]?.number}>
        {steps.map(({ item, number }) => (
          <li key={number} className="stack">
            <StepContent item={item} number={number} labels={labels} />
          </li>
        ))}
      </ol>
    </div>
  ));
}

interface StepContentProps {
  readonly item: Step;
  /** Its number if the author gives none. */
  readonly number: number;
  readonly labels: Labels;
}

function StepContent({ item, number, labels }: StepContentProps) {
  const { step = number, title, description, image } = item;
  const [beforeNumber, afterNumber] = around(labels.step);
  return (
    <>
      <span className={styles.number}>
        <span className="visually-hidden">{beforeNumber}</span>
        {step}
        {afterNumber && <span className="visually-hidden">{afterNumber}</span>}
      </span>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <Paragraph text={description} className={`soft ${styles.description}`} />
        {image && <Picture image={image} className={styles.picture} />}
      </div>
    </>
  );
}
