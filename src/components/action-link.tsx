import type { Action } from "../content.gen.ts";
import styles from "./action-link.module.css";

interface ActionLinkProps {
  readonly action: Action;
  /** `main` stands out, `other` steps back, `plain` is a line of text with an arrow. */
  readonly emphasis: "main" | "other" | "plain";
  /** The subject of the action, which the label adds for people who hear it out of context. */
  readonly about?: string;
}

/** A link to an action, drawn as a button or as a line of text. */
export function ActionLink({ action, emphasis, about }: ActionLinkProps) {
  return (
    <a
      className={`${styles.action} ${styles[emphasis]}`}
      href={action.href}
      {...(action.reload ? { "data-reload": "" } : {})}
    >
      {action.label}
      {about !== undefined && !action.label.includes(about) && <span className="visually-hidden">: {about}</span>}
    </a>
  );
}
