import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import type { SiteContent } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import { inLanguage } from "../text-direction.ts";
import styles from "./announcement.module.css";

interface AnnouncementProps {
  readonly announcement: NonNullable<SiteContent["announcement"]>;
  readonly language: string;
  readonly labels: Labels;
}

/** A line above the header, which a script hides once it is over. */
export function Announcement({ announcement, language, labels }: AnnouncementProps) {
  const { text, action, until } = announcement;
  return (
    <section
      className={styles.announcement}
      aria-label={labels.announcement}
      {...inLanguage(language)}
      {...(until === undefined ? {} : { "data-behaviour": "announcement", "data-until": until })}
    >
      <p>
        <InlineMarkup text={text} />
        {action && (
          <>
            {" "}
            <a href={action.href} {...(action.reload ? { "data-reload": "" } : {})}>
              {action.label}
            </a>
          </>
        )}
      </p>
    </section>
  );
}
