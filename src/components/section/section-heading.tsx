import styles from "./section-heading.module.css";

interface SectionHeadingProps {
  readonly id: string | undefined;
  readonly title: string;
  readonly className: string | undefined;
}

/** The heading of a section, with a link beside it to copy where there is an anchor. It shows to a pointer and to the focus. */
export function SectionHeading({ id, title, className }: SectionHeadingProps) {
  const heading = <h2 className={className}>{title}</h2>;
  if (id === undefined) return heading;
  return (
    <div className={styles.heading}>
      {heading}
      {/* biome-ignore lint/a11y/useAnchorContent: it has the name of the heading, and its sign is drawn by the style */}
      <a className={styles.link} href={`#${id}`} aria-label={title} />
    </div>
  );
}
