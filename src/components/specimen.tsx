import type { Specimen as SpecimenContent } from "../content.gen.ts";
import styles from "./specimen.module.css";

/** A document whose marked passages become named fields. */
export function Specimen({ specimen, label }: { specimen: SpecimenContent; label: string }) {
  return (
    <figure className={styles.specimen}>
      <figcaption className="visually-hidden">{specimen.caption}</figcaption>
      <div className={styles.paper}>
        <p className={styles.heading}>{specimen.title}</p>
        <ul className={styles.lines}>
          {specimen.items.map((item, index) => (
            <li key={index}>
              <span>{item.label}</span>
              <mark>{item.text}</mark>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.fields}>
        <p className={styles.legend}>{label}</p>
        <dl>
          {specimen.items.map((item, index) => (
            <div key={index}>
              <dt>{item.field}</dt>
              <dd>{item.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}
