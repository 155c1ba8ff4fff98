import { ActionList, type BlockProps, Picture, ProseMarkup, Section } from "../../block.ts";
import { CodePanel } from "../../components/code-panel.tsx";
import { Film } from "../../components/pictures/film.tsx";
import { Quotation } from "../../components/quotation/quotation.tsx";
import { Specimen } from "../../components/specimen/specimen.tsx";
import type { MediaAndText } from "../../content.gen.ts";
import styles from "./media-text.module.css";

export function MediaText({ block, labels }: BlockProps<MediaAndText>) {
  const { body, actions, image, video, specimen, code, quote, side, pictureFirst, ...head } = block;
  const classes = [
    styles.media,
    side !== "below" && styles.beside,
    side === "left" && styles.left,
    pictureFirst && styles.first,
    head.pace === "dense" && styles.dense,
  ];
  const frame = (code && styles.code) ?? (quote && styles.quote);
  const media = (
    <div className={frame ? `${styles.picture} ${frame}` : styles.picture}>
      {video && <Film video={video} image={image} name={image?.alt ?? head.title} labels={labels} />}
      {image && !video && <Picture image={image} />}
      {specimen && <Specimen specimen={specimen} labels={labels} />}
      {quote && <Quotation testimonial={quote} labels={labels} size="regular" />}
      {code && <CodePanel code={code.code} name={head.title} labels={labels} />}
    </div>
  );
  return (
    <Section head={head} className={classes.filter(Boolean).join(" ")} media={media}>
      {(body ?? actions) && (
        <div className="stack">
          {body && <ProseMarkup nodes={body} name={head.title} labels={labels} />}
          {actions && <ActionList actions={actions} />}
        </div>
      )}
    </Section>
  );
}
