import type { ObjectFieldTemplateProps, RJSFSchema } from "@rjsf/utils";
import { useState } from "react";
import { fromPointer, isRecord } from "../../../content/diagnostic/path.ts";
import { MistakeList } from "../parts/mistake-list.tsx";
import { labelOf } from "../state/field-words.ts";
import { focusLater } from "../state/focus-later.ts";
import { isAtOrBelow } from "../state/is-at-or-below.ts";
import { useSession } from "../state/session-context.ts";
import { emptyValue } from "./empty-value.ts";

/** Fields that a picture always shows: its alternative text, or that it needs none. */
const asked = ["alt", "decorative", "focus"];

/** The fields of an object that are set or required, with buttons to add the others. */
export function ObjectTemplate({ schema, properties, formData, fieldPathId, registry }: ObjectFieldTemplateProps) {
  const { session, kept, view } = useSession();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const own = `${view.pointer ?? ""}${fieldPathId.$id}`;
  const value = isRecord(formData) ? formData : {};
  const { schemaUtils } = registry;
  const fields = properties.map(({ name, content }) => {
    const part = schemaUtils.retrieveSchema((schema.properties?.[name] ?? {}) as RJSFSchema, value[name]);
    return { name, content, part, id: `${own}/${name}`, label: labelOf(name, part) };
  });
  const isPicture = fields.some(({ name, part }) => name === "src" && part.format?.endsWith("image-file"));
  const always = [...opened, ...(schema.required ?? []), ...(isPicture ? asked : []), "blocks"];
  const open = fields.filter(({ part }) => part.const === undefined);
  const shown = open.filter(({ name }) => name in value || always.includes(name));
  const hidden = open.filter((field) => !shown.includes(field));
  const mistakes = kept.file.mistakes.filter(
    ({ pointer }) => isAtOrBelow(pointer, own) && !shown.some(({ id }) => isAtOrBelow(pointer, id)),
  );
  const add = ({ name, id, label, part }: (typeof fields)[number]) => {
    if (part.type === "array") {
      const first = emptyValue(part.items as RJSFSchema, registry);
      session.keeper.change(fromPointer(id), [first], { label: `Add ${label}` });
    }
    setOpened([...opened, name]);
    focusLater(id);
  };
  return (
    <>
      <MistakeList mistakes={mistakes} />
      {shown.map(({ content }) => content)}
      {hidden.length > 0 && (
        <p>
          <span>Add: </span>
          {hidden.map((field) => (
            <button key={field.name} type="button" onClick={() => add(field)}>
              {field.label}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
