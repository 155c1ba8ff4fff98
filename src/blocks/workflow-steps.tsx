import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { Section } from "../components/section/section.tsx";
import type { WorkflowSteps as WorkflowStepsContent } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./workflow-steps.module.css";
import laned from "./workflow-steps-lanes.module.css";
import more from "./workflow-steps-lanes-more.module.css";
import pictured from "./workflow-steps-picture.module.css";

export function WorkflowSteps({ block, labels }: BlockProps<WorkflowStepsContent>) {
  const { lanes, items } = block;
  return (
    <Section head={block} heading={lanes ? "above" : "beside"}>
      {lanes ? (
        <LanedSteps lanes={lanes} items={items} labels={labels} />
      ) : (
        <ol className={styles.steps}>
          {items.map((item, index) => (
            <li key={index} className={styles.step}>
              <StepContent item={item} number={index + 1} labels={labels} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

interface LanedStepsProps extends Pick<WorkflowStepsContent, "items"> {
  readonly lanes: readonly string[];
  readonly labels: Labels;
}

const laneClass = (name: "of" | "to" | "from", lane: number) => (lane > 2 ? more : laned)[`${name}-${lane}`];

/** Steps in columns by who takes them; on narrow screens one below the other, where each says who it is. */
function LanedSteps({ lanes, items, labels }: LanedStepsProps) {
  const columnOf = (index: number) => lanes.indexOf(items[index]?.lane ?? "") + 1;
  return (
    <div className={laneClass("of", lanes.length)}>
      <p className={laned.lanes} aria-hidden="true">
        {lanes.map((lane, index) => (
          <span key={index}>{lane}</span>
        ))}
      </p>
      <ol className={laned.steps}>
        {items.map((item, index) => (
          <li
            key={index}
            className={`${laned.row} ${laneClass("to", columnOf(index))} ${laneClass("from", columnOf(Math.max(index - 1, 0)))}`}
          >
            <div className={`${styles.step} ${laned.step}`}>
              <StepContent item={item} number={index + 1} labels={labels} />
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface StepContentProps {
  readonly item: WorkflowStepsContent["items"][number];
  /** Its number where the author gives none. */
  readonly number: number;
  readonly labels: Labels;
}

function StepContent({ item, number, labels }: StepContentProps) {
  const { step = number, title, lane, description, image } = item;
  return (
    <>
      <span className={styles.number}>
        <span className="visually-hidden">{labels.step} </span>
        {step}
      </span>
      <div>
        {lane !== undefined && (
          <>
            <p className="visually-hidden">{lane}</p>
            <p className={laned.lane} aria-hidden="true">
              {lane}
            </p>
          </>
        )}
        <h3 className={styles.title}>{title}</h3>
        {description !== undefined && (
          <p className={styles.description}>
            <InlineMarkup text={description} />
          </p>
        )}
        {image && (
          <div className={pictured.picture}>
            <Picture image={image} />
          </div>
        )}
      </div>
    </>
  );
}
