import { use, useLayoutEffect } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router-dom";
import { BlockList } from "./blocks/block-list.tsx";
import { describeDay } from "./describe-day.ts";
import { labelsOf } from "./labels.ts";
import type { PageDataClient } from "./page-data-client.ts";
import type { PagePresenter } from "./present-page.ts";

interface AppProps {
  readonly pages: PageDataClient;
  readonly presenter: PagePresenter;
  /** Receives the router's own way to navigate. */
  readonly onReady: (navigate: NavigateFunction) => void;
}

/** What stands in `<main>` once React has taken over: the page of the current location. */
export function App({ pages, presenter, onReady }: AppProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const page = pages.peek(pathname) ?? use(pages.load(pathname));
  useLayoutEffect(() => onReady(navigate), [onReady, navigate]);
  // Only another page counts: the browser itself answers a change of the anchor.
  useLayoutEffect(() => presenter.arrive(page), [presenter, page]);
  // The key gives each page elements of its own, because behaviours change those that they take over.
  return (
    <BlockList
      key={pathname}
      blocks={page.blocks}
      labels={labelsOf(page.labels)}
      today={describeDay(new Date(), page.language)}
    />
  );
}
