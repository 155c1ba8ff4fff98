import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { useState } from "react";
import { fromPointer } from "../../../content/diagnostic/path.ts";
import { Rows } from "../parts/rows.tsx";
import { firstText } from "../state/field-words.ts";
import { useSession } from "../state/session-context.ts";
import { emptyValue } from "./empty-value.ts";

/** A list: single values as they are, others as rows that open. */
export function ListField(props: FieldProps) {
  const { session } = useSession();
  const { schema, formData, registry, fieldPathId } = props;
  const { $id: id, path } = fieldPathId;
  const [opened, setOpened] = useState<number>();
  const items: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const itemSchema = registry.schemaUtils.retrieveSchema((schema.items ?? {}) as RJSFSchema);
  const isSimple = itemSchema.type !== "object" && !itemSchema.oneOf && !itemSchema.anyOf;
  const one = (itemSchema.title ?? "Entry").toLowerCase();
  const nameOf = (at: number) => firstText(items[at]) || `${one} ${at + 1}`;
  const set = (next: readonly unknown[], label: string, open?: number) => {
    session.keeper.change(fromPointer(id), next, { label });
    setOpened(open);
  };
  const { SchemaField } = registry.fields;
  const field = (at: number) => {
    const fieldPathId = { $id: `${id}/${at}`, path: [...path, at] };
    return SchemaField && <SchemaField {...props} schema={itemSchema} formData={items[at]} {...{ fieldPathId }} />;
  };
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
      {...{ id, items, one, nameOf }}
      row={isSimple ? field : title}
      {...(!isSimple && { below: (at: number) => opened === at && field(at) })}
      onAdd={(at) => set(items.toSpliced(at, 0, emptyValue(itemSchema, registry)), `Add ${one}`, at)}
      onChange={set}
    />
  );
}
