import type { Testimonial } from "../../content.gen.ts";
import type { Labels } from "../../labels.ts";
import { Paragraph } from "../markup/inline-markup.tsx";
import { ShortValue } from "../markup/short-value.tsx";
import { Picture } from "../pictures/picture.tsx";
import styles from "./quotation.module.css";
import { Rating } from "./rating.tsx";

interface QuotationProps {
  readonly testimonial: Testimonial;
  readonly labels: Labels;
  readonly size: "regular" | "large";
}

export function Quotation({ testimonial, labels, size }: QuotationProps) {
  const { quote, name, role, image, logo, rating } = testimonial;
  const shown = (text: string) => <ShortValue text={text} labels={labels} />;
  return (
    <figure className={size === "large" ? `${styles.quotation} ${styles.large}` : styles.quotation}>
      {rating !== undefined && <Rating rating={rating} labels={labels} />}
      <blockquote className={styles.quote}>
        <Paragraph text={quote} />
      </blockquote>
      <figcaption className={`row ${styles.speaker}`}>
        {image && <Picture image={image} className={styles.portrait} />}
        <div>
          <p className={styles.name}>{shown(name)}</p>
          {role !== undefined && <p className="small">{shown(role)}</p>}
        </div>
        {logo && <Picture image={logo} className={styles.logo} />}
      </figcaption>
    </figure>
  );
}
