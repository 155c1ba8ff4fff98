import type { Icon as IconData } from "../../content-values.ts";
import styles from "./icon.module.css";

/** A decorative icon in the size of the text around it. */
export function Icon({ icon }: { icon: IconData }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icon.path} />
    </svg>
  );
}
