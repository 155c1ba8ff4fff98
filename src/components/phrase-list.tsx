import chain from "./marks/chain.module.css";
import ticks from "./marks/ticks.module.css";
import styles from "./phrase-list.module.css";

interface PhraseListProps {
  /** The name of the list, shown above it. */
  readonly label?: string;
  /** If the list is alone, its name is only for screen readers. */
  readonly isAlone?: boolean;
  readonly items: readonly string[];
  /** `ticks` for things that are true or included, `chain` for steps in order, `plain` for the rest. */
  readonly mark?: "ticks" | "chain" | "plain";
}

export function PhraseList({ label, isAlone = false, items, mark = "plain" }: PhraseListProps) {
  const List = mark === "chain" ? "ol" : "ul";
  // The rarer ones are in stylesheets of their own.
  const marks = {
    chain: chain.chain,
    plain: `${styles.list} ${styles.plain}`,
    ticks: `${styles.list} ${ticks.ticks}`,
  };
  return (
    <div className={styles.group}>
      {label !== undefined && !isAlone && <p className="label">{label}</p>}
      <List className={marks[mark]} aria-label={isAlone ? label : undefined}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </List>
    </div>
  );
}
