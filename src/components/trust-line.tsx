import type { Trust } from "../content.gen.ts";
import type { Labels } from "../labels.ts";
import { Paragraph } from "./markup/inline-markup.tsx";
import { Picture } from "./pictures/picture.tsx";
import { Rating } from "./quotation/rating.tsx";
import styles from "./trust-line.module.css";

/** Why visitors can trust what they read: a rating, or who already uses it. */
export function TrustLine({ trust: { rating, text, logos }, labels }: { trust: Trust; labels: Labels }) {
  return (
    <div className={`row ${styles.trust}`}>
      {rating !== undefined && <Rating rating={rating} labels={labels} />}
      <Paragraph text={text} className="small" />
      {logos && (
        <ul className={`row ${styles.logos}`}>
          {logos.map((logo, index) => (
            <li key={index}>
              <Picture image={logo} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
