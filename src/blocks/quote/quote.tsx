import { type BlockProps, Section } from "../../block.ts";
import { Quotation } from "../../components/quotation/quotation.tsx";
import type { Quote as QuoteContent } from "../../content.gen.ts";
import styles from "./quote.module.css";

export function Quote({ block, labels }: BlockProps<QuoteContent>) {
  return (
    <Section head={block} usualPace="statement">
      <div className={block.align === "centre" ? `${styles.quote} ${styles.centred}` : styles.quote}>
        <Quotation testimonial={block} labels={labels} size="large" />
      </div>
    </Section>
  );
}
