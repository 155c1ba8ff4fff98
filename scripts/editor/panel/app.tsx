import type { ComponentType } from "react";
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
import { SharedNote } from "./shared-note.tsx";
import type { View } from "./state/editor-session.ts";
import { keyOf } from "./state/entry-keys.ts";
import { useSession } from "./state/session-context.ts";
import { TextView } from "./text-view.tsx";
import { TopBar } from "./top-bar.tsx";

const views: Readonly<Record<View["kind"], ComponentType>> = {
  block: BlockView,
  facts: FactsView,
  gallery: GalleryView,
  look: LookView,
  "new-page": NewPageView,
  outline: Outline,
  page: PageView,
  publish: PublishView,
  text: TextView,
};

/** The site on the left, its fields on the right. */
export function App() {
  const { session, kept, view, said, trouble } = useSession();
  const needsData = view.kind !== "new-page" && view.kind !== "publish";
  const Shown = needsData && kept.data === undefined ? TextView : views[view.kind];
  return (
    <>
      <TopBar />
      <section className="panel" aria-label="Fields">
        <p className="trouble" role="alert" hidden={trouble === undefined && kept.refusal === undefined}>
          {trouble} {kept.refusal}{" "}
          <button type="button" hidden={kept.refusal === undefined} onClick={() => session.keeper.open(kept.file)}>
            Discard what was typed
          </button>
        </p>
        {needsData && <SharedNote />}
        <Shown key={kept.file.path + keyOf(kept.data, view.pointer)} />
      </section>
      <main className="site" aria-label="The page">
        <PageFrame />
      </main>
      <ConflictDialog />
      <p className="narrow">The editor needs a window that is at least 1024 pixels wide: enlarge it, or zoom out.</p>
      <p className="hidden-words" role="status" aria-live="polite">
        {said}
      </p>
    </>
  );
}
