import { useEffect, useRef } from "react";
import { BlockView } from "./block-view.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { FactsView } from "./facts-view.tsx";
import { GalleryView } from "./gallery-view.tsx";
import { LookView } from "./look-view.tsx";
import { NewPageView } from "./new-page-view.tsx";
import { Outline } from "./outline.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageView } from "./page-view.tsx";
import { PublishView } from "./publish-view.tsx";
import { useSession } from "./state/session-context.ts";
import { TextView } from "./text-view.tsx";
import { TopBar } from "./top-bar.tsx";

/** The site on the left, what can be changed of it on the right. */
export function App() {
  const { session, kept, view, said, trouble } = useSession();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (view.focus !== undefined) panel.current?.querySelector<HTMLElement>(view.focus)?.focus();
  }, [view]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Fields of text have an undo of their own.
      const isInText = event.target instanceof Element && event.target.matches("input, textarea, select");
      if (isInText || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      void session.step(event.shiftKey ? "redo" : "undo");
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [session]);
  return (
    <>
      <TopBar />
      <section ref={panel} className="panel" aria-label="What can be changed">
        <p className="trouble" role="alert" hidden={trouble === undefined}>
          {trouble}
        </p>
        {kept.refusal !== undefined && (
          <p className="trouble" role="alert">
            {kept.refusal}{" "}
            <button type="button" onClick={() => session.keeper.discard()}>
              Take back what was typed
            </button>
          </p>
        )}
        <CurrentView />
      </section>
      <main className="site" aria-label="The page">
        <PageFrame />
      </main>
      <ConflictDialog />
      <p className="narrow">The editor needs a window that is at least 1024 pixels wide.</p>
      <p className="hidden-words" role="status" aria-live="polite">
        {said}
      </p>
    </>
  );
}

function CurrentView() {
  const { view, kept } = useSession();
  if (kept.data === undefined && view.kind !== "new-page" && view.kind !== "publish") return <TextView />;
  switch (view.kind) {
    case "new-page":
      return <NewPageView />;
    case "publish":
      return <PublishView />;
    case "block":
      return <BlockView key={view.pointer} pointer={view.pointer} />;
    case "gallery":
      return <GalleryView at={view.at} />;
    case "look":
      return <LookView />;
    case "facts":
      return <FactsView key={kept.file.path} />;
    case "page":
      return <PageView />;
    case "text":
      return <TextView />;
    case "outline":
      return <Outline />;
  }
}
