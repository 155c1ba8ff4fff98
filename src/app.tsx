import { use, useEffect } from "react";
import { type NavigateFunction, Route, Routes, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { BlockList } from "./blocks/block-list.tsx";
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
export function App(props: AppProps) {
  return (
    <Routes>
      <Route path="*" element={<CurrentPage {...props} />} />
    </Routes>
  );
}

function CurrentPage({ pages, presenter, onReady }: AppProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const page = pages.peek(location.pathname) ?? use(pages.load(location.pathname));
  useEffect(() => onReady(navigate), [onReady, navigate]);
  // Only another page counts: the browser itself answers a change of the anchor.
  // biome-ignore lint/correctness/useExhaustiveDependencies: location and type belong to the page that arrives
  useEffect(() => presenter.arrive(page, location, type), [presenter, page]);
  return <BlockList blocks={page.blocks} labels={labelsOf(page.labels)} />;
}
