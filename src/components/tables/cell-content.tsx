import type { InlineText } from "../../content-values.ts";
import type { Labels } from "../../labels.ts";
import { InlineMarkup } from "../markup/inline-markup.tsx";
import styles from "./cell-content.module.css";

/** A cell: a mark for yes and for no, or its words. */
export function CellContent({ content, labels }: { content: InlineText; labels: Labels }) {
  const answer = typeof content === "string" ? content.toLowerCase() : undefined;
  if (answer !== "yes" && answer !== "no") return <InlineMarkup text={content} />;
  return (
    <span className={styles[answer]}>
      <span className="visually-hidden">{labels[answer]}</span>
    </span>
  );
}
