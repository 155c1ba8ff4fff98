import { around, type Labels, listed, withValue } from "../labels.ts";
import type { ByLine as ByLineContent } from "../site.ts";
import styles from "./by-line.module.css";
import { TagList } from "./tag-list.tsx";

interface ByLineProps {
  readonly byLine: ByLineContent;
  readonly labels: Labels;
}

/** When an event takes place and where, or when an article was written and by whom, and what it is about. */
export function ByLine({ byLine: { event, date, updated, authors, tags }, labels }: ByLineProps) {
  const [beforeDay, afterDay] = around(labels.updated);
  return (
    <div className={`page-width row soft ${styles.line}`}>
      {event && (
        <>
          <p className={styles.time}>
            <time dateTime={event.iso}>{event.text}</time>
          </p>
          {event.place !== undefined && <p>{event.place}</p>}
          <p>
            <a href={event.calendar} type="text/calendar">
              {labels.addToCalendar}
            </a>
          </p>
        </>
      )}
      {date && <time dateTime={date.iso}>{date.text}</time>}
      {updated && (
        <p>
          {beforeDay}
          <time dateTime={updated.iso}>{updated.text}</time>
          {afterDay}
        </p>
      )}
      {authors && <p>{withValue(labels.writtenBy, listed(authors, labels))}</p>}
      {tags && <TagList tags={tags} label={labels.topics} />}
    </div>
  );
}
