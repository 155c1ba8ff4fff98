import { ActionList } from "../components/action-list.tsx";
import { ProseMarkup } from "../components/markup/prose-markup.tsx";
import { Picture } from "../components/pictures/picture.tsx";
import { Section } from "../components/section/section.tsx";
import type { MediaAndText } from "../content.gen.ts";
import type { BlockProps } from "./block-props.ts";
import styles from "./media-text.module.css";

export function MediaText({ block, labels }: BlockProps<MediaAndText>) {
  const { body, actions, image, side, pictureFirst, ...head } = block;
  const classes = [styles.media, side === "left" && styles.left, pictureFirst && styles.first];
  const picture = (
    <div className={styles.picture}>
      <Picture image={image} />
    </div>
  );
  return (
    <Section head={head} className={classes.filter(Boolean).join(" ")} media={picture}>
      {(body ?? actions) && (
        <div className={styles.text}>
          {body && <ProseMarkup nodes={body} name={head.title} labels={labels} />}
          {actions && <ActionList actions={actions} />}
        </div>
      )}
    </Section>
  );
}
