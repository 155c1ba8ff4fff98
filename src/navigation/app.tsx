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

/** The routes: the frame, which stays as prerendered, and any page in it. The presenter updates the frame for each page. */
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

/** The content of `<main>` once React runs. The key makes React create new elements per page: behaviours have changed the old ones. */
function Page({ presenter }: Pick<RouteOptions, "presenter">) {
  const { pathname } = useLocation();
  return <Arrival key={pathname} presenter={presenter} />;
}

/** A page. Shown from its top, it is rendered in two steps, to show its heading sooner: up to the heading, then the rest. */
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

/** Replaces everything if a page cannot be loaded or rendered, until the browser has loaded one. */
function Failure({ onFailure }: Pick<RouteOptions, "onFailure">) {
  const error = useRouteError();
  useEffect(() => onFailure(error), [onFailure, error]);
  return null;
}
