import { MainAfter, MainBefore } from "virtual:main-slots";
import { useDeferredValue, useEffect, useLayoutEffect } from "react";
import {
  Outlet,
  type RouteObject,
  useLoaderData,
  useLocation,
  useOutletContext,
  useRouteError,
} from "react-router-dom";
import { BlockList } from "../blocks/block-list.tsx";
import { describeDay } from "../describe-day.ts";
import { labelsOf } from "../labels.ts";
import { Breadcrumbs } from "../layout/breadcrumbs.tsx";
import type { PagePresenter } from "./present-page.ts";
import type { LoadedPage } from "./running-app.ts";

interface RouteOptions {
  /** Loads a page: the same promise each time. Rejects if it cannot be loaded, or must not be shown in this document. */
  load(route: string): Promise<LoadedPage>;
  readonly presenter: PagePresenter;
  /** Hears that a page could not be loaded or rendered. */
  onFailure(error: unknown): void;
}

export const pageRoute = "page";

/** The routes of the browser: the frame, and in it any page. */
export function createRoutes({ load, presenter, onFailure }: RouteOptions): RouteObject[] {
  return [
    {
      element: <PageFrame presenter={presenter} />,
      errorElement: <Failure onFailure={onFailure} />,
      children: [
        {
          id: pageRoute,
          path: "*",
          loader: ({ request }) => load(new URL(request.url).pathname),
          element: <Page />,
        },
      ],
    },
  ];
}

/** What stays around pages: the header and the footer are as they were prerendered, and the presenter changes what they say of a page. */
function PageFrame({ presenter }: Pick<RouteOptions, "presenter">) {
  return <Outlet context={presenter} />;
}

/** The content of `<main>` once React runs. The key makes React create new elements for each page, because behaviours have changed the old ones. */
function Page() {
  const { pathname } = useLocation();
  return <Arrival key={pathname} />;
}

/** A page. From its top it is rendered in two steps, to show its heading sooner: the first block, then all blocks. */
function Arrival() {
  const { page, components } = useLoaderData<LoadedPage>();
  const presenter = useOutletContext<PagePresenter>();
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
      {MainBefore && <MainBefore language={page.language} labels={labels} />}
      <BlockList
        blocks={blocks}
        components={components}
        labels={labels}
        byLine={page.byLine}
        today={describeDay(new Date(), page.language)}
      />
      {MainAfter && isComplete && <MainAfter language={page.language} labels={labels} />}
    </>
  );
}

/** Stands in place of everything where a page could not be loaded or rendered, until the browser has one. */
function Failure({ onFailure }: Pick<RouteOptions, "onFailure">) {
  const error = useRouteError();
  useEffect(() => onFailure(error), [onFailure, error]);
  return null;
}
