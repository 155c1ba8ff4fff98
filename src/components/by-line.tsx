import type { Labels } from "../labels.ts";
import type { ByLine as ByLineContent } from "../site.ts";
import styles from "./by-line.module.css";

interface ByLineProps {
  readonly byLine: ByLineContent;
  readonly labels: Labels;
}

/** When an article was written and by whom, and what it is about. */
export function ByLine({ byLine: { date, updated, authors, tags }, labels }: ByLineProps) {
  return (
    <div className={styles.line}>
      {date && <time dateTime={date.iso}>{date.text}</time>}
      {updated && (
        <p>
          {labels.updated} <time dateTime={updated.iso}>{updated.text}</time>
        </p>
      )}
      {authors && (
        <p>
          {labels.writtenBy} {authors.join(", ")}
        </p>
      )}
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
