import { getDefaultRegistry } from "@rjsf/core";
import { type FieldProps, getSchemaType, type RJSFSchema } from "@rjsf/utils";
import type { ComponentType } from "react";
import { isRecord } from "../../../content/diagnostic/is-record.ts";
import { ownFormats } from "./form-schema.ts";

// It is always there.
const SchemaField = getDefaultRegistry().fields.SchemaField as ComponentType<FieldProps>;

/** A field of its schema, or one that shows the value as a text where somebody has written something of another kind. */
export function GuardedField(props: FieldProps) {
  const { schema, formData, registry } = props;
  const { title, description, ...resolved } = registry.schemaUtils.retrieveSchema(schema, formData);
  if (formData === undefined || fits(formData, resolved)) return <SchemaField {...props} />;
  const raw: RJSFSchema = { type: "string", format: ownFormats.raw };
  if (title !== undefined) raw.title = title;
  if (description !== undefined) raw.description = description;
  return <SchemaField {...props} schema={raw} />;
}

function fits(value: unknown, schema: RJSFSchema): boolean {
  if (schema.anyOf) return true;
  const type = getSchemaType(schema);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isRecord(value);
  return schema.format === ownFormats.ownValues || typeof value !== "object";
}
