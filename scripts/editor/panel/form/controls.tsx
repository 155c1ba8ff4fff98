import { ariaDescribedByIds, type RJSFSchema } from "@rjsf/utils";
import { type ChangeEvent, type ComponentProps, type InputHTMLAttributes, useState } from "react";
import { Proposals } from "../parts/proposals.tsx";

export interface ControlProps {
  /** The pointer to the value in the open file. */
  readonly id: string;
  readonly schema: RJSFSchema;
  readonly value: unknown;
  /** Undefined removes the value. */
  readonly onChange: (value: unknown) => void;
}

/** A value as text, empty if it is missing. */
export function textOf(value: unknown): string {
  return typeof value === "object" && value !== null ? JSON.stringify(value, null, 2) : String(value ?? "");
}

/** Texts that may be longer than this get several lines. */
const longText = 200;

interface TextProps extends ControlProps, Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "inputMode"> {
  readonly proposals?: ComponentProps<typeof Proposals>["of"];
}

export function TextControl({ schema, value, onChange, proposals, ...attributes }: TextProps) {
  const text = textOf(value);
  const list = proposals && `${attributes.id}-list`;
  const isCode = schema.format === "code";
  const isLong = isCode || (schema.maxLength ?? 0) > longText || text.includes("\n");
  const Control = isLong && !proposals ? "textarea" : "input";
  return (
    <>
      <Control
        {...attributes}
        list={list}
        className={isCode ? "code" : undefined}
        aria-describedby={ariaDescribedByIds(attributes.id)}
        autoComplete="off"
        value={text}
        onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value)}
      />
      {list && <Proposals id={list} of={proposals} />}
    </>
  );
}

/** A number, or a text that refers to one, such as `{price.loaf}`. */
export function NumberControl({ value, onChange, ...props }: ControlProps) {
  // As typed: "1." is not a number yet.
  const [typed, setTyped] = useState("");
  const take = (text: unknown) => {
    setTyped(String(text));
    onChange(readNumber(String(text)));
  };
  const shown = readNumber(typed) === value ? typed : value;
  return <TextControl {...props} inputMode="decimal" value={shown} onChange={take} />;
}

function readNumber(text: string): unknown {
  return /^-?\d+(?:\.\d*)?$/.test(text) ? Number(text) : text || undefined;
}

export function CheckControl({ id, value, onChange }: ControlProps) {
  return (
    <input
      id={id}
      type="checkbox"
      aria-describedby={ariaDescribedByIds(id)}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}

/** A choice. A value in the file that is not one of the choices stays until another is chosen. */
export function ChoiceControl({ id, schema, value, onChange }: ControlProps) {
  const choices = schema.enum ?? [];
  const all = value === undefined || choices.includes(value as string) ? choices : [value, ...choices];
  return (
    <select
      id={id}
      aria-describedby={ariaDescribedByIds(id)}
      value={textOf(value)}
      onChange={({ target }) => onChange(all.find((choice) => textOf(choice) === target.value))}
    >
      <option value="">Not set</option>
      {all.map((choice) => (
        <option key={textOf(choice)}>{textOf(choice)}</option>
      ))}
    </select>
  );
}

export function DayControl(props: ControlProps) {
  const isDay = /^(?:\d{4}-\d{2}-\d{2})?$/.test(textOf(props.value));
  return <TextControl {...props} type={isDay ? "date" : "text"} onChange={(day) => props.onChange(day || undefined)} />;
}

export function ColourControl(props: ControlProps) {
  const hex = textOf(props.value).replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
  return (
    <span className="row">
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
