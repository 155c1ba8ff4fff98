import type { ComponentProps } from "react";
import styles from "./action-link.module.css";

interface ActionButtonProps extends ComponentProps<"button"> {
  readonly type: "submit" | "button";
  readonly emphasis: "main" | "other";
}

/** A button that looks as the links to actions do. It stands at the start of its line. */
export function ActionButton({ emphasis, ...others }: ActionButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- its type is one of the others.
  return <button {...others} className={`${styles.action} ${styles[emphasis]}`} />;
}
