import fields from "../../components/form-fields.module.css";
import { FormTrap } from "../../components/form-trap.tsx";
import { InlineMarkup } from "../../components/markup/inline-markup.tsx";
import type { SiteContent } from "../../content.gen.ts";
import type { Labels } from "../../labels.ts";
import type { FormTarget, OfferedPurpose } from "../../site.ts";
import styles from "./contact-form.module.css";

interface ContactFormProps {
  readonly target: FormTarget;
  readonly note: NonNullable<NonNullable<SiteContent["footer"]>["contact"]>["note"];
  readonly labels: Labels;
}

/** The form of the contact section. Its choices are filled in by `ContactPurposes`: each page has its own, and the rest of the footer is shared. */
export function ContactForm({ target: { action, trap }, note, labels }: ContactFormProps) {
  const byMail = action.startsWith("mailto:");
  return (
    <form
      className={styles.form}
      action={action}
      method="post"
      encType={byMail ? "text/plain" : undefined}
      data-behaviour="contact-form"
    >
      <FormTrap name={trap} />
      <fieldset>
        <legend className={fields.label}>{labels.purpose}</legend>
        <div className={styles.purposes} data-purposes="" />
      </fieldset>
      <label className={fields.field}>
        <span className={fields.label}>{labels.senderName}</span>
        <input className={fields.answer} name="name" autoComplete="name" required />
      </label>
      <label className={fields.field}>
        <span className={fields.label}>{labels.senderEmail}</span>
        <input className={fields.answer} name="email" type="email" autoComplete="email" required />
      </label>
      <label className={fields.field}>
        <span className={fields.label}>{labels.message}</span>
        <textarea className={fields.answer} name="message" rows={4} required />
      </label>
      <button className={fields.submit}>{byMail ? labels.openEmail : labels.send}</button>
      {(note ?? byMail) && <p>{note === undefined ? labels.emailOpens : <InlineMarkup text={note} />}</p>}
    </form>
  );
}

/** Where the choices end in the HTML of the footer. */
export const endOfPurposes = "</div></fieldset>";

/** The purposes that people may write for from a page, of which they choose one. */
export function ContactPurposes({ purposes }: { purposes: readonly OfferedPurpose[] }) {
  return purposes.map(({ id, label, description, subject, isChosen }) => (
    <label key={id}>
      <input type="radio" name="subject" id={id} value={subject} defaultChecked={isChosen} />
      {label}
      {description !== undefined && (
        <small>
          <InlineMarkup text={description} />
        </small>
      )}
    </label>
  ));
}
