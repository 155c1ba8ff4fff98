import type { Action } from "../content.gen.ts";
import styles from "./action-link.module.css";

interface ActionLinkProps {
  readonly action: Action;
  /** `main` stands out, `other` steps back, `plain` is a line of text with an arrow. */
  readonly emphasis: "main" | "other" | "plain";
  /** What the action is about, for those who hear its label without seeing what stands around it. */
  readonly about?: string;
}

/** A link that invites to do something. */
export function ActionLink({ action, emphasis, about }: ActionLinkProps) {
  return (
    <a
      className={`${styles.action} ${styles[emphasis]}`}
      href={action.href}
      {...(action.reload ? { "data-reload": "" } : {})}
    >
      {action.label}
      {about !== undefined && <span className="visually-hidden">: {about}</span>}
    </a>
  );
}
