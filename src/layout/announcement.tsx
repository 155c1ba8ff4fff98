import { InlineMarkup } from "../components/markup/inline-markup.tsx";
import type { Labels } from "../labels.ts";
import type { Site } from "../site.ts";
import { inLanguage } from "../text-direction.ts";
import styles from "./announcement.module.css";

interface AnnouncementProps {
  readonly announcement: NonNullable<Site["announcement"]>;
  readonly site: Site;
  readonly labels: Labels;
}

/** A line above the header, which a script hides once it is over. */
export function Announcement({ announcement, site, labels }: AnnouncementProps) {
  const { text, action, until } = announcement;
  return (
    <section
      className={styles.announcement}
      aria-label={labels.announcement}
      {...inLanguage(site.language)}
      {...(until === undefined ? {} : { "data-behaviour": "announcement", "data-until": until })}
    >
      <p {...site.inherited?.["announcement"]}>
        <InlineMarkup text={text} />
        {action && " "}
        {action && (
          <a href={action.href} {...(action.reload ? { "data-reload": "" } : {})}>
            {action.label}
          </a>
        )}
      </p>
    </section>
  );
}
