import { SchemaForm } from "./form/schema-form.tsx";
import { useSession } from "./state/session-context.ts";

/** The colours that are shown: those that carry the look. */
const telling = [
  "paper",
  "sheet",
  "wash",
  "ink",
  "ink-soft",
  "accent",
  "fill",
  "accent-strong",
  "mark",
  "desk",
] as const;

/** What all pages share, and the look of the site with its colours as they come out. */
export function LookView() {
  const { palettes, schemas } = useSession().site;
  return (
    <>
      <h1>The whole site</h1>
      {palettes.map(({ name, colours }) => (
        <figure key={name}>
          <figcaption>{name === "dark" ? "Dark" : "Light"}</figcaption>
          {telling.map((tint) => (
            <svg key={tint} viewBox="0 0 10 10" role="img" aria-label={`${tint} ${colours[tint]}`}>
              <title>{tint}</title>
              <rect width="10" height="10" fill={colours[tint]} />
            </svg>
          ))}
        </figure>
      ))}
      <SchemaForm schema={schemas.site} base="" />
    </>
  );
}
