import { useDeferredValue, useEffect, useLayoutEffect } from "react";
import { Outlet, type RouteObject, useLoaderData, useLocation, useRouteError } from "react-router-dom";
import type { PagePresenter } from "./present-page.ts";
import type { LoadedPage } from "./running-app.ts";

interface RouteOptions {
  /** Loads a page: the same promise each time. Rejects if it cannot be loaded, or must not be shown in this document. */
  load(route: string): Promise<LoadedPage>;
  readonly presenter: PagePresenter;
  onFailure(error: unknown): void;
}

export const pageRoute = "page";

/** The routes of the browser: the frame, which stays as it was prerendered, and in it any page. The presenter changes what the frame says of a page. */
export function createRoutes({ load, presenter, onFailure }: RouteOptions): RouteObject[] {
  return [
    {
      element: <Outlet />,
      errorElement: <Failure onFailure={onFailure} />,
      children: [
        {
          id: pageRoute,
          path: "*",
          loader: ({ request }) => load(new URL(request.url).pathname),
          element: <Page presenter={presenter} />,
        },
      ],
    },
  ];
}

/** The content of `<main>` once React runs. The key makes React create new elements for each page, because behaviours have changed the old ones. */
function Page({ presenter }: Pick<RouteOptions, "presenter">) {
  const { pathname } = useLocation();
  return <Arrival key={pathname} presenter={presenter} />;
}

/** A page. From its top it is rendered in two steps, to show its heading sooner: what ends with the heading, then the rest. */
function Arrival({ presenter }: Pick<RouteOptions, "presenter">) {
  const page = useLoaderData<LoadedPage>();
  const opening = presenter.startsAtTop() && page.opening > 0 ? page.content.slice(0, page.opening) : undefined;
  const content = useDeferredValue(page.content, opening);
  const isComplete = content === page.content;
  useLayoutEffect(() => presenter.arrive(page.document), [presenter, page]);
  useLayoutEffect(() => {
    if (isComplete) presenter.complete(page.document);
  }, [presenter, isComplete, page]);
  return content;
}

/** Stands in place of everything where a page could not be loaded or rendered, until the browser has one. */
function Failure({ onFailure }: Pick<RouteOptions, "onFailure">) {
  const error = useRouteError();
  useEffect(() => onFailure(error), [onFailure, error]);
  return null;
}
