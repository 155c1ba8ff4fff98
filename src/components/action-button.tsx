import type { ComponentProps } from "react";
import styles from "./action-link.module.css";

/** A button that looks as the links to actions do. It stands at the start of its line. */
export function ActionButton({ emphasis, ...others }: ComponentProps<"button"> & { emphasis: "main" | "other" }) {
  return <button {...others} className={`${styles.action} ${styles[emphasis]}`} />;
}
