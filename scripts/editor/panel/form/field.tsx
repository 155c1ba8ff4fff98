import { errorId, type FieldProps, getSchemaType, helpId, type RJSFSchema } from "@rjsf/utils";
import { fromPointer, isRecord, valueAt } from "../../../content/diagnostic/path.ts";
import { MistakeList } from "../parts/mistake-list.tsx";
import { SignButton } from "../parts/sign-button.tsx";
import { labelOf, wordsOf } from "../state/field-words.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { useSession } from "../state/session-context.ts";
import { controlOf } from "./control-of.ts";
import { FactButtons } from "./fact-buttons.tsx";
import { KindChoice, kindsOf, takesValue } from "./kind-choice.tsx";
import { ListField } from "./list-field.tsx";

/** A field with its label, its help and its mistakes. It replaces the library's own. */
export function Field(props: FieldProps) {
  const { session, kept, view } = useSession();
  const { registry, fieldPathId, required = false } = props;
  const { path } = fieldPathId;
  // The block may have moved since the form was rendered.
  const id = `${view.pointer ?? ""}${fieldPathId.$id}`;
  const formData = valueAt(kept.data, fromPointer(id));
  const whole = registry.schemaUtils.retrieveSchema(props.schema, formData);
  const kinds = kindsOf(whole, registry);
  const schema = kinds.find((kind) => takesValue(kind, formData)) ?? kinds[0] ?? whole;
  const shape = shapeOf(schema, formData);
  // The outline shows these.
  if (id === "/blocks" && shape === "list") return null;
  const isSingle = shape === "single" || shape === "raw";
  const key = path.at(-1);
  const isNamed = typeof key === "string";
  const name = String(path.findLast((part) => typeof part === "string") ?? "entry");
  const label = isNamed ? labelOf(name, whole) : `${wordsOf(name)} ${Number(key) + 1}`;
  // A long description is folded, but always read out.
  const { description = "" } = whole;
  const isShort = description.length <= 90;
  const change = (value: unknown, label: string) => session.keeper.change(fromPointer(id), value, { label });
  // The fields of an object show their own.
  const mistakes = kept.file.mistakes.filter(
    ({ pointer }) => (isSingle && isAtOrBelow(pointer, id)) || (shape === "list" && pointer === id),
  );
  const Box = isNamed && !isSingle ? "fieldset" : "div";
  return (
    <Box className={isNamed ? "field" : undefined} id={isSingle ? undefined : id}>
      {isSingle && (
        <label htmlFor={id} className={isNamed ? undefined : "hidden-words"}>
          {label}
        </label>
      )}
      {isNamed && !isSingle && <legend>{label}</legend>}
      {isNamed && !required && formData !== undefined && (
        <SignButton sign="×" label={`Leave out ${label}`} onClick={() => change(undefined, `Leave out ${label}`)} />
      )}
      {isNamed && (
        <details className="note" open={isShort} hidden={description === ""}>
          <summary hidden={isShort}>About {label}</summary>
          <span id={helpId(id)}>{description}</span>
        </details>
      )}
      <MistakeList mistakes={mistakes} id={errorId(id)} />
      {kinds.length > 0 && (
        <KindChoice {...{ id, kinds, registry }} chosen={schema} value={formData} onChange={change} />
      )}
      <Value {...props} {...{ schema, shape, id, formData }} title={label} />
    </Box>
  );
}

type Shape = "list" | "object" | "single" | "raw";

/** How a value is shown: `raw` if there are no fields for it. */
function shapeOf(schema: RJSFSchema, value: unknown): Shape {
  const type = getSchemaType(schema);
  if (type === "array") return value === undefined || Array.isArray(value) ? "list" : "raw";
  if (type === "object") return schema.properties && (value === undefined || isRecord(value)) ? "object" : "raw";
  return typeof value === "object" ? "raw" : "single";
}

function Value({ shape, id, ...props }: FieldProps & { readonly shape: Shape; readonly id: string }) {
  const { session, kept } = useSession();
  const { schema, registry, formData: value, title: label = "" } = props;
  const { ObjectField } = registry.fields;
  if (shape === "list") return <ListField {...props} id={id} />;
  if (shape === "object") return ObjectField && <ObjectField {...props} />;
  if (shape === "raw")
    return (
      <button type="button" id={id} onClick={() => session.go({ kind: "text" })}>
        Edit it in the text of the file
      </button>
    );
  const Control = controlOf(schema, value);
  const change = (next: unknown) => session.keeper.change(fromPointer(id), next, { label, group: kept.file.path + id });
  return (
    <>
      <Control id={id} schema={schema} value={value} onChange={change} />
      {typeof value === "string" && <FactButtons text={value} />}
    </>
  );
}
