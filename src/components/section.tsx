import type { ReactNode } from "react";
import type { InlineText } from "../site.ts";
import { InlineMarkup } from "./markup/inline-markup.tsx";
import styles from "./section.module.css";

interface SectionProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly description?: InlineText | undefined;
  /** `beside`: the heading stands beside the content on wide screens; `above`: the content takes the whole width. */
  readonly heading?: "beside" | "above";
  readonly children: ReactNode;
}

/** A section of a page with its heading. */
export function Section({ id, title, description, heading = "above", children }: SectionProps) {
  return (
    <section id={id} className={heading === "beside" ? `${styles.section} ${styles.beside}` : styles.section}>
      <div className={styles.frame}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {description !== undefined && (
            <p className={styles.description}>
              <InlineMarkup text={description} />
            </p>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
