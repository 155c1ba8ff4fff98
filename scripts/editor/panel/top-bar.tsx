import { useId, useState } from "react";
import { focusIt } from "./parts/focus-it.ts";
import { Sign, type SignName } from "./parts/sign.tsx";
import type { KeptFile } from "./state/file-keeper.ts";
import { useSession, useSessionState } from "./state/session-context.ts";
import type { View } from "./view.ts";

interface TopBarProps {
  readonly view: View;
  readonly onGo: (view: View) => void;
  readonly onOpen: (route: string) => void;
  readonly isBrowsing: boolean;
  readonly onBrowse: (isBrowsing: boolean) => void;
}

/** The page that is open, and what concerns all of it and of the site. */
export function TopBar({ view, onGo, onOpen, isBrowsing, onBrowse }: TopBarProps) {
  const session = useSession();
  const { site, kept, route, texts } = useSessionState();
  /** What is about the page opens its file again, where another one is open. */
  const goTo = async (kind: (typeof views)[number][0]) => {
    const isOfPage = kind === "outline" || kind === "page";
    if (isOfPage && kept.file.route === undefined && !(await session.openPage(route))) return;
    onGo({ kind });
  };
  const views: readonly (readonly [
    View["kind"] & ("outline" | "page" | "look" | "new-page" | "publish"),
    SignName,
    string,
  ])[] = [
    ["outline", "list", "Blocks"],
    ["page", "settings", "Page"],
    ["new-page", "page", "New page"],
    ["look", "look", "Site"],
    ["publish", "file", "Publish"],
  ];
  return (
    <header>
      <strong>{site.name || "Editor"}</strong>
      <PagePicker onOpen={onOpen} />
      <nav aria-label="What to change">
        {views.map(([kind, sign, label]) => (
          <button
            key={kind}
            type="button"
            aria-current={view.kind === kind || undefined}
            onClick={() => void goTo(kind)}
          >
            <Sign name={sign} />
            {label}
          </button>
        ))}
      </nav>
      <label className="browse">
        <input type="checkbox" checked={isBrowsing} onChange={({ target }) => onBrowse(target.checked)} /> Follow links
      </label>
      {(["undo", "redo"] as const).map((direction) => {
        const step = site[direction];
        const word = direction === "undo" ? "Undo" : "Redo";
        return (
          <button
            key={direction}
            type="button"
            aria-disabled={step === undefined || undefined}
            title={step}
            aria-label={step === undefined ? word : `${word}: ${step}`}
            onClick={() => void session.step(direction)}
          >
            <Sign name={direction} />
            <span>{word}</span>
          </button>
        );
      })}
      <p className="state">{kept.file.path in texts ? "Not saved: the text of the file" : stateOf(kept)}</p>
    </header>
  );
}

function stateOf({ saving, file, refusal }: KeptFile): string {
  if (saving === "away") return "Not saved: the server does not answer";
  if (refusal !== undefined) return "Not saved";
  if (saving !== "saved") return "Saving…";
  const errors = file.mistakes.filter(({ severity, isUnpublished }) => severity === "error" && !isUnpublished).length;
  return errors === 0 ? "Saved" : `Saved, and not published: ${errors} ${errors === 1 ? "mistake" : "mistakes"}`;
}

/** Finds a page by its title or address. */
function PagePicker({ onOpen }: { readonly onOpen: (route: string) => void }) {
  const { site, route } = useSessionState();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState("");
  const id = useId();
  const words = search.toLowerCase();
  const current = site.pages.find((page) => page.route === route);
  const found = site.pages.filter((page) => `${page.title} ${page.route}`.toLowerCase().includes(words));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of keys and of the focus of what is in it.
    <div
      className="picker"
      onKeyDown={({ key }) => key === "Escape" && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>{current?.title ?? route}</span> <code>{route}</code>
        <Sign name="fold" />
      </button>
      {isOpen && (
        <div className="pages" id={id}>
          <input
            ref={focusIt}
            type="search"
            aria-label="Search pages"
            placeholder="Search pages"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
          <ul>
            {found.map((page) => (
              <li key={page.path}>
                <button
                  type="button"
                  aria-current={page.route === route || undefined}
                  onClick={() => {
                    setOpen(false);
                    onOpen(page.route);
                  }}
                >
                  <span>{page.title}</span> <code>{page.route}</code>
                  {page.isDraft && <em>draft</em>}
                  {page.errors > 0 && <em className="wrong">{page.errors} wrong</em>}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
