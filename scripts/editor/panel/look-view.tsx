import { useEffect, useState } from "react";
import { valueAt } from "../../content/diagnostic/path.ts";
import type { Palette } from "../api/api.ts";
import { keysOf, OtherMistakes, SettingsForm } from "./settings-form.tsx";
import { callServer } from "./state/call-server.ts";
import { useSession, useSessionState } from "./state/session-context.ts";

const siteFile = "_site.yaml";

/** The look of the site with its colours as they come out, and all else that pages share. */
export function LookView() {
  const session = useSession();
  const { kept, site } = useSessionState();
  const isOpen = kept.file.path === siteFile;
  useEffect(() => {
    if (!isOpen) void session.openFile(siteFile);
  }, [isOpen, session]);
  if (!isOpen) return <p>Opening …</p>;
  const { site: schema } = site.schemas;
  return (
    <>
      <h1>The whole site</h1>
      <OtherMistakes schema={schema} />
      <section>
        <h2>Look</h2>
        <Palettes theme={valueAt(kept.data, ["theme"])} />
        <SettingsForm schema={schema} names={["theme"]} />
      </section>
      <section>
        <h2>What all pages share</h2>
        <SettingsForm schema={schema} names={keysOf(schema).filter((key) => key !== "theme")} />
      </section>
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
    <figure key={name} className="palette">
      <figcaption>{name === "dark" ? "Dark" : "Light"}</figcaption>
      <ul>
        {colours
          .filter((colour) => telling.includes(colour.name))
          .map((colour) => (
            <li key={colour.name} title={`${colour.name} ${colour.value}`}>
              <svg viewBox="0 0 10 10" role="img" aria-label={`${colour.name} ${colour.value}`}>
                <rect width="10" height="10" fill={colour.value} />
              </svg>
            </li>
          ))}
      </ul>
    </figure>
  ));
}
