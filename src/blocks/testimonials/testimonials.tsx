import { type BlockProps, Section } from "../../block.ts";
import { Quotation } from "../../components/quotation/quotation.tsx";
import type { Testimonials as TestimonialsContent } from "../../content.gen.ts";
import styles from "./testimonials.module.css";

export function Testimonials({ block, labels }: BlockProps<TestimonialsContent>) {
  return (
    <Section head={block}>
      <ul className={styles.list}>
        {block.items.map((testimonial, index) => (
          <li key={index} className={styles.item}>
            <Quotation testimonial={testimonial} labels={labels} size="regular" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
