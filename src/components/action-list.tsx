import type { Action } from "../content.gen.ts";
import styles from "./action-link.module.css";
import { ActionLink } from "./action-link.tsx";

interface ActionListProps {
  readonly actions: readonly Action[];
  /** The subject of the first action, if that leads elsewhere on the page: labels such as Get Started need it. */
  readonly about?: string;
}

/** Actions side by side. The first is the main one. */
export function ActionList({ actions, about }: ActionListProps) {
  return (
    <ul className={`row ${styles.list}`}>
      {actions.map((action, index) => (
        <li key={index}>
          <ActionLink
            action={action}
            emphasis={index === 0 ? "main" : "other"}
            {...(index === 0 && about !== undefined && action.href.startsWith("#") ? { about } : {})}
          />
        </li>
      ))}
    </ul>
  );
}
