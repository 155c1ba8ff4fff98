import type { FieldTemplateProps } from "@rjsf/utils";
import { useState } from "react";
import { toPointer } from "../../../content/diagnostic/path.ts";
import { MistakeList } from "../parts/mistake-list.tsx";
import { Sign, SignButton } from "../parts/sign.tsx";
import { labelOf } from "../state/field-words.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { useFormTools } from "./form-tools.ts";

/** The words of help that stand below a label without being asked for. */
const shortHelp = 90;

/** Whether a field is one control, which its label names. */
export function isLeaf({ type, oneOf, anyOf }: FieldTemplateProps["schema"]): boolean {
  return type === "string" && !oneOf && !anyOf;
}

/** A field with its label, its help and its mistakes. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { schema, fieldPathId, children, required = false, label: named, rawDescription = "" } = props;
  const { base, mistakes, change } = useFormTools();
  const { $id: id, path } = fieldPathId;
  const pointer = base + toPointer(path);
  const key = path.at(-1);
  const here = mistakes.filter((mistake) =>
    isLeaf(schema) ? isAtOrBelow(mistake.pointer, pointer) : mistake.pointer === pointer,
  );
  const list = <MistakeList mistakes={here} id={`${id}-mistakes`} />;
  if (typeof key !== "string") {
    return (
      <div className="entry">
        {isLeaf(schema) && (
          <label className="hidden-words" htmlFor={id}>
            {`${labelOf(String(path.findLast((one) => typeof one === "string") ?? "Entry"), {})} ${Number(key) + 1}`}
          </label>
        )}
        {list}
        {children}
      </div>
    );
  }
  const label = labelOf(key, { ...schema, title: schema.title ?? (named === key ? undefined : named) });
  const remove = !required && props.formData !== undefined && (
    <SignButton
      sign="close"
      label={`Leave out ${label}`}
      onClick={() => change(path, undefined, `Leave out ${label}`)}
    />
  );
  const help = <Help id={`${id}-help`} text={rawDescription} label={label} />;
  if (isLeaf(schema)) {
    return (
      <div className="field" data-focus={`field-${key}`} data-wrong={here.length > 0 || undefined}>
        <div className="label">
          <label htmlFor={id}>{label}</label>
          {remove}
        </div>
        {children}
        {help}
        {list}
      </div>
    );
  }
  return (
    <fieldset className="group" data-focus={`field-${key}`} data-wrong={here.length > 0 || undefined}>
      <legend>{label}</legend>
      {remove}
      {help}
      {list}
      {children}
    </fieldset>
  );
}

interface HelpProps {
  readonly id: string;
  readonly text: string;
  readonly label: string;
}

/** What a field is for: folded where it is long, and read out in any case. */
function Help({ id, text, label }: HelpProps) {
  const [isOpen, setOpen] = useState(false);
  if (text === "") return null;
  const isLong = text.length > shortHelp;
  return (
    <div className="help">
      {isLong && (
        <button
          type="button"
          className="about"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`About ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Sign name="close" /> : "?"}
        </button>
      )}
      <p id={id} className={isLong && !isOpen ? "hidden-words" : undefined}>
        {text}
      </p>
    </div>
  );
}
