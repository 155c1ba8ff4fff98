import type { Action } from "../content.gen.ts";
import { ActionLink } from "./action-link.tsx";
import styles from "./action-list.module.css";

/** Actions side by side. The first is the main one. */
export function ActionList({ actions }: { actions: readonly Action[] }) {
  return (
    <ul className={styles.list}>
      {actions.map((action, index) => (
        <li key={index}>
          <ActionLink action={action} emphasis={index === 0 ? "main" : "other"} />
        </li>
      ))}
    </ul>
  );
}
