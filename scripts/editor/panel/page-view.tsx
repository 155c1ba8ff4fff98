import { valueAt } from "../../content/diagnostic/path.ts";
import { factsFileName } from "../../content/read/content-path.ts";
import { textParts } from "../../content/values/placeholders.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { SharedNote } from "./shared-note.tsx";
import { base } from "./state/call-server.ts";
import { useSession } from "./state/session-context.ts";

/** The settings of the open page, its address, and its end. */
export function PageView() {
  const { session, kept, site } = useSession();
  const { path, route } = kept.file;
  if (route === undefined) return <p>This file is no page: open one above.</p>;
  const rename = async () => {
    const to = prompt("The new address. All links to it follow, and the old one leads to it.", route)?.trim();
    if (to && to !== route && (await session.askForFile("movePage", { from: route, to })))
      session.set({ said: `Renamed to ${to}` });
  };
  const remove = async () => {
    if (!confirm("Remove this page?") || !(await session.ask("removePage", { path }))) return;
    await session.visit({ route: "/" });
    session.set({ said: "The page is removed. Undo brings it back." });
  };
  return (
    <>
      <h1>This page</h1>
      <SharedNote />
      <SchemaForm schema={site.schemas.page} />
      <SharePreview />
      {route !== "/" && (
        <p>
          Its address is {route}.{" "}
          <button type="button" onClick={() => void rename()}>
            Rename …
          </button>
          <button type="button" onClick={() => void remove()}>
            Remove this page …
          </button>
        </p>
      )}
    </>
  );
}

/** How a social network shows a link to the page. */
function SharePreview() {
  const { kept, site } = useSession();
  // A language may have a fact in its own words, behind that of all.
  const facts = site.facts.filter(({ path }) => kept.file.path.startsWith(path.replace(factsFileName, "")));
  const text = (...path: string[]) => {
    const value = valueAt(kept.data, path);
    const parts = typeof value === "string" ? (textParts(value) ?? [{ text: value, name: undefined }]) : undefined;
    return parts?.map((part) => facts.findLast(({ name }) => name === part.name)?.text ?? part.text).join("");
  };
  const picture = text("share", "image") ?? text("share") ?? text("image", "src") ?? text("image");
  return (
    <figure>
      <figcaption>As social networks show it</figcaption>
      {picture !== undefined && <img src={base + picture} alt="" />}
      <b>{text("title")}</b>
      <p className="note">
        {text("description")} {site.name}
      </p>
    </figure>
  );
}
