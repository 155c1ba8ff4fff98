import type { SpecimenItem } from "../../content.gen.ts";
import { type Labels, withValue } from "../../labels.ts";
import styles from "./specimen.module.css";
import doubt from "./specimen-doubt.module.css";

/** Lines of a document, with the value that is read next to each marked one. */
export function SpecimenLines({ items, labels }: { items: readonly SpecimenItem[]; labels: Labels }) {
  return (
    <ul>
      {items.map((item, index) => {
        const { label, text, field, value, check } = item;
        return (
          <li key={index}>
            <p className={styles.line}>
              {label !== undefined && `${label} `}
              {hasField(item) ? <mark>{text}</mark> : <b>{text}</b>}
            </p>
            {hasField(item) && (
              <p className={check === undefined ? styles.field : `${styles.field} ${doubt.field}`}>
                {field} <b>{value ?? text}</b>
                {check !== undefined && <span>{withValue(labels.toCheck, check)}</span>}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const hasField = ({ field, value }: SpecimenItem) => field !== undefined || value !== undefined;
