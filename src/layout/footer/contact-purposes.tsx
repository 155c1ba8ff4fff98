import { InlineMarkup } from "../../components/markup/inline-markup.tsx";
import type { ContactPurpose } from "../../content.gen.ts";
import styles from "./contact-purposes.module.css";

/** The list in the footer that `ContactPurposes` fills: each page has its own, and the rest of the footer is shared. */
export function PurposeList() {
  return <ul className={styles.purposes} data-purposes="" />;
}

/** Where the list ends in the HTML of the footer. */
export const endOfPurposeList = "</ul></section>";

/** The purposes that people may write for from a page, each a link that begins the message. */
export function ContactPurposes({ purposes }: { purposes: readonly ContactPurpose[] }) {
  return purposes.map(({ id, label, description, href }) => (
    <li key={id} id={id}>
      {href === undefined ? label : <a href={href}>{label}</a>}
      {description !== undefined && (
        <p>
          <InlineMarkup text={description} />
        </p>
      )}
    </li>
  ));
}
