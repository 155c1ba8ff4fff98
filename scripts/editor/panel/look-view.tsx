import { useEffect, useState } from "react";
import { valueAt } from "../../content/diagnostic/path.ts";
import type { Palette } from "../api/api.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { callServer } from "./state/call-server.ts";
import { useSessionState } from "./state/session-context.ts";

/** What all pages share, and the look of the site with its colours as they come out. */
export function LookView() {
  const { kept, site } = useSessionState();
  return (
    <>
      <h1>The whole site</h1>
      <Palettes theme={valueAt(kept.data, ["theme"])} />
      <SchemaForm schema={site.schemas.site} base="" />
    </>
  );
}

/** The colours that are shown: those that carry the look. */
const telling = ["paper", "sheet", "wash", "ink", "ink-soft", "accent", "fill", "accent-strong", "mark", "desk"];

function Palettes({ theme }: { readonly theme: unknown }) {
  const [palettes, setPalettes] = useState<readonly Palette[]>([]);
  const asked = JSON.stringify(theme ?? {});
  useEffect(() => {
    let isWanted = true;
    callServer("palette", { theme: JSON.parse(asked) }).then(
      (found) => isWanted && setPalettes(found),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return palettes.map(({ name, colours }) => (
    <figure key={name}>
      <figcaption>{name === "dark" ? "Dark" : "Light"}</figcaption>
      {telling.map((tint) => (
        <svg key={tint} viewBox="0 0 10 10" role="img" aria-label={`${tint} ${colours[tint]}`}>
          <title>{tint}</title>
          <rect width="10" height="10" fill={colours[tint]} />
        </svg>
      ))}
    </figure>
  ));
}
