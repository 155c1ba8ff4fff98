import { valueAt } from "../../content/diagnostic/path.ts";
import { textParts } from "../../content/values/placeholders.ts";
import { factNamed } from "./form/fact-buttons.tsx";
import { SchemaForm } from "./form/schema-form.tsx";
import { base } from "./state/call-server.ts";
import { useSession } from "./state/session-context.ts";

/** The settings of the open page, and its renaming and removal. */
export function PageView() {
  const { session, kept, site } = useSession();
  const { path, route = "/" } = kept.file;
  const rename = async () => {
    const to = prompt("The new address. Links are updated, and the old address redirects to it.", route)?.trim();
    if (to && to !== route && (await session.askForFile("movePage", { from: route, to })))
      session.set({ said: `Renamed to ${to}` });
  };
  const remove = async () => {
    const removed = confirm("Remove this page?") ? await session.ask("removePage", { path }) : undefined;
    if (!removed) return;
    await session.visit({ route: "/" });
    session.set({ said: "The page has been removed. Undo restores it." });
    if (removed.isLinked) session.set({ trouble: "Other pages link to the removed page: “Publish” names them." });
  };
  return (
    <>
      <h1>This page</h1>
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
  const { session, kept, site } = useSession();
  const text = (...path: string[]) => {
    const value = valueAt(kept.data, path);
    const parts = typeof value === "string" ? (textParts(value) ?? [{ text: value, name: undefined }]) : undefined;
    return parts?.map(({ name, text }) => factNamed(name, session.state)?.text ?? text).join("");
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
