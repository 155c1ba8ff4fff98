import { type ChangeEvent, type InputHTMLAttributes, useState } from "react";
import type { ControlProps } from "./control-props.ts";

/** A value as a text. What is not there is empty. */
export function textOf(value: unknown): string {
  return value === undefined || value === null
    ? ""
    : typeof value === "object"
      ? JSON.stringify(value, null, 2)
      : String(value);
}

/** A text that may be longer has room for several lines. */
const longText = 200;

type TextProps = ControlProps & Pick<InputHTMLAttributes<HTMLInputElement>, "list" | "type" | "inputMode">;

export function TextControl({ describedBy, schema, value, beside: _, onChange, ...attributes }: TextProps) {
  const text = textOf(value);
  const isCode = schema.format === "code";
  const isLong = isCode || (schema.maxLength ?? 0) > longText || text.includes("\n");
  const Control = isLong && attributes.list === undefined ? "textarea" : "input";
  return (
    <Control
      {...attributes}
      className={isCode ? "code" : undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      value={text}
      onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value)}
    />
  );
}

interface ProposingProps extends ControlProps {
  readonly proposals: readonly { readonly value: string; readonly label?: string }[];
}

/** Any text, with proposals. */
export function ProposingControl({ proposals, ...props }: ProposingProps) {
  const list = `${props.id}-list`;
  return (
    <>
      <TextControl {...props} list={list} />
      <datalist id={list}>
        {proposals.map((proposal) => (
          <option key={proposal.value} {...proposal} />
        ))}
      </datalist>
    </>
  );
}

/** A number, or a text that names one, such as `{price.loaf}`. */
export function NumberControl({ value, onChange, ...props }: ControlProps) {
  // As it is typed: "1." is no number yet.
  const [typed, setTyped] = useState(textOf(value));
  const take = (text: unknown) => {
    setTyped(textOf(text));
    onChange(readNumber(textOf(text)));
  };
  const shown = readNumber(typed) === value ? typed : value;
  return <TextControl {...props} inputMode="decimal" value={shown} onChange={take} />;
}

function readNumber(text: string): unknown {
  return /^-?\d+(?:\.\d*)?$/.test(text) ? Number(text) : text === "" ? undefined : text;
}

export function CheckControl({ id, describedBy, value, onChange }: ControlProps) {
  return (
    <input
      id={id}
      type="checkbox"
      aria-describedby={describedBy}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** A choice. What somebody has written that is none of them stays until another is chosen. */
export function ChoiceControl({ id, describedBy, schema, value, onChange }: ControlProps) {
  const choices = (schema.enum ?? []).map(String);
  const shown = textOf(value);
  const all = shown === "" || choices.includes(shown) ? choices : [shown, ...choices];
  return (
    <select
      id={id}
      aria-describedby={describedBy}
      value={shown}
      onChange={({ target }) => onChange((schema.enum ?? []).find((choice) => String(choice) === target.value))}
    >
      <option value="">{value === undefined ? "Not set" : "—"}</option>
      {all.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </select>
  );
}

export function DayControl(props: ControlProps) {
  const isDay = /^(?:\d{4}-\d{2}-\d{2})?$/.test(textOf(props.value));
  if (!isDay) return <TextControl {...props} />;
  return <TextControl {...props} type="date" onChange={(day) => props.onChange(day === "" ? undefined : day)} />;
}

export function ColourControl(props: ControlProps) {
  const text = textOf(props.value);
  const hex = text.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  return (
    <span className="beside">
      <TextControl {...props} />
      <input
        type="color"
        aria-label="Choose the colour"
        value={/^#[\da-f]{6}$/i.test(hex) ? hex : "#808080"}
        onChange={({ target }) => props.onChange(target.value)}
      />
    </span>
  );
}

/** A value that has no fields: as JSON, which is taken once it can be read. */
export function RawControl(props: ControlProps) {
  const isText = typeof props.value === "string";
  const [typed, setTyped] = useState<string>();
  const take = (text: unknown) => {
    if (isText) return props.onChange(text);
    setTyped(textOf(text));
    try {
      props.onChange(JSON.parse(textOf(text)));
      setTyped(undefined);
    } catch {
      // It is not whole yet.
    }
  };
  return (
    <>
      <TextControl
        {...props}
        schema={{ format: "code" }}
        value={isText ? props.value : (typed ?? props.value)}
        onChange={take}
      />
      {!isText && typed !== undefined && <p className="note">{'This is not whole yet, and not saved: {"a": 1}'}</p>}
    </>
  );
}
