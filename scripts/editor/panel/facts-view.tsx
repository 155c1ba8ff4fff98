import { useRef } from "react";
import { namesIn } from "../../content/values/scopes.ts";
import type { JsonSchema } from "../session/describe-site.ts";
import { factsSchema } from "./form/facts-schema.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { focusLater } from "./state/focus-later.ts";
import { useSession } from "./state/session-context.ts";

/** The facts of the open file, each with a field. */
export function FactsView() {
  const { session, kept, site } = useSession();
  const schema = useRef<JsonSchema>(undefined);
  const facts = site.facts.filter(({ path }) => path === kept.file.path);
  schema.current = factsSchema(kept.data, facts, schema.current);
  const add = () => {
    const name = prompt("The name of the new fact, after its group and a full stop: price.loaf")?.trim();
    if (!name) return;
    if (namesIn(kept.data).some((one) => `${name}.`.startsWith(`${one}.`) || one.startsWith(`${name}.`)))
      return session.set({ trouble: `The name ${name} is taken.` });
    const text = prompt(`What texts with {${name}} show`)?.trim();
    if (!text) return;
    const value = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;
    session.keeper.change(name.split("."), value, { label: `Add fact ${name}` });
    session.set({ trouble: undefined });
    focusLater(`/${name.replaceAll(".", "/")}`);
  };
  return (
    <>
      <h1>Facts</h1>
      <SchemaForm schema={schema.current} />
      <button type="button" onClick={add}>
        New fact …
      </button>
    </>
  );
}
