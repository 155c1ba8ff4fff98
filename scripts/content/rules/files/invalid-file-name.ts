import { limits } from "../../diagnostic/limits.ts";
import { siteFileName } from "../../read/content-path.ts";
import { deviceNameIn } from "../../read/device-name.ts";
import { isRoute } from "../../read/route-form.ts";
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
  meaning: `The path of a page is its route, so folders and files have names of lower-case letters, digits and hyphens alone. None is a name that Windows keeps for itself, such as con or aux; all of it has at most ${limits.path} characters, and at most ${limits.folders} folders.`,
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
        .filter(({ path }) => path !== siteFileName && (!isRoute(routeOf(path)) || isTooLong(path)))
        // Two names that come to the same route, such as those that differ in case, are for `duplicate-route` to name.
        .filter(({ path }) => routeOfPage(path) === routeOf(path) || !routes.has(routeOfPage(path)))
        .map(({ path, displayPath: file }) => ({ file, ...describe(path) }))
    );
  },
};

function isTooLong(path: string): boolean {
  return path.length > limits.path || countFolders(path) > limits.folders;
}

function countFolders(path: string): number {
  return path.split("/").length - 1;
}

function describe(path: string): { message: string; hint: string } {
  const message = "The path of a page is its route, and this one has characters that a route cannot have.";
  const corrected = correctedPath(path);
  if (corrected === undefined) {
    return { message, hint: "Give every file and folder in it a name of letters from a to z, digits and hyphens." };
  }
  const device = deviceNameIn(routeOf(corrected));
  if (corrected.length > limits.path) {
    return {
      message: `The path of this page has ${corrected.length} characters, expected at most ${limits.path}.`,
      hint: "Give the file or its folders shorter names, or have fewer of them inside each other.",
    };
  }
  if (countFolders(corrected) > limits.folders) {
    return {
      message: `This page stands in ${countFolders(corrected)} folders inside each other, expected at most ${limits.folders}.`,
      hint: "Have fewer folders inside each other.",
    };
  }
  if (device !== undefined) {
    return {
      message: `No file or folder on Windows can have the name ${device}, expected another.`,
      hint: `Give it a name of two words, such as ${device}-page.`,
    };
  }
  return { message, hint: `Rename it to ${corrected}: lower-case letters, digits and hyphens.` };
}
