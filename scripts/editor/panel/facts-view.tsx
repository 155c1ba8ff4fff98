import { useRef } from "react";
import type { JsonSchema } from "../session/describe-site.ts";
import { factsSchema } from "./form/facts-schema.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { NewFact } from "./new-fact.tsx";
import { SharedNote } from "./shared-note.tsx";
import { useSession } from "./state/session-context.ts";

/** The facts of the open file, each with a field. */
export function FactsView() {
  const { kept, site } = useSession();
  const schema = useRef<JsonSchema>(undefined);
  const facts = site.facts.filter(({ path }) => path === kept.file.path);
  schema.current = factsSchema(kept.data, facts, schema.current);
  return (
    <>
      <h1>Facts</h1>
      <SharedNote />
      <SchemaForm schema={schema.current} />
      <NewFact facts={facts} />
    </>
  );
}
