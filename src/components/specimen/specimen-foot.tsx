import type { Specimen } from "../../content.gen.ts";
import { Signature } from "./signature.tsx";
import styles from "./specimen-foot.module.css";

/** The foot of a document: who signed, a stamp, the letters for a machine. */
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
