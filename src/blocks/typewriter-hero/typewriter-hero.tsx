import { ActionList } from "../../components/action-list.tsx";
import { Backdrop } from "../../components/backdrop.tsx";
import { Badge } from "../../components/badge.tsx";
import { Paragraph } from "../../components/markup/inline-markup.tsx";
import { Specimen } from "../../components/specimen/specimen.tsx";
import type { TypewriterHero as TypewriterHeroContent } from "../../content.gen.ts";
import type { BlockProps } from "../block-props.ts";
import styles from "./typewriter-hero.module.css";

export function TypewriterHero({ block, labels }: BlockProps<TypewriterHeroContent>) {
  const { id, notice, segments, description, actions, specimen } = block;
  const headline = segments.join(" ");
  return (
    <section id={id} className={styles.hero}>
      <Backdrop />
      <div className={styles.frame}>
        <div className={styles.text}>
          {notice !== undefined && <Badge>{notice}</Badge>}
          <h1 className={styles.title}>
            <span className="visually-hidden">{headline}</span>
            <span aria-hidden="true" data-behaviour="typewriter" className={styles.typed}>
              {segments.map((segment, index) => (
                <span key={index} data-segment="">
                  {index < segments.length - 1 ? `${segment} ` : segment}
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
