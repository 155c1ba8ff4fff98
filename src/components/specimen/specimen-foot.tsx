import type { Specimen } from "../../content.gen.ts";
import styles from "./specimen-foot.module.css";

/** The foot of a document: the signature, a stamp, machine-readable type. */
export function SpecimenFoot({ specimen: { signature, stamp, footer } }: { specimen: Specimen }) {
  if (signature === undefined && stamp === undefined && footer === undefined) return;
  return (
    <div className={styles.foot}>
      {signature !== undefined && (
        <p>
          <Signature name={signature} />
          {signature}
        </p>
      )}
      {stamp !== undefined && <p className={styles.stamp}>{stamp}</p>}
      {footer !== undefined && <p className={styles.machine}>{footer}</p>}
    </div>
  );
}

const width = 7;

/** A name as a pen stroke, always the same for a name, shaped by its ascenders and descenders. */
function Signature({ name }: { name: string }) {
  const strokes = Array.from(name, (letter) => {
    if (/\P{L}/u.test(letter)) return "q3 3 6-1";
    const height = heightOf(letter);
    return `q2 ${-height} 3 0q1 ${height > 0 ? 3 : -3} 4-.4`;
  });
  return (
    <svg viewBox={`0 0 ${name.length * width + 12} 28`} aria-hidden="true">
      <path d={`M3 20${strokes.join("")}`} />
    </svg>
  );
}

function heightOf(letter: string): number {
  if (/[gjpqy]/.test(letter)) return -18;
  if (/\p{Lu}/u.test(letter)) return 34;
  return /[bdfhklt]/.test(letter) ? 26 : 9;
}
