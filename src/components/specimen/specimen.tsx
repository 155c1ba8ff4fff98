import type { Specimen as SpecimenContent } from "../../content.gen.ts";
import card from "./card-paper.module.css";
import certificate from "./certificate-paper.module.css";
import letter from "./letter-paper.module.css";
import moves from "./moving-specimen.module.css";
import styles from "./specimen.module.css";
import { SpecimenFoot } from "./specimen-foot.tsx";
import { SpecimenLines } from "./specimen-lines.tsx";
import { SpecimenTable } from "./specimen-table.tsx";

const papers = { form: undefined, letter: letter.paper, card: card.paper, certificate: certificate.paper };

interface SpecimenProps {
  readonly specimen: SpecimenContent;
  /** The heading of the fields that are read. */
  readonly label: string;
  /** Whether marks and fields come with the words of a headline that is typed beside it. */
  readonly moving?: boolean;
}

/** A document with its marks, each joined to the field that is read from it. */
export function Specimen({ specimen, label, moving }: SpecimenProps) {
  const { layout = "form", issuer, title, caption, items, table, totals } = specimen;
  const classes = [styles.specimen, papers[layout], moving && moves.moving].filter(Boolean).join(" ");
  return (
    <figure className={classes}>
      <figcaption className="visually-hidden">{caption}</figcaption>
      <p className={styles.legend}>{label}</p>
      <p className={styles.head}>
        {issuer} <b>{title}</b>
      </p>
      {layout === "card" && (
        <svg viewBox="0 0 40 50" aria-hidden="true">
          <path d="M20 8a9 10 0 1 1 0 21 9 10 0 1 1 0-21M3 50q0-16 17-16t17 16" />
        </svg>
      )}
      <SpecimenLines items={items} />
      {table && <SpecimenTable table={table} />}
      {totals && <SpecimenLines items={totals} />}
      <SpecimenFoot specimen={specimen} />
    </figure>
  );
}
