import { ActionList } from "../components/action-list.tsx";
import { ProseMarkup } from "../components/markup/prose-markup.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import type { MediaAndText } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./media-text.module.css";

export function MediaText({ block, labels }: BlockProps<MediaAndText>) {
  const { id, title, body, actions, image, side, pictureFirst } = block;
  const classes = [styles.section, side === "left" && styles.left, pictureFirst && styles.first];
  return (
    <section id={id} className={classes.filter(Boolean).join(" ")}>
      <div className={styles.frame}>
        <div className={styles.text}>
          <h2 className={styles.title}>{title}</h2>
          {body && <ProseMarkup nodes={body} name={title} labels={labels} />}
          {actions && <ActionList actions={actions} />}
        </div>
        <div className={styles.picture}>
          <Picture image={image} />
        </div>
      </div>
    </section>
  );
}
