import { ActionButton, type BlockProps, InlineMarkup, type Labels, Paragraph, Section } from "../../block.ts";
import { FormExtras } from "../../components/form-extras.tsx";
import { controlClass } from "../../components/shared-classes.ts";
import type { Form as FormContent } from "../../content.gen.ts";
import styles from "./form.module.css";

type Field = FormContent["items"][number];

export function Form({ block, labels }: BlockProps<FormContent>) {
  const { form, items, consent, submit, note, values } = block;
  const [first] = items;
  // With a question after it, the button would be seen before that question but reached after it.
  const isLine = items.length === 1 && consent === undefined && isWritten(first);
  const { eyebrow, title, description, actions } = block;
  const isJoined = isLine && (eyebrow ?? title ?? description ?? actions) === undefined;
  return (
    <Section head={block} heading="beside" className={isJoined ? styles.joined : undefined}>
      <form
        {...form.attributes}
        className={isLine ? `stack ${styles.form} ${styles.line}` : `stack ${styles.form}`}
        action={form.action}
        method="post"
      >
        {values?.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <FormExtras {...form} />
        {items.map((field) => (
          <FieldOf key={field.name} field={field} labels={labels} />
        ))}
        {consent !== undefined && (
          <label className={`stack ${styles.choice}`}>
            <input type="checkbox" name="consent" value="yes" required />
            <span>
              <InlineMarkup text={consent} />
            </span>
          </label>
        )}
        <ActionButton type="submit" emphasis="main">
          {submit}
        </ActionButton>
        <Paragraph text={note} className="small" />
      </form>
    </Section>
  );
}

interface FieldProps {
  readonly field: Field;
  readonly labels: Labels;
}

/** The hint is part of the label, so that it is read out with it and needs no id. */
function FieldOf({ field, labels }: FieldProps) {
  const { name, input, options = [], required } = field;
  if (input === "checkbox") {
    return (
      <label className={`stack ${styles.choice}`}>
        <input type="checkbox" name={name} value="yes" required={required} />
        <span>
          <Question field={field} labels={labels} />
        </span>
      </label>
    );
  }
  if (input === "radio" || input === "checkboxes") {
    return (
      <fieldset className={`stack ${styles.choices}`}>
        <legend>
          <Question field={field} labels={labels} />
        </legend>
        {options.map((option, index) => (
          <label key={index} className={`stack ${styles.choice}`}>
            <input
              type={input === "radio" ? "radio" : "checkbox"}
              name={name}
              value={option}
              required={input === "radio" && required}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the answer is the control.
    <label className={`stack ${styles.field}`}>
      <span>
        <Question field={field} labels={labels} />
      </span>
      <Answer field={field} labels={labels} />
    </label>
  );
}

function Question({ field: { label, hint, required }, labels }: FieldProps) {
  return (
    <>
      <span className={styles.label}>{label}</span>
      {!required && <span className="small"> ({labels.optional})</span>}
      {hint !== undefined && <span className={`small ${styles.hint}`}>{hint}</span>}
    </>
  );
}

function Answer({ field, labels }: FieldProps) {
  const { name, input = "text", autocomplete, options = [], required, maxLength } = field;
  const filled = autocomplete ?? (input === "email" || input === "tel" ? input : undefined);
  const common = { className: `${controlClass} ${styles.answer}`, name, autoComplete: filled, required };
  if (input === "long-text") return <textarea {...common} rows={5} maxLength={maxLength} />;
  if (input !== "select") return <input {...common} type={input} maxLength={maxLength} />;
  return (
    <select {...common}>
      <option value="">{labels.choose}</option>
      {options.map((option, index) => (
        <option key={index}>{option}</option>
      ))}
    </select>
  );
}

function isWritten(field: Field | undefined): boolean {
  return field?.options === undefined && field?.input !== "checkbox" && field?.input !== "long-text";
}
