import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { type NumberedRoute, numberedRoutes } from "../../index/numbered-routes.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";

const page = `title: About us
description: Who bakes your bread.
unlisted: true
blocks:
  - type: hero
    title: About us
`;

/** Files that would be the same page. */
export const duplicateRoute: Check = {
  code: "duplicate-route",
  scope: "site",
  meaning:
    "Two files have the same route, such as about.yaml and about/index.yaml, or two names that differ in capitals alone; or a file has that of a page with a number, on which a long list goes on. Only one of them could be on the site.",
  bad: { "about.yaml": page, "about/index.yaml": `«»${page}` },
  says: {
    message: "Another file has the route /about too, expected one file a route.",
    hint: "Rename or remove one of the two files.",
  },
  good: { "about.yaml": page },
  check(content) {
    const first = new Map<string, PageFile>();
    const numbered = new Map(numberedRoutes(content).map((one) => [one.route, one]));
    return content.pages.flatMap((page) => {
      const list = numbered.get(page.route);
      if (list) return [onNumberedPage(page, list, content)];
      const earlier = first.get(page.route);
      if (!earlier) {
        first.set(page.route, page);
        return [];
      }
      return [
        {
          at: { file: page },
          message: `Another file has the route ${page.route} too, expected one file a route.`,
          hint: "Rename or remove one of the two files.",
          related: { at: { file: earlier }, message: `This file is ${page.route} as well.` },
        },
      ];
    });
  },
};

function onNumberedPage(page: PageFile, { route, first }: NumberedRoute, content: ContentIndex): Finding {
  const file = content.pagesByRoute.get(first);
  return {
    at: { file: page },
    message: `The list of ${first} goes on at ${route}, expected no file with that route.`,
    hint: "Rename or move this file.",
    ...(file ? { related: { at: { file }, message: "Its list has perPage." } } : {}),
  };
}
