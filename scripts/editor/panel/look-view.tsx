import { siteFileName } from "../../content/read/content-path.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { useSession } from "./state/session-context.ts";

/** What all pages share, and the theme of the site with the resulting colours. */
export function LookView() {
  const { site, kept } = useSession();
  const { palettes, schemas } = site;
  const isWhole = kept.file.path === siteFileName;
  return (
    <>
      <h1>{isWhole ? "The whole site" : `The pages in ${kept.file.path.replace(`/${siteFileName}`, "")}`}</h1>
      {!isWhole && (
        <p className="note">Missing settings come from the whole site: open one of its other pages to change them.</p>
      )}
      {(isWhole ? palettes : []).map(({ name, colours }) => (
        <figure key={name}>
          <figcaption>{name === "dark" ? "Dark" : "Light"}</figcaption>
          {Object.entries(colours).map(([tint, colour]) => (
            <i key={tint} role="img" aria-label={`${tint} ${colour}`} title={tint} style={{ background: colour }} />
          ))}
        </figure>
      ))}
      <SchemaForm schema={isWhole ? schemas.site : schemas.language} />
    </>
  );
}
