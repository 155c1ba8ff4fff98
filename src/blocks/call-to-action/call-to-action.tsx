import { ActionList, type BlockProps, Paragraph } from "../../block.ts";
import { alignClass, eyebrowClass, groundClass } from "../../components/section/head-classes.ts";
import type { CallToAction as CallToActionContent } from "../../content.gen.ts";
import styles from "./call-to-action.module.css";
import own from "./call-to-action-head.module.css";

export function CallToAction({ block }: BlockProps<CallToActionContent>) {
  const { id, eyebrow, title, description, actions, background, align } = block;
  const ground = groundClass(background);
  const classes = [styles.call, ground, ground && own.grounded, alignClass(align)];
  return (
    <section id={id} className={classes.filter(Boolean).join(" ")}>
      <div className={`stack ${styles.sheet}`}>
        {eyebrow !== undefined && <p className={eyebrowClass}>{eyebrow}</p>}
        <h2 className={styles.title}>{title}</h2>
        <Paragraph text={description} className="lead" />
        <ActionList actions={actions} about={title} />
      </div>
    </section>
  );
}
