import { useState } from "react";
import { fromPointer, valueAt } from "../../content/diagnostic/path.ts";
import { base } from "./state/call-server.ts";
import { useSession } from "./state/session-context.ts";

/** The types of block to choose from, each with a picture. */
export function GalleryView() {
  const { session, site, kept, view } = useSession();
  const { pointer = "" } = view;
  const at = Number(fromPointer(pointer).at(-1));
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/);
  const found = site.blocks.filter(({ type, title, description, usualNames }) => {
    const text = [type, title, description, ...usualNames].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const add = (example: unknown, title: string) => {
    const blocks = valueAt(kept.data, ["blocks"]);
    const value = (Array.isArray(blocks) ? blocks : []).toSpliced(at, 0, example);
    session.keeper.change(["blocks"], value, { label: `Add ${title}` });
    session.set({ said: `Added: ${title}` });
    session.go({ kind: "block", pointer });
  };
  return (
    <>
      <button type="button" onClick={() => session.go({ kind: "outline" }, `/blocks-entry-${Math.max(0, at - 1)}`)}>
        All blocks
      </button>
      <h1>Add a block</h1>
      <input
        id="first"
        type="search"
        aria-label="Search blocks"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="note" role="status">
        {found.length === 1 ? "1 kind of block" : `${found.length} kinds of blocks`}
      </p>
      <ul className="gallery">
        {found.map(({ type, title, description, example }) => (
          <li key={type}>
            <button type="button" onClick={() => add(example, title)}>
              <iframe
                onLoad={({ currentTarget }) => showMainAlone(currentTarget)}
                src={`${base}/__blocks/${type}/1/alone`}
                loading="lazy"
                title={title}
                aria-hidden="true"
                inert
              />
              <b>{title}</b> {description}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Hides the header and footer of the page with a block. */
function showMainAlone({ contentWindow, contentDocument, style }: HTMLIFrameElement): void {
  if (!contentWindow || !contentDocument) return;
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync("body ~ *, body > :not(main) { display: none !important; }");
  contentDocument.adoptedStyleSheets = [sheet];
  style.visibility = "visible";
}
