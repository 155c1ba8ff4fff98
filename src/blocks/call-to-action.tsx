import { ActionList } from "../components/action-list.tsx";
import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import type { CallToAction as CallToActionContent } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./call-to-action.module.css";

export function CallToAction({ block }: BlockProps<CallToActionContent>) {
  const { id, title, description, actions } = block;
  return (
    <section id={id} className={styles.call}>
      <div className={styles.sheet}>
        <h2 className={styles.title}>{title}</h2>
        {description !== undefined && (
          <p className={styles.description}>
            <InlineMarkup text={description} />
          </p>
        )}
        <ActionList actions={actions} />
      </div>
    </section>
  );
}
