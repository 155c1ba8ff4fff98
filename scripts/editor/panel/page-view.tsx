import { useState } from "react";
import { valueAt } from "../../content/diagnostic/path.ts";
import { keysOf, OtherMistakes, SettingsForm } from "./settings-form.tsx";
import { base } from "./state/call-server.ts";
import { useSession, useSessionState } from "./state/session-context.ts";
import type { View } from "./view.ts";

/** The settings of a page in groups, by their keys; all others stand below "More". */
const groups: readonly (readonly [string, readonly string[]])[] = [
  ["What it is about", ["title", "description"]],
  ["Menu and lists", ["nav", "card", "unlisted"]],
  ["When it is shown", ["draft", "publishAt", "expireAt", "date", "updated", "authors", "tags", "event"]],
  ["Old addresses", ["redirectFrom"]],
  ["Shared on social networks", ["share", "image"]],
];
const grouped = new Set(["blocks", ...groups.flatMap(([, keys]) => keys)]);

/** The settings of the open page, its address, and its end. */
export function PageView({ onGo }: { readonly onGo: (view: View) => void }) {
  const { kept, site } = useSessionState();
  if (kept.file.route === undefined) return <p>This file is no page: open one above.</p>;
  const { page } = site.schemas;
  return (
    <>
      <h1>This page</h1>
      <OtherMistakes schema={page} />
      {groups.map(([title, names]) => (
        <section key={title}>
          <h2>{title}</h2>
          <SettingsForm schema={page} names={names} />
          {names.includes("share") && <SharePreview />}
        </section>
      ))}
      <section>
        <h2>More</h2>
        <SettingsForm schema={page} names={keysOf(page).filter((key) => !grouped.has(key))} />
      </section>
      <Address onGo={onGo} />
    </>
  );
}

/** How a social network shows a link to the page. */
function SharePreview() {
  const { kept, site } = useSessionState();
  const { data } = kept;
  const picture = [
    valueAt(data, ["share", "image"]),
    valueAt(data, ["share"]),
    valueAt(data, ["image", "src"]),
    valueAt(data, ["image"]),
  ].find((value) => typeof value === "string");
  return (
    <figure className="shared">
      {typeof picture === "string" ? (
        <img src={base + picture} alt="" />
      ) : (
        <div className="drawn">{String(valueAt(data, ["title"]) ?? "")}</div>
      )}
      <figcaption>
        <b>{String(valueAt(data, ["title"]) ?? "")}</b>
        <span>{String(valueAt(data, ["description"]) ?? "")}</span>
        <small>{site.name}</small>
      </figcaption>
    </figure>
  );
}

/** Renames or removes the page. */
function Address({ onGo }: { readonly onGo: (view: View) => void }) {
  const session = useSession();
  const { kept } = useSessionState();
  const route = kept.file.route ?? "/";
  const [to, setTo] = useState(route);
  const [isAsked, setAsked] = useState(false);
  const rename = async () => {
    if (await session.askForFile("movePage", { from: route, to })) session.say(`Renamed to ${to}`);
  };
  const remove = async () => {
    const answer = await session.ask("removePage", { path: kept.file.path });
    if (!answer) return;
    await session.refreshSite();
    if (await session.openPage("/")) onGo({ kind: "outline", at: 0 });
    session.say("The page is removed. Undo brings it back.");
  };
  if (route === "/") return null;
  return (
    <section>
      <h2>Address</h2>
      <form
        className="beside"
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <input aria-label="Address of the page" value={to} onChange={({ target }) => setTo(target.value)} />
        <button type="submit" disabled={to === route}>
          Rename
        </button>
      </form>
      <p className="note">All links to it follow, and the old address leads to the new one.</p>
      {isAsked ? (
        <p className="beside">
          Remove this page?
          <button type="button" onClick={() => void remove()}>
            Remove it
          </button>
          <button type="button" onClick={() => setAsked(false)}>
            Keep it
          </button>
        </p>
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          Remove this page …
        </button>
      )}
    </section>
  );
}
