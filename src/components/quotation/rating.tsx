import { type Labels, withValue } from "../../labels.ts";
import styles from "./rating.module.css";

interface RatingProps {
  /** From 1 to 5, in halves. */
  readonly rating: number;
  readonly labels: Labels;
}

/** Stars, with their number for screen readers. */
export function Rating({ rating, labels }: RatingProps) {
  const isHalf = rating % 1 !== 0;
  const stars = "★".repeat(rating) + (isHalf ? "½" : "");
  return (
    <p>
      <span className={styles.stars} aria-hidden="true">
        {stars}
        <span className={styles.rest}>{"★".repeat(5 - Math.ceil(rating))}</span>
      </span>
      <span className="visually-hidden">{withValue(labels.rating, `${rating}/5`)}</span>
    </p>
  );
}
