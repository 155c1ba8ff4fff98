import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { isRecord } from "../../../content/diagnostic/is-record.ts";
import { emptyValue } from "./empty-value.ts";
import { useFormTools } from "./form-tools.ts";

/** A value of one of several kinds: which it is, and the fields of that kind. */
export function ChoiceField(props: FieldProps) {
  const { formData, registry, fieldPathId, schema } = props;
  const { change } = useFormTools();
  const branches = (schema.anyOf ?? schema.oneOf ?? []) as readonly RJSFSchema[];
  const options = branches.map((branch) => registry.schemaUtils.retrieveSchema(branch, formData));
  const chosen = options.find((option) => isOf(option, formData)) ?? options[0] ?? {};
  const { ObjectField, SchemaField } = registry.fields;
  const Field = chosen.type === "object" ? ObjectField : SchemaField;
  const id = `${fieldPathId.$id}-kind`;
  const choose = (option: RJSFSchema | undefined) => {
    if (!option) return;
    const empty = emptyValue(option, registry);
    // What both kinds have stays.
    const kept = Object.entries(isRecord(empty) && isRecord(formData) ? formData : {}).filter(
      ([key]) => option.properties?.[key] !== undefined && !(key in constants(option)),
    );
    change(
      fieldPathId.path,
      isRecord(empty) ? { ...empty, ...Object.fromEntries(kept) } : empty,
      schema.title ?? "Kind",
    );
  };
  return (
    <>
      <label htmlFor={id}>Kind</label>
      <select id={id} value={chosen.title} onChange={({ target }) => choose(options[target.selectedIndex])}>
        {options.map(({ title }, index) => (
          <option key={index}>{title}</option>
        ))}
      </select>
      {Field && <Field {...props} schema={chosen} />}
    </>
  );
}

/** What names a kind in a value of it. */
function constants({ properties = {} }: RJSFSchema): Readonly<Record<string, unknown>> {
  const parts = Object.entries(properties).map(([key, part]) => [key, typeof part === "object" && part.const] as const);
  return Object.fromEntries(parts.filter(([, value]) => value !== false && value !== undefined));
}

function isOf(option: RJSFSchema, value: unknown): boolean {
  if (!isRecord(value)) return option.type === (Array.isArray(value) ? "array" : "string");
  return option.type === "object" && Object.entries(constants(option)).every(([key, named]) => named === value[key]);
}
