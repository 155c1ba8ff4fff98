import type { ComponentProps } from "react";
import type { Action } from "../content.gen.ts";
import styles from "./action-link.module.css";

interface ActionLinkProps {
  readonly action: Action;
  /** `main` stands out, `other` is less prominent, `plain` is a line of text with an arrow. */
  readonly emphasis: "main" | "other" | "plain";
  /** The subject of the action, added for screen readers if the label does not say it. */
  readonly about?: string;
}

export function ActionLink({ action, emphasis, about }: ActionLinkProps) {
  const holdsSubject = action.label.toLowerCase().includes((about ?? "").toLowerCase());
  return (
    <a
      className={`${styles.action} ${styles[emphasis]}`}
      href={action.href}
      {...(action.reload ? { "data-reload": "" } : {})}
    >
      {action.label}
      {!holdsSubject && <span className="visually-hidden">: {about}</span>}
    </a>
  );
}

interface ActionButtonProps extends ComponentProps<"button"> {
  readonly type: "submit" | "button";
  readonly emphasis: "main" | "other";
}

/** A button that looks like action links. It is at the start of its line. */
export function ActionButton({ emphasis, ...others }: ActionButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- its type is one of the others.
  return <button {...others} className={`${styles.action} ${styles[emphasis]}`} />;
}
