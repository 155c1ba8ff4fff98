import { isRecord } from "../../content/diagnostic/is-record.ts";
import { fromPointer } from "../../content/diagnostic/path.ts";
import type { FieldMistake, JsonSchema } from "../api/api.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { MistakeList } from "./parts/mistake-list.tsx";
import { useSessionState } from "./state/session-context.ts";

interface SettingsFormProps {
  /** The schema of the whole file. */
  readonly schema: JsonSchema;
  /** The keys of the fields that are shown. */
  readonly names: readonly string[];
}

/** A form for some of the settings of the open file. */
export function SettingsForm({ schema, names }: SettingsFormProps) {
  return <SchemaForm schema={partOf(schema, names)} base="" isAbout={(mistake) => names.includes(keyOf(mistake))} />;
}

/** The mistakes of the open file that no form of its settings shows. */
export function OtherMistakes({ schema }: { readonly schema: JsonSchema }) {
  const { kept } = useSessionState();
  const keys = keysOf(schema);
  return <MistakeList mistakes={kept.file.mistakes.filter((mistake) => !keys.includes(keyOf(mistake)))} />;
}

/** The keys that a file of a schema can have. */
export function keysOf(schema: JsonSchema): readonly string[] {
  return isRecord(schema["properties"]) ? Object.keys(schema["properties"]) : [];
}

function keyOf({ pointer }: FieldMistake): string {
  return fromPointer(pointer)[0] ?? "";
}

/** A schema with some of its fields. */
function partOf(schema: JsonSchema, names: readonly string[]): JsonSchema {
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const required = Array.isArray(schema["required"]) ? schema["required"] : [];
  return {
    ...schema,
    description: "",
    properties: Object.fromEntries(Object.entries(properties).filter(([key]) => names.includes(key))),
    required: required.filter((key: string) => names.includes(key)),
  };
}
