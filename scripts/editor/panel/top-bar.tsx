import { publishedErrors } from "../../content/diagnostic/diagnostic.ts";
import { factsFileName, siteFileName } from "../../content/read/content-path.ts";
import { isFor } from "./form/fact-buttons.tsx";
import { Proposals } from "./parts/proposals.tsx";
import { wordsOf } from "./state/field-words.ts";
import type { KeptFile } from "./state/file-keeper.ts";
import { useSession } from "./state/session-context.ts";

/** The page picker, the views, undo and redo, and whether everything is saved. */
export function TopBar() {
  const { session, site, kept, route, view } = useSession();
  // `about`: the file that a view edits, which is opened for it.
  const page = { route };
  const shown = site.pages.find((page) => page.route === route)?.path ?? kept.file.path;
  const fact = site.facts.findLast(({ path }) => isFor(shown, path));
  const siteFile = site.siteFiles.findLast((path) => isFor(shown, path));
  const views = [
    { kind: "outline", label: "Blocks", about: page },
    { kind: "page", label: "Page", about: page },
    { kind: "new-page", label: "New page" },
    { kind: "look", label: "Site", about: { path: siteFile ?? siteFileName } },
    { kind: "facts", label: "Facts", about: { path: fact?.path ?? factsFileName } },
    { kind: "publish", label: "Publish" },
  ] as const;
  return (
    <section className="bar" aria-label="The editor">
      <strong>{site.name || "Editor"}</strong>
      <PagePicker />
      <nav aria-label="What to change">
        {views.map(({ kind, label, ...more }) => (
          <button
            key={kind}
            type="button"
            aria-current={view.kind === kind || undefined}
            onClick={() => ("about" in more ? void session.visit(more.about, { kind }) : session.go({ kind }))}
          >
            {label}
          </button>
        ))}
      </nav>
      {(["undo", "redo"] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          aria-disabled={site[direction] === "" || undefined}
          title={site[direction]}
          aria-label={[wordsOf(direction), site[direction]].filter(Boolean).join(": ")}
          onClick={() => void session.step(direction)}
        >
          {wordsOf(direction)}
        </button>
      ))}
      <p className="note state" role="status">
        {stateOf(kept, session.keeper.isSaved)}
      </p>
    </section>
  );
}

function stateOf({ isAway, file, refusal }: KeptFile, isSaved: boolean): string {
  if (isAway) return "Not saved: the server is not answering";
  if (refusal !== undefined) return "Not saved";
  if (!isSaved) return "Saving…";
  const errors = publishedErrors(file.mistakes).length;
  return errors === 0 ? "Saved" : `Saved, but cannot be published: ${errors} ${errors === 1 ? "mistake" : "mistakes"}`;
}

function PagePicker() {
  const { session, site, route } = useSession();
  const pages = site.pages.map(({ title, route, isDraft, errors }) => ({
    route,
    title,
    value: [title, route, isDraft && "(draft)", errors > 0 && `(${errors} wrong)`].filter(Boolean).join(" "),
  }));
  /** Enter also accepts a title or an address: the list has only the first page of each table. */
  const take = (field: HTMLInputElement, isEntered = false) => {
    const wanted = field.value.trim();
    const chosen = pages.find(({ value, title }) => value === wanted || (isEntered && title === wanted));
    const near = pages.find(({ value }) => value.toLowerCase().includes(wanted.toLowerCase()));
    if (!chosen && (!isEntered || wanted === "")) return;
    field.value = "";
    void session.visit({
      route: (chosen ?? (wanted.startsWith("/") ? undefined : near))?.route ?? `/${wanted.replace(/^\//, "")}`,
    });
  };
  return (
    <>
      <input
        type="search"
        list="pages"
        aria-label="Open a page"
        placeholder={site.pages.find((page) => page.route === route)?.title ?? route}
        onChange={({ target }) => take(target)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && take(currentTarget, true)}
      />
      <Proposals id="pages" of={pages.map(({ value }) => ({ value }))} />
    </>
  );
}
