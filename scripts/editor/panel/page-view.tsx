import { useState } from "react";
import { valueAt } from "../../content/diagnostic/path.ts";
import { SchemaForm } from "./form/schema-form.tsx";
import { SharedNote } from "./shared-note.tsx";
import { base } from "./state/call-server.ts";
import { useSession } from "./state/session-context.ts";

/** The settings of the open page, its address, and its end. */
export function PageView() {
  const { kept, site } = useSession();
  if (kept.file.route === undefined) return <p>This file is no page: open one above.</p>;
  return (
    <>
      <h1>This page</h1>
      <SharedNote />
      <SchemaForm schema={site.schemas.page} base="" without="blocks" />
      <SharePreview />
      {kept.file.route !== "/" && <Address key={kept.file.route} route={kept.file.route} />}
    </>
  );
}

/** How a social network shows a link to the page. */
function SharePreview() {
  const { kept, site } = useSession();
  const text = (...path: string[]) => {
    const value = valueAt(kept.data, path);
    return typeof value === "string" ? value : undefined;
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

/** Renames or removes the page. */
function Address({ route }: { readonly route: string }) {
  const { session, kept } = useSession();
  const [to, setTo] = useState(route);
  const rename = async () => {
    if (await session.askForFile("movePage", { from: route, to })) session.say(`Renamed to ${to}`);
  };
  const remove = async () => {
    if (!confirm("Remove this page?") || !(await session.ask("removePage", { path: kept.file.path }))) return;
    await session.visit({ route: "/" });
    session.say("The page is removed. Undo brings it back.");
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void rename();
      }}
    >
      <label>
        Address of the page
        <input value={to} onChange={({ target }) => setTo(target.value)} />
      </label>
      <p className="note">All links to it follow, and the old address leads to the new one.</p>
      <button type="submit" disabled={to === route}>
        Rename
      </button>{" "}
      <button type="button" onClick={() => void remove()}>
        Remove this page …
      </button>
    </form>
  );
}
