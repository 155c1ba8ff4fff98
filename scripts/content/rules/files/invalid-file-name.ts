import { siteFileName } from "../../read/content-path.ts";
import { isRoute, longestRoute } from "../../read/route-form.ts";
import { correctedPath, routeOf, routeOfPage } from "../../read/route-of.ts";
import type { FileRule } from "../kinds/file-rule.ts";

const aboutPage = `title: About us
description: Who bakes your bread.
unlisted: true
blocks:
  - type: hero
    title: About us
`;

/** Pages whose path cannot be a route. */
export const invalidFileName: FileRule = {
  code: "invalid-file-name",
  meaning: `The path of a page is its route, so folders and files have names of lower-case letters, digits and hyphens alone, and all of it has at most ${longestRoute} characters.`,
  bad: { "About us.yaml": aboutPage },
  says: {
    message: "The path of a page is its route, and this one has characters that a route cannot have.",
    hint: "Rename it to about-us.yaml: lower-case letters, digits and hyphens.",
  },
  good: { "about-us.yaml": aboutPage },
  check({ sources }) {
    const routes = new Set(sources.map(({ path }) => routeOf(path)));
    return (
      sources
        .filter(({ path }) => path !== siteFileName && !isRoute(routeOf(path)))
        // Two names that come to the same route, such as those that differ in case, are for `duplicate-route` to name.
        .filter(({ path }) => routeOfPage(path) === routeOf(path) || !routes.has(routeOfPage(path)))
        .map(({ path, displayPath: file }) => ({ file, ...describe(path) }))
    );
  },
};

function describe(path: string): { message: string; hint: string } {
  const corrected = correctedPath(path);
  const { length } = routeOf(corrected);
  if (length > longestRoute) {
    return {
      message: `The path of a page is its route, and this one has ${length} characters, expected at most ${longestRoute}.`,
      hint: "Give the file or its folders shorter names, or have fewer of them inside each other.",
    };
  }
  return {
    message: "The path of a page is its route, and this one has characters that a route cannot have.",
    hint: `Rename it to ${corrected}: lower-case letters, digits and hyphens.`,
  };
}
