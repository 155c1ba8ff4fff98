import { useEffect, useState } from "react";
import { BlockView } from "./block-view.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { GalleryView } from "./gallery-view.tsx";
import { LookView } from "./look-view.tsx";
import { NewPageView } from "./new-page-view.tsx";
import { Outline } from "./outline.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageView } from "./page-view.tsx";
import { PublishView } from "./publish-view.tsx";
import { useSession, useSessionState } from "./state/session-context.ts";
import { TextView } from "./text-view.tsx";
import { TopBar } from "./top-bar.tsx";
import type { View } from "./view.ts";

/** The site on the left, what can be changed of it on the right. */
export function App() {
  const session = useSession();
  const { kept, route, shown, said, trouble } = useSessionState();
  const [view, setView] = useState<View>({ kind: "outline" });
  const [isBrowsing, setBrowsing] = useState(false);
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
  const go = (next: View) => {
    void session.flush();
    session.forgetTrouble();
    setView(next);
  };
  const selected =
    view.kind === "block"
      ? shown.findIndex(({ path, pointer }) => path === kept.file.path && pointer === view.pointer)
      : -1;
  /** Opens a block that the page shows, which may be written in another file. */
  const select = async (index: number) => {
    const block = shown[index];
    if (!block) return;
    if (block.path !== kept.file.path && !(await session.open({ path: block.path }))) return;
    go({ kind: "block", pointer: block.pointer });
  };
  const openRoute = async (next: string) => {
    if (await session.open({ route: next })) go({ kind: "outline" });
  };
  const isReadable = kept.data !== undefined;
  const shownView: View = isReadable || ["look", "new-page", "publish"].includes(view.kind) ? view : { kind: "text" };
  return (
    <>
      <TopBar view={shownView} onGo={go} onOpen={openRoute} isBrowsing={isBrowsing} onBrowse={setBrowsing} />
      <section className="panel" aria-label="What can be changed">
        {trouble !== undefined && (
          <p className="trouble" role="alert">
            {trouble}
          </p>
        )}
        {kept.refusal !== undefined && (
          <div className="trouble" role="alert">
            <p>{kept.refusal}</p>
            <button type="button" onClick={() => session.keeper.discard()}>
              Take back what was typed
            </button>
          </div>
        )}
        <CurrentView view={shownView} onGo={go} onSelect={select} />
      </section>
      <main className="site" aria-label="The page">
        <PageFrame
          route={route}
          count={shown.length}
          selected={selected}
          isBrowsing={isBrowsing}
          onSelect={select}
          onLeave={openRoute}
        />
      </main>
      <ConflictDialog />
      <p className="narrow">The editor needs a window that is at least 1024 pixels wide.</p>
      <p className="hidden-words" role="status" aria-live="polite">
        {said}
      </p>
    </>
  );
}

interface CurrentViewProps {
  readonly view: View;
  readonly onGo: (view: View) => void;
  readonly onSelect: (index: number) => void;
}

function CurrentView({ view, onGo, onSelect }: CurrentViewProps) {
  switch (view.kind) {
    case "block":
      return <BlockView key={view.pointer} pointer={view.pointer} onGo={onGo} />;
    case "gallery":
      return <GalleryView at={view.at} onGo={onGo} />;
    case "page":
      return <PageView onGo={onGo} />;
    case "look":
      return <LookView />;
    case "new-page":
      return <NewPageView onGo={onGo} />;
    case "publish":
      return <PublishView />;
    case "text":
      return <TextView onGo={onGo} />;
    case "outline":
      return <Outline at={view.at} onGo={onGo} onSelect={onSelect} />;
  }
}
