import { type FieldProps, getSchemaType, type RJSFSchema } from "@rjsf/utils";
import { isRecord } from "../../../content/diagnostic/is-record.ts";
import { toPointer } from "../../../content/diagnostic/path.ts";
import { MistakeList } from "../parts/mistake-list.tsx";
import { SignButton } from "../parts/sign-button.tsx";
import { labelOf } from "../state/field-words.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { ChoiceField } from "./choice-field.tsx";
import { controlOf } from "./control-of.ts";
import { FactButtons } from "./fact-buttons.tsx";
import { ownFormats } from "./form-schema.ts";
import { useFormTools } from "./form-tools.ts";
import { ListField } from "./list-field.tsx";

/** The letters of help that stand below a label without being asked for. */
const shortHelp = 90;

/** A field with its label, its help and its mistakes, in place of the one of the library. */
export function Field(props: FieldProps) {
  const { registry, fieldPathId, formData, required = false } = props;
  const { base, mistakes, change } = useFormTools();
  const { $id: id, path } = fieldPathId;
  const schema = registry.schemaUtils.retrieveSchema(props.schema, formData);
  const shape = shapeOf(schema, formData);
  const isSingle = shape === "single" || shape === "raw";
  const pointer = base + toPointer(path);
  const here = mistakes.filter((one) => (isSingle ? isAtOrBelow(one.pointer, pointer) : one.pointer === pointer));
  const content = (
    <>
      <MistakeList mistakes={here} id={`${id}-mistakes`} />
      <Value {...props} schema={schema} shape={shape} />
    </>
  );
  const key = path.at(-1);
  if (typeof key !== "string") {
    const entry = labelOf(String(path.findLast((one) => typeof one === "string") ?? "Entry"), {});
    return (
      <>
        {isSingle && (
          <label className="hidden-words" htmlFor={id}>
            {entry} {Number(key) + 1}
          </label>
        )}
        {content}
      </>
    );
  }
  const label = labelOf(key, schema);
  const leaveOut = `Leave out ${label}`;
  const Box = isSingle ? "div" : "fieldset";
  return (
    <Box className="field" data-focus={`field-${key}`} data-wrong={here.length > 0 || undefined}>
      {isSingle ? <label htmlFor={id}>{label}</label> : <legend>{label}</legend>}
      {!required && formData !== undefined && (
        <SignButton sign="×" label={leaveOut} onClick={() => change(path, undefined, leaveOut)} />
      )}
      <Help id={`${id}-help`} text={schema.description ?? ""} label={label} />
      {content}
    </Box>
  );
}

type Shape = "choice" | "list" | "object" | "single" | "raw";

/** What a value is shown as: as it is written, where it is of another kind than its schema has. */
function shapeOf(schema: RJSFSchema, value: unknown): Shape {
  const type = getSchemaType(schema);
  if (schema.anyOf || (schema.oneOf && type === undefined)) return "choice";
  if (type === "array") return value === undefined || Array.isArray(value) ? "list" : "raw";
  if (type === "object" && value !== undefined && !isRecord(value)) return "raw";
  if (type === "object") return schema.oneOf ? "choice" : "object";
  return schema.format === ownFormats.ownValues || typeof value !== "object" ? "single" : "raw";
}

function Value({ shape, ...props }: FieldProps & { readonly shape: Shape }) {
  const { schema, formData, fieldPathId, registry } = props;
  const { change, valueAt } = useFormTools();
  const { ObjectField } = registry.fields;
  if (shape === "list") return <ListField {...props} />;
  if (shape === "choice") return <ChoiceField {...props} />;
  if (shape === "object") return ObjectField && <ObjectField {...props} />;
  const { $id: id, path } = fieldPathId;
  const single = shape === "raw" ? { format: ownFormats.raw } : schema;
  const Control = controlOf(single, formData);
  const label = labelOf(String(path.findLast((key) => typeof key === "string") ?? "Value"), schema);
  return (
    <>
      <Control
        id={id}
        describedBy={`${id}-help ${id}-mistakes`}
        schema={single}
        value={formData}
        beside={(key) => valueAt([...path.slice(0, -1), key])}
        onChange={(value) => change(path, value, label)}
      />
      {typeof formData === "string" && <FactButtons text={formData} />}
    </>
  );
}

/** What a field is for: folded where it is long, and read out in any case. */
function Help({ id, text, label }: Readonly<Record<"id" | "text" | "label", string>>) {
  if (text === "") return null;
  const words = (
    <p className="note" id={id}>
      {text}
    </p>
  );
  if (text.length <= shortHelp) return words;
  return (
    <details className="note">
      <summary>About {label}</summary>
      {words}
    </details>
  );
}
