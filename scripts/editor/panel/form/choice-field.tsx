import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { isRecord } from "../../../content/diagnostic/is-record.ts";
import { emptyValue } from "./empty-value.ts";
import { useFormTools } from "./form-tools.ts";

/** A value of one of several kinds: which it is, and the fields of that kind. */
export function ChoiceField(props: FieldProps) {
  const { formData, registry, fieldPathId, schema } = props;
  const { change } = useFormTools();
  // They come resolved.
  const options = props["options"] as readonly RJSFSchema[];
  const chosen = options.find((option) => isOf(option, formData)) ?? options[0] ?? {};
  const { ObjectField, SchemaField } = registry.fields;
  const Field = chosen.type === "object" ? ObjectField : SchemaField;
  const id = `${fieldPathId.$id}-kind`;
  const choose = (title: string) => {
    const option = options.find((other) => other.title === title);
    if (!option) return;
    const empty = emptyValue(option, registry);
    // What both kinds have stays.
    const kept = isRecord(empty) && isRecord(formData) ? keptIn(option, formData) : {};
    change(fieldPathId.path, isRecord(empty) ? { ...empty, ...kept } : empty, schema.title ?? "Kind");
  };
  return (
    <div className="choice">
      <label htmlFor={id}>Kind</label>
      <select id={id} value={chosen.title} onChange={({ target }) => choose(target.value)}>
        {options.map(({ title }, index) => (
          <option key={index}>{title}</option>
        ))}
      </select>
      {Field && <Field {...props} schema={chosen} />}
    </div>
  );
}

function keptIn(option: RJSFSchema, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isKept = (key: string) => {
    const part = option.properties?.[key];
    return typeof part === "object" && part.const === undefined;
  };
  return Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key)));
}

/** Whether a value is of a kind: by what names the kind in it, else by what it is. */
function isOf(option: RJSFSchema, value: unknown): boolean {
  if (isRecord(value)) {
    const named = Object.entries(option.properties ?? {}).filter(
      ([, part]) => typeof part === "object" && part.const !== undefined,
    );
    return (
      option.type === "object" && named.every(([key, part]) => typeof part === "object" && part.const === value[key])
    );
  }
  if (Array.isArray(value)) return option.type === "array";
  return option.type === "string";
}
