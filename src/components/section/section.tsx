import type { ReactNode } from "react";
import type { SectionHead } from "../../content.gen.ts";
import { ActionList } from "../action-list.tsx";
import { InlineMarkup } from "../markup/inline-markup.tsx";
import { groundClass } from "./ground-class.ts";
import styles from "./section.module.css";
import heads from "./section-head.module.css";

interface SectionProps {
  /** The block that the section shows: its anchor, what it begins with, and its ground. */
  readonly head: SectionHead;
  /** `beside`: the heading stands beside the content on wide screens; `above`: the content takes the whole width. */
  readonly heading?: "beside" | "above";
  /** Stands after all else, in a column of its own where the class says so. */
  readonly media?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ head, heading = "above", media, className, children }: SectionProps) {
  const { id, eyebrow, title, description, actions, background, align = "start" } = head;
  const isCentred = align === "centre";
  const hasHead = eyebrow !== undefined || title !== undefined || description !== undefined || actions !== undefined;
  const classes = [
    styles.section,
    heading === "beside" && hasHead && !isCentred && styles.beside,
    groundClass(background),
    isCentred && heads.centred,
    !hasHead && heads.bare,
    className,
  ];
  const content = (
    <>
      {hasHead && (
        <div className={styles.head}>
          {eyebrow !== undefined && <p className={heads.eyebrow}>{eyebrow}</p>}
          {title !== undefined && <h2 className={styles.title}>{title}</h2>}
          {description !== undefined && (
            <p className={styles.description}>
              <InlineMarkup text={description} />
            </p>
          )}
          {actions && <ActionList actions={actions} />}
        </div>
      )}
      {children && <div className={styles.body}>{children}</div>}
    </>
  );
  return (
    <section id={id} className={classes.filter(Boolean).join(" ")}>
      <div className={styles.frame}>
        {media ? <div>{content}</div> : content}
        {media}
      </div>
    </section>
  );
}
