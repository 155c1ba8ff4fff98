import { use, useDeferredValue, useLayoutEffect } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { BlockList } from "../blocks/block-list.tsx";
import { describeDay } from "../describe-day.ts";
import { labelsOf } from "../labels.ts";
import { Breadcrumbs } from "../layout/breadcrumbs.tsx";
import type { PageDataClient } from "./page-data-client.ts";
import type { PagePresenter } from "./present-page.ts";
import type { LoadedPage } from "./running-app.ts";

interface AppProps {
  readonly pages: PageDataClient;
  readonly presenter: PagePresenter;
  /** Receives the router's function to navigate. */
  readonly onReady: (navigate: NavigateFunction) => void;
}

/** The content of `<main>` once React runs: the page of the current location. */
export function App({ pages, presenter, onReady }: AppProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const loaded = pages.peek(pathname) ?? use(pages.load(pathname));
  useLayoutEffect(() => onReady(navigate), [onReady, navigate]);
  // The key makes React create new elements for each page, because behaviours have changed those of the old page.
  return <Arrival key={pathname} loaded={loaded} presenter={presenter} />;
}

interface ArrivalProps {
  readonly loaded: LoadedPage;
  readonly presenter: PagePresenter;
}

/** A page. From its top it is rendered in two steps, to show its heading sooner: the first block, then all blocks. */
function Arrival({ loaded: { page, components }, presenter }: ArrivalProps) {
  const blocks = useDeferredValue(page.blocks, presenter.startsAtTop() ? page.blocks.slice(0, 1) : undefined);
  const isComplete = blocks === page.blocks;
  useLayoutEffect(() => presenter.arrive(page), [presenter, page]);
  useLayoutEffect(() => {
    if (isComplete) presenter.complete(page);
  }, [presenter, isComplete, page]);
  const labels = labelsOf(page.labels);
  return (
    <>
      <Breadcrumbs home={page.home} trail={page.trail} labels={labels} />
      <BlockList
        blocks={blocks}
        components={components}
        labels={labels}
        byLine={page.byLine}
        today={describeDay(new Date(), page.language)}
      />
    </>
  );
}
