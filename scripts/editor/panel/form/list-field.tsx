import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { useState } from "react";
import { toPointer } from "../../../content/diagnostic/path.ts";
import { Rows } from "../parts/rows.tsx";
import { firstText } from "../state/field-words.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { emptyValue } from "./empty-value.ts";
import { useFormTools } from "./form-tools.ts";

/** A list: single values as they are, others as rows that open. */
export function ListField(props: FieldProps) {
  const { schema, formData, registry, fieldPathId } = props;
  const { path } = fieldPathId;
  const { base, mistakes, change } = useFormTools();
  const [opened, setOpened] = useState<number>();
  const items: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const itemSchema = registry.schemaUtils.retrieveSchema((schema.items ?? {}) as RJSFSchema);
  const isSimple = itemSchema.type !== "object" && !itemSchema.oneOf && !itemSchema.anyOf;
  const one = (itemSchema.title ?? "Entry").toLowerCase();
  const nameOf = (at: number) => firstText(items[at]) || `${one} ${at + 1}`;
  const set = (next: readonly unknown[], label: string, open?: number) => {
    change(path, next, label);
    setOpened(open);
  };
  const { SchemaField } = registry.fields;
  const field = (at: number) =>
    SchemaField && (
      <SchemaField
        {...props}
        schema={itemSchema}
        formData={items[at]}
        fieldPathId={{ $id: `${fieldPathId.$id}_${at}`, path: [...path, at] }}
        required
      />
    );
  const title = (at: number) => (
    <button
      type="button"
      className="title"
      aria-expanded={opened === at}
      onClick={() => setOpened(opened === at ? undefined : at)}
    >
      {nameOf(at)}
    </button>
  );
  return (
    <Rows
      {...{ items, one, nameOf }}
      addLabel={`Add ${one}`}
      isWrong={(at) => mistakes.some(({ pointer }) => isAtOrBelow(pointer, base + toPointer([...path, at])))}
      row={isSimple ? field : title}
      {...(!isSimple && { below: (at: number) => opened === at && field(at) })}
      onAdd={(at) => set(items.toSpliced(at, 0, emptyValue(itemSchema, registry)), `Add ${one}`, at)}
      onChange={set}
    />
  );
}
