import { useEffect, useRef } from "react";
import type { JsonSchema } from "../session/describe-site.ts";
import { factsSchema } from "./form/facts-schema.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { NewFact } from "./new-fact.tsx";
import { SharedNote } from "./shared-note.tsx";
import { useSession } from "./state/session-context.ts";

/** The facts of the open file, each with a field; the one of a name gets the focus. */
export function FactsView({ name }: { readonly name: string | undefined }) {
  const { kept, site } = useSession();
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (name === undefined) return;
    const id = CSS.escape(`root_${name.replaceAll(".", "_")}`);
    container.current?.querySelector<HTMLElement>(`[id^=${id}]:is(input, textarea)`)?.focus();
  }, [name]);
  const schema = useRef<JsonSchema>(undefined);
  const { path } = kept.file;
  schema.current = factsSchema(
    kept.data,
    site.facts.filter((fact) => fact.path === path),
    schema.current,
  );
  return (
    <div ref={container}>
      <h1>Facts</h1>
      <SharedNote />
      <SchemaForm schema={schema.current} base="" />
      <NewFact />
    </div>
  );
}
