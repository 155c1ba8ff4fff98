import type { SpecimenItem } from "../../content.gen.ts";
import styles from "./specimen.module.css";

/** Lines of a document; beside each that is marked stands what is read from it. */
export function SpecimenLines({ items }: { items: readonly SpecimenItem[] }) {
  return (
    <ul>
      {items.map(({ label, text, field, value }, index) => {
        const isRead = field !== undefined || value !== undefined;
        return (
          <li key={index}>
            <p className={styles.line}>
              {label !== undefined && `${label} `}
              {isRead ? <mark>{text}</mark> : <b>{text}</b>}
            </p>
            {isRead && (
              <p className={styles.field}>
                {field} <b>{value ?? text}</b>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
