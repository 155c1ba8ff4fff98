import { type BlockProps, Picture, Section } from "../../block.ts";
import type { Embed as EmbedContent } from "../../content.gen.ts";
import { withValue } from "../../labels.ts";
import styles from "./embed.module.css";

export function Embed({ block, labels }: BlockProps<EmbedContent>) {
  const { source, label, image } = block;
  const { provider, frame, page } = source.type === "openstreetmap" ? source.place : source.video;
  return (
    <Section head={block}>
      <div className={styles.embed} data-behaviour="embed" data-frame={frame}>
        <Picture
          image={image}
          link={(_, picture) => (
            <a className={styles.link} href={page} data-part="link" data-label={label}>
              <span className={styles.label}>
                {withValue(labels.loadFrom, provider)}
                <span className="visually-hidden">: {label}</span>
              </span>
              {picture}
            </a>
          )}
        />
      </div>
    </Section>
  );
}
