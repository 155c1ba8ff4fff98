import { ActionButton } from "../../components/action-link.tsx";
import { FormExtras } from "../../components/form-extras.tsx";
import { InlineMarkup } from "../../components/markup/inline-markup.tsx";
import type { FormTarget } from "../../content-values.ts";
import type { SiteContent } from "../../content.gen.ts";
import type { Labels } from "../../labels.ts";
import type { OfferedPurpose } from "../../site.ts";
import styles from "./footer-form.module.css";

interface ContactFormProps {
  readonly target: FormTarget;
  readonly note: NonNullable<NonNullable<SiteContent["footer"]>["contact"]>["note"];
  readonly labels: Labels;
}

/** The form of the contact section. `ContactPurposes` fills its choices: each page has its own, and the rest of the footer is shared. */
export function ContactForm({ target, note, labels }: ContactFormProps) {
  const { action, attributes } = target;
  // The form script writes the message; without JavaScript the mail program gets one line per answer.
  const byMail = action?.startsWith("mailto:") === true;
  return (
    <form
      {...attributes}
      // On paper, the addresses are the way to get in touch.
      className={`columns ${styles.form}`}
      action={action}
      method="post"
      encType={byMail ? "text/plain" : undefined}
    >
      <FormExtras {...target} />
      <fieldset data-purposes="" />
      <label>
        {labels.senderName}
        <input name="name" autoComplete="name" required />
      </label>
      <label>
        {labels.senderEmail}
        <input name="email" type="email" autoComplete="email" required />
      </label>
      <label>
        {labels.message}
        <textarea name="message" rows={3} required />
      </label>
      <ActionButton type="submit" emphasis="main">
        {byMail ? labels.openEmail : labels.send}
      </ActionButton>
      {(note ?? byMail) && <p>{note === undefined ? labels.emailOpens : <InlineMarkup text={note} />}</p>}
    </form>
  );
}

/** Marks where the choices end in the footer's HTML. */
export const endOfPurposes = "</fieldset>";

/**
 * The purposes to choose from when writing from a page. The script of every page looks for one by its id as it
 * appears in the address, and browsers do so before it.
 */
export function ContactPurposes({ purposes, labels }: { purposes: readonly OfferedPurpose[]; labels: Labels }) {
  return (
    <>
      <legend>{labels.subject}</legend>
      {purposes.map(({ id, label, subject, isChosen }) => (
        <label key={id}>
          <input type="radio" name="subject" id={encodeURI(id)} value={subject} defaultChecked={isChosen} />
          {label}
        </label>
      ))}
    </>
  );
}
