import styles from "./phrase-list.module.css";

interface PhraseListProps {
  /** The words above the list. */
  readonly label?: string;
  readonly items: readonly string[];
  /** `ticks` for things that hold, `chain` for steps in order, `plain` for the rest. */
  readonly mark?: "ticks" | "chain" | "plain";
}

/** A list of short phrases, with a label above it where it needs one. */
export function PhraseList({ label, items, mark = "plain" }: PhraseListProps) {
  const List = mark === "chain" ? "ol" : "ul";
  return (
    <div className={styles.group}>
      {label !== undefined && <p className={styles.label}>{label}</p>}
      <List className={`${styles.list} ${styles[mark]}`}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </List>
    </div>
  );
}
