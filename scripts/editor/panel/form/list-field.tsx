import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { type ReactNode, useState } from "react";
import { fromPointer } from "../../../content/diagnostic/path.ts";
import { Rows } from "../parts/rows.tsx";
import { keysOf } from "../state/entry-keys.ts";
import { firstText } from "../state/field-words.ts";
import { useSession } from "../state/session-context.ts";
import { emptyValue } from "./empty-value.ts";

/** A list: single values in place, others as rows that open. */
export function ListField({ id, ...props }: FieldProps & { readonly id: string }) {
  const { session } = useSession();
  const { schema, formData, registry, fieldPathId } = props;
  const { $id, path } = fieldPathId;
  // Keyed by entry, because entries above it may come and go.
  const [opened, setOpened] = useState<number>();
  const items: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const keys = keysOf(items);
  const itemSchema = registry.schemaUtils.retrieveSchema((schema.items ?? {}) as RJSFSchema);
  const isSimple = itemSchema.type !== "object" && !itemSchema.oneOf && !itemSchema.anyOf;
  // The title of a format says what kind of text it is, not what the entry is.
  const one = (itemSchema.format === undefined && itemSchema.title ? itemSchema.title : "Entry").toLowerCase();
  const nameOf = (at: number) => firstText(items[at]) || `${one} ${at + 1}`;
  const set = (next: readonly unknown[], label: string, open?: number) => {
    session.keeper.change(fromPointer(id), next, { label });
    setOpened(open === undefined ? undefined : keysOf(next)[open]);
  };
  const { SchemaField } = registry.fields;
  const field = (at: number) => {
    const ofEntry = { $id: `${$id}/${at}`, path: [...path, at] };
    return SchemaField && <SchemaField {...props} schema={itemSchema} formData={items[at]} fieldPathId={ofEntry} />;
  };
  const title = (at: number, mark: ReactNode) => (
    <button
      type="button"
      className="title"
      aria-expanded={opened === keys[at]}
      onClick={() => setOpened(opened === keys[at] ? undefined : keys[at])}
    >
      {nameOf(at)} {mark}
    </button>
  );
  return (
    <Rows
      {...{ id, items, one, nameOf }}
      row={isSimple ? field : title}
      {...(!isSimple && { below: (at: number) => opened === keys[at] && field(at) })}
      onAdd={(at) => set(items.toSpliced(at, 0, emptyValue(itemSchema, registry)), `Add ${one}`, at)}
      onChange={set}
    />
  );
}
