import { around, type Labels, listed, withValue } from "../labels.ts";
import type { ByLine as ByLineContent } from "../site.ts";
import styles from "./by-line.module.css";

interface ByLineProps {
  readonly byLine: ByLineContent;
  readonly labels: Labels;
}

/** When an article was written and by whom, and what it is about. */
export function ByLine({ byLine: { date, updated, authors, tags }, labels }: ByLineProps) {
  const [beforeDay, afterDay] = around(labels.updated);
  return (
    <div className={styles.line}>
      {date && <time dateTime={date.iso}>{date.text}</time>}
      {updated && (
        <p>
          {beforeDay}
          <time dateTime={updated.iso}>{updated.text}</time>
          {afterDay}
        </p>
      )}
      {authors && <p>{withValue(labels.writtenBy, listed(authors, labels))}</p>}
      {tags && (
        <ul>
          {tags.map((tag, index) => (
            <li key={index}>{tag}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
