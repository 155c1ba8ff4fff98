import type { Specimen as SpecimenContent } from "../../content.gen.ts";
import { type Labels, listed, withCount } from "../../labels.ts";
import boxes from "./boxes-paper.module.css";
import card from "./card-paper.module.css";
import certificate from "./certificate-paper.module.css";
import cheque from "./cheque-paper.module.css";
import letter from "./letter-paper.module.css";
import moves from "./moving-specimen.module.css";
import shown from "./shown-specimen.module.css";
import slip from "./slip-paper.module.css";
import styles from "./specimen.module.css";
import desk from "./specimen-desk.module.css";
import { SpecimenFoot } from "./specimen-foot.tsx";
import { hasField, SpecimenLines } from "./specimen-lines.tsx";
import { SpecimenTable } from "./specimen-table.tsx";

const papers = {
  form: undefined,
  boxes: boxes.paper,
  letter: letter.paper,
  card: card.paper,
  certificate: certificate.paper,
  cheque: cheque.paper,
  slip: slip.paper,
};

interface SpecimenProps {
  readonly specimen: SpecimenContent;
  readonly labels: Labels;
  readonly isWide?: boolean | undefined;
  /** Whether marks and fields appear along with a headline that is typed next to it. */
  readonly moving?: boolean;
}

/** A document with its marks, each connected to the field that is read from it. */
export function Specimen({ specimen, labels, isWide, moving }: SpecimenProps) {
  const { id, layout = "form", issuer, title, caption, items, table, totals } = specimen;
  const classes = [styles.specimen, papers[layout], id !== undefined && shown.shown, moving && moves.moving]
    .filter(Boolean)
    .join(" ");
  const figure = (
    <figure id={id} className={classes}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <p className={styles.legend}>{legendOf(specimen, labels)}</p>
      <p className={styles.head}>
        {issuer} <b>{title}</b>
      </p>
      {layout === "card" && (
        <svg viewBox="0 0 40 50" aria-hidden="true">
          <path d="M20 8a9 10 0 1 1 0 21 9 10 0 1 1 0-21M3 50q0-16 17-16t17 16" />
        </svg>
      )}
      <SpecimenLines items={items} labels={labels} />
      {table && <SpecimenTable table={table} />}
      {totals && <SpecimenLines items={totals} labels={labels} />}
      <SpecimenFoot specimen={specimen} />
    </figure>
  );
  return isWide ? <div className={`stack ${desk.desk}`}>{figure}</div> : figure;
}

/** The heading of the fields: how many are certain, and how many a person must check. */
function legendOf({ items, totals = [] }: SpecimenContent, labels: Labels): string {
  const fields = [...items, ...totals].filter(hasField);
  const open = fields.filter(({ check }) => check !== undefined).length;
  if (open === 0) return labels.extractedFields;
  const sure = withCount(labels.fieldsSure, fields.length - open, labels);
  return listed([sure, withCount(labels.fieldsToCheck, open, labels)], labels);
}
