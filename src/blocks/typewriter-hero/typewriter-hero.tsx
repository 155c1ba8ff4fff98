import { ActionList, Badge, type BlockProps, Paragraph } from "../../block.ts";
import { Backdrop } from "../../components/backdrop.tsx";
import { Specimen } from "../../components/specimen/specimen.tsx";
import type { TypewriterHero as TypewriterHeroContent } from "../../content.gen.ts";
import styles from "./typewriter-hero.module.css";

export function TypewriterHero({ block, labels }: BlockProps<TypewriterHeroContent>) {
  const { id, notice, segments, description, actions, specimen } = block;
  const parts = segments.map((text, index) => (index < segments.length - 1 ? withSpace(text) : text));
  const headline = parts.join("");
  return (
    <section id={id} className={styles.hero}>
      <Backdrop />
      <div className={`page-width stack ${styles.frame}`}>
        <div className={`stack ${styles.text}`}>
          {notice !== undefined && <Badge>{notice}</Badge>}
          <h1 className={styles.title}>
            <span className="visually-hidden">{headline}</span>
            <span aria-hidden="true" data-behaviour="typewriter" className={styles.typed}>
              {parts.map((part, index) => (
                <span key={index} data-segment="">
                  {part}
                </span>
              ))}
            </span>
          </h1>
          <Paragraph text={description} className={styles.description} />
          {actions && <ActionList actions={actions} about={headline} />}
        </div>
        {specimen && <Specimen specimen={specimen} labels={labels} moving />}
      </div>
      <button
        type="button"
        hidden
        className={styles.motion}
        data-behaviour="motion-toggle"
        data-pause={labels.pauseMotion}
        data-play={labels.playMotion}
      >
        {labels.pauseMotion}
      </button>
    </section>
  );
}

/** A text with a space before the next. Chinese and Japanese need none: their punctuation brings its own. */
function withSpace(text: string): string {
  return /[\u3000-\u30ff\u3400-\u9fff\uff01-\uff60]$/.test(text) ? text : `${text} `;
}
