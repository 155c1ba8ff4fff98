import type { ReactNode } from "react";
import type { SectionHead } from "../../content.gen.ts";
import { ActionList } from "../action-list.tsx";
import { Paragraph } from "../markup/inline-markup.tsx";
import { alignClass, eyebrowClass, groundClass } from "./head-classes.ts";
import styles from "./section.module.css";
import dense from "./section-dense.module.css";
import heads from "./section-head.module.css";
import headings from "./section-heading.module.css";
import statement from "./section-statement.module.css";

/** The classes of each pace except the usual one, in separate stylesheets because many pages use neither. */
const paces = { statement: statement.statement, working: undefined, dense: dense.dense };

interface SectionProps {
  /** The block that the section shows: its anchor, head and background. */
  readonly head: SectionHead;
  /** `beside`: the heading is next to the content on wide screens; `above`: the content takes the full width. */
  readonly heading?: "beside" | "above";
  /** The block type's defaults for what the author leaves out. */
  readonly usualPace?: NonNullable<SectionHead["pace"]>;
  /** The links to the parts of the content, shown with the heading. */
  readonly index?: ReactNode;
  /** Comes last, in its own column if the class says so. */
  readonly media?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Section(props: SectionProps) {
  const { head, heading = "above", usualPace = "working", index, media, className, children } = props;
  const { id, eyebrow, title, description, actions, background, align = "start", pace = usualPace } = head;
  const isCentred = align === "centre";
  const hasHead = eyebrow !== undefined || title !== undefined || description !== undefined || actions !== undefined;
  const classes = [
    styles.section,
    heading === "beside" && hasHead && !isCentred && styles.beside,
    groundClass(background),
    paces[pace],
    alignClass(align),
    !hasHead && heads.bare,
    className,
  ];
  const body = pace === "statement" ? `${styles.body} ${statement.body}` : styles.body;
  const content = (
    <>
      {hasHead && (
        <div className={styles.head}>
          {eyebrow !== undefined && <p className={eyebrowClass}>{eyebrow}</p>}
          {title !== undefined && <SectionHeading id={id} title={title} />}
          <Paragraph text={description} className="lead" />
          {actions && <ActionList actions={actions} />}
          {index}
        </div>
      )}
      {children && <div className={body}>{children}</div>}
    </>
  );
  return (
    <section id={id} className={classes.filter(Boolean).join(" ")}>
      <div className={`page-width stack ${styles.frame}`}>
        {media ? <div>{content}</div> : content}
        {media}
      </div>
    </section>
  );
}

/** The heading of a section. If there is an anchor, a link to copy appears next to it on hover and focus. */
function SectionHeading({ id, title }: { id: string | undefined; title: string }) {
  const heading = <h2 className={styles.title}>{title}</h2>;
  if (id === undefined) return heading;
  return (
    // Browsers' reader modes mistake a `div` with a link for a menu, and drop it.
    <header className={headings.heading}>
      {heading}
      {/* Its name is that of the heading; the stylesheet draws its symbol. */}
      <a className={headings.link} href={`#${encodeURI(id)}`} aria-label={title} />
    </header>
  );
}
