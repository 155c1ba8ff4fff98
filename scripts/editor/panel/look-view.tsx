import { SchemaForm } from "./form/schema-form.tsx";
import { useSession } from "./state/session-context.ts";

/** What all pages share, and the look of the site with its colours as they come out. */
export function LookView() {
  const { palettes, schemas } = useSession().site;
  return (
    <>
      <h1>The whole site</h1>
      {palettes.map(({ name, colours }) => (
        <figure key={name}>
          <figcaption>{name === "dark" ? "Dark" : "Light"}</figcaption>
          {Object.entries(colours).map(([tint, colour]) => (
            <i key={tint} role="img" aria-label={`${tint} ${colour}`} title={tint} style={{ background: colour }} />
          ))}
        </figure>
      ))}
      <SchemaForm schema={schemas.site} />
    </>
  );
}
