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
  // The script of forms writes the message; without JavaScript the mail program gets a line for each answer.
  const byMail = action?.startsWith("mailto:") === true;
  return (
    <form
      {...attributes}
      // On paper the addresses are what one can write to.
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

/** Where the choices end in the HTML of the footer. */
export const endOfPurposes = "</fieldset>";

/**
 * The purposes that people may write for from a page, of which they choose one. The script of every page looks for one by its id as it
 * stands in the address, and so do browsers first.
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
