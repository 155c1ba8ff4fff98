import type { ObjectFieldTemplateProps, RJSFSchema } from "@rjsf/utils";
import { useRef, useState } from "react";
import { isRecord } from "../../../content/diagnostic/is-record.ts";
import { toPointer } from "../../../content/diagnostic/path.ts";
import { focusLater } from "../parts/focus-later.ts";
import { MistakeList } from "../parts/mistake-list.tsx";
import { labelOf } from "../state/field-words.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { emptyValue } from "./empty-value.ts";
import { useFormTools } from "./form-tools.ts";

/** What a picture is asked for at once: its words, or that it needs none. */
const asked = new Set(["alt", "decorative", "focus"]);

/** The fields of an object: those that are set or required, and buttons to add the others. */
export function ObjectTemplate({ schema, properties, formData, fieldPathId, registry }: ObjectFieldTemplateProps) {
  const { base, mistakes, change } = useFormTools();
  const container = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (properties.length === 0) return null;
  const value = isRecord(formData) ? formData : {};
  const schemas = new Map(
    properties.map(({ name }) => [
      name,
      registry.schemaUtils.retrieveSchema((schema.properties?.[name] ?? {}) as RJSFSchema, value[name]),
    ]),
  );
  const isPicture = schemas.get("src")?.format?.endsWith("image-file") === true;
  const isShown = (name: string) =>
    name in value || schema.required?.includes(name) || opened.has(name) || (isPicture && asked.has(name));
  const open = properties.filter(({ name }) => schemas.get(name)?.const === undefined);
  const shown = open.filter(({ name }) => isShown(name));
  const hidden = open.filter(({ name }) => !isShown(name));
  const pointer = base + toPointer(fieldPathId.path);
  const elsewhere = mistakes.filter(
    (mistake) =>
      isAtOrBelow(mistake.pointer, pointer) &&
      mistake.pointer !== pointer &&
      !shown.some(({ name }) => isAtOrBelow(mistake.pointer, pointer + toPointer([name]))),
  );
  const add = (name: string) => {
    const part = schemas.get(name);
    if (part?.type === "array") {
      const items = registry.schemaUtils.retrieveSchema(part.items as RJSFSchema);
      change([...fieldPathId.path, name], [emptyValue(items, registry)], `Add ${labelOf(name, part)}`);
    }
    setOpened(new Set([...opened, name]));
    focusLater(container, `field-${name}`);
  };
  return (
    <div ref={container}>
      <MistakeList mistakes={elsewhere} />
      {shown.map(({ content }) => content)}
      {hidden.length > 0 && (
        <p>
          <span>Add: </span>
          {hidden.map(({ name }) => (
            <button key={name} type="button" onClick={() => add(name)}>
              {labelOf(name, schemas.get(name) ?? {})}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
