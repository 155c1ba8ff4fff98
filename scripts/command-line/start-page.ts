import { lstatSync } from "node:fs";
import { dirname, join } from "node:path";
import { checkRawContent } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { limits } from "../content/diagnostic/limits.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { formServices } from "../content/index/site-data.ts";
import { examplePicture } from "../content/pictures/example-picture.ts";
import { assetAt } from "../content/read/content-path.ts";
import { deviceNameIn } from "../content/read/file-name.ts";
import { displayPath, type RawContent } from "../content/read/read-content.ts";
import { isRoute } from "../content/read/route-form.ts";
import { scaffoldPage } from "../content/scaffold/scaffold-page.ts";
import { UsageError } from "../program/usage-error.ts";
import { nameInContent, routeOfName, routeToWrite } from "./content-names.ts";
import { requireFreePlace } from "./require-free-place.ts";
import { requirePages } from "./require-pages.ts";
import type { FileChange } from "./write-files.ts";

interface PageToStart {
  readonly pages: string;
  readonly raw: RawContent;
  readonly model: ContentModel;
  /** The route of the page, or the path of its file. */
  readonly name: string;
  /** Its title, which is also its main heading; without it, the title is made from the route. */
  readonly title?: string;
  /** The types of its blocks, with all their keys if the author has chosen them. */
  readonly types: readonly string[];
  readonly isChosen: boolean;
  readonly root: string;
}

/** A new page, which is a draft, and whose text `edit` may change, with what writes it. Throws a UsageError if it can have no such path. */
export function startPage(
  { pages, raw, model, name, title, types, isChosen, root }: PageToStart,
  edit: (text: string) => string = (text) => text,
) {
  const route = routeOfNewPage(name, pages);
  const path = pathOf(route, name);
  const { index } = checkRawContent(model, raw);
  const text = edit(
    scaffoldPage({
      ...{ route, title, types, example: isChosen ? "fullest" : "smallest", blocks: model.blockTypes, ...model },
      order: nextOrder(route, index),
      reference: referenceOf(root, dirname(pages)),
      folder: index?.folders.keys().next().value ?? "/",
      form: index && formServices(index.site)[0]?.name,
    }),
  );
  const changes = [{ path, before: undefined, after: Buffer.from(text) }, ...missingPicture(pages, text)];
  return { route, path, text, changes };
}

/** The path of the reference of blocks, if it is inside the site's project. */
function referenceOf(root: string, site: string): string {
  const file = displayPath(join(root, "schema/blocks/README.md"), site);
  return file.startsWith("..") ? "schema/blocks/README.md in the renderer" : file;
}

/**
 * The place in menus behind those of the same folder, drafts included, with room for others between two; undefined if its pages
 * have none, and stand in the order of their names, or where mistakes in the content leave open what they have.
 */
function nextOrder(route: string, index: ContentIndex | undefined): number | undefined {
  const folder = route.slice(0, route.lastIndexOf("/")) || "/";
  if (!index) return undefined;
  const pages = (index.hiding?.whole ?? index).folders.get(folder) ?? [];
  const orders = pages.map(({ data }) => valueAt(data, ["nav", "order"])).filter((order) => typeof order === "number");
  if (orders.length === 0 && pages.length > 0) return undefined;
  return (Math.floor(Math.max(0, ...orders) / 10) + 1) * 10;
}

/** The change that adds the placeholder picture, if a text uses it and it is missing. */
export function missingPicture(pages: string, text: string): readonly FileChange[] {
  const path = assetAt(examplePicture.address) ?? "";
  const isThere = lstatSync(join(pages, path), { throwIfNoEntry: false }) !== undefined;
  return isThere || !text.includes(examplePicture.address)
    ? []
    : [{ path, before: undefined, after: examplePicture.bytes }];
}

/** The route of the new page. Throws a UsageError if no page can have this path, or one already has it. */
export function routeOfNewPage(path: string, pages: string): string {
  const route = routeOfName(path, pages);
  if (route === "/" || !isRoute(route)) {
    const meant = routeToWrite(nameInContent(path, pages), pages).slice(1);
    throw new UsageError(`"${path}" is not the path of a page${whyNot(route)}. Write one such as ${meant}.`);
  }
  requirePages(pages);
  requireFreePlace(route, pathOf(route, path), pages);
  return route;
}

/** Why something that looks like a route is not one, after a colon, or nothing. */
function whyNot(route: string): string {
  const device = deviceNameIn(route);
  if (device !== undefined) return `: Windows allows no file called ${device}`;
  const bytes = Buffer.byteLength(route);
  const length = `${bytes} ${bytes === route.length ? "characters" : "bytes of UTF-8"}`;
  return bytes > limits.path ? `: it has ${length}, expected at most ${limits.path}` : "";
}

/** The path of the new page in the content folder: the folder's index page if the author asks for that. */
export function pathOf(route: string, name: string): string {
  return `${route.slice(1)}${/\/index(?:\.yaml)?$/.test(name) ? "/index" : ""}.yaml`;
}
