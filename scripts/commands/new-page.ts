import { lstatSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { projectSchemas } from "../cache/project-schemas.ts";
import { nameInContent, routeOfName, routeToWrite } from "../command-line/content-names.ts";
import type { Flags } from "../command-line/options.ts";
import { requireBlockType } from "../command-line/require-block-type.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { checkRawContent, indexRawContent } from "../content/check/check-content.ts";
import { createContentModel } from "../content/check/content-model.ts";
import { limits } from "../content/diagnostic/limits.ts";
import { valueAt } from "../content/diagnostic/path.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { siteLanguages } from "../content/index/site-languages.ts";
import { examplePicture } from "../content/pictures/example-picture.ts";
import { assetAt } from "../content/read/content-path.ts";
import { deviceNameIn } from "../content/read/file-name.ts";
import { findDetour } from "../content/read/open-regular-file.ts";
import { displayPath, readContent } from "../content/read/read-content.ts";
import { isRoute } from "../content/read/route-form.ts";
import { pathsOfRoute } from "../content/read/route-of.ts";
import { orphanPage } from "../content/rules/checks/orphan-page.ts";
import { scaffoldPage } from "../content/scaffold/scaffold-page.ts";
import { blockSchemas } from "../content/schema/schema-set.ts";
import { startTranslation } from "../content/translate/start-translation.ts";
import { UsageError } from "../program/usage-error.ts";

export function run(flags: Flags<"new page">): number {
  const pages = resolve(flags.pages);
  if (flags.translate !== undefined) return translate({ ...flags, translate: flags.translate });
  const route = routeOfNewPage(flags.path, pages);
  const schemas = projectSchemas(flags.project);
  const blocks = blockSchemas(schemas);
  const chosen = flags.blocks?.split(",").map((type) => type.trim());
  const types = chosen ?? ["hero", "prose"];
  for (const type of types) requireBlockType(type, blocks);
  const model = createContentModel(schemas);
  const raw = readContent(pages, process.cwd());
  const { index } = checkRawContent(model, raw);
  const path = pathOf(route, flags.path);
  const text = scaffoldPage({
    ...{ route, types, example: chosen ? "fullest" : "smallest", blocks, ...model },
    order: nextOrder(route, index),
    reference: referenceOf(flags.project.root, dirname(pages)),
    folder: index?.folders.keys().next().value ?? "/",
  });
  const file = join(pages, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: "wx" });
  if (text.includes(examplePicture.address)) addExamplePicture(pages);
  const published = { path, displayPath: display(file), text: text.replace(/^draft: true\n/m, "") };
  const after = checkRawContent(model, { ...raw, sources: [...raw.sources, published] });
  const isOrphan = after.diagnostics.some((one) => one.code === orphanPage.code && one.file === published.displayPath);
  process.stdout.write(nextSteps({ file: display(file), text, route, isOrphan }, flags.pages));
  return 0;
}

/** The reference of blocks, where it lies in the project of a site. */
function referenceOf(root: string, site: string): string {
  const file = displayPath(join(root, "schema/blocks/README.md"), site);
  return file.startsWith("..") ? "schema/blocks/README.md in the renderer" : file;
}

/** Starts the translation of a page: at a path, or at the same below the path of a language. */
function translate(flags: Flags<"new page"> & { readonly translate: string }): number {
  const pages = resolve(flags.pages);
  requirePages(pages);
  const content = indexRawContent(createContentModel(projectSchemas(flags.project)), readContent(pages, process.cwd()));
  const original = content.pagesByRoute.get(routeOfName(flags.translate, pages));
  if (!original) throw new UsageError(`--translate: there is no page ${flags.translate}.`);
  const language = siteLanguages(content.site.data).find(({ code }) => code === flags.path);
  const name = language ? `${language.home.slice(1)}/${original.source.path}` : flags.path;
  const route = routeOfNewPage(name, pages);
  const path = pathOf(route, name);
  const text = startTranslation(content, original, path);
  const file = join(pages, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { flag: "wx" });
  process.stdout.write(
    `${display(file)} is the page ${route}, a draft in the words of ${original.source.displayPath}.\n`,
  );
  return 0;
}

/**
 * The place in menus behind those of the same folder, drafts included, with room for others between two; undefined where its pages
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

interface NewPage {
  readonly file: string;
  readonly text: string;
  readonly route: string;
  /** Whether nothing would lead to it once it is published. */
  readonly isOrphan: boolean;
}

/** The next steps of an author, beginning with the first text to write. */
function nextSteps({ file, text, route, isOrphan }: NewPage, pages: string): string {
  const before = text.slice(0, text.indexOf("TODO:")).split("\n");
  const todos = text.split("TODO:").length - 1;
  const flag = pages === "pages" ? "" : ` -- --pages ${pages}`;
  return `${file} is the page ${route}, a draft: no build publishes it.

Write first what it is about:  ${file}:${before.length}:${(before.at(-1) ?? "").length + 1}
See it while you write:        npm run dev${flag}, at ${route}
See what is left to write:     npm run check${flag} (${todos} texts now)
${isOrphan ? "Lead readers to it:            no menu and no list shows it: link to it, or write unlisted: true\n" : ""}\
Publish it:                    remove the line draft: true
`;
}

/** Puts the picture that stands for others beside those of the site, where it is not there yet. */
function addExamplePicture(pages: string): void {
  const path = assetAt(examplePicture.address);
  if (path === undefined) throw new Error("The example of a picture has no place.");
  const detour = findDetour(pages, path);
  if (detour !== undefined)
    throw new UsageError(`${display(join(pages, detour))} is no folder: a picture belongs there.`);
  mkdirSync(join(pages, dirname(path)), { recursive: true });
  if (!lstatSync(join(pages, path), { throwIfNoEntry: false })) {
    writeFileSync(join(pages, path), examplePicture.bytes, { flag: "wx" });
  }
}

/** The route of the new page. Throws a UsageError if no page can have this path, or one already has it. */
function routeOfNewPage(path: string, pages: string): string {
  const route = routeOfName(path, pages);
  if (route === "/" || !isRoute(route)) {
    const meant = routeToWrite(nameInContent(path, pages), pages).slice(1);
    throw new UsageError(`"${path}" is not the path of a page${whyNot(route)}. Write one such as ${meant}.`);
  }
  requirePages(pages);
  const detour = findDetour(pages, pathOf(route, path));
  if (detour !== undefined) {
    throw new UsageError(`${display(join(pages, detour))} is no folder: a page can only be written to a folder.`);
  }
  // `lstat`, because a link that leads nowhere also occupies the path.
  const taken = pathsOfRoute(route)
    .map((name) => join(pages, name))
    .find((file) => lstatSync(file, { throwIfNoEntry: false }));
  if (taken !== undefined) throw new UsageError(`${display(taken)} exists already: it is the page ${route}.`);
  return route;
}

/** Why a route that looks like one is none, with a colon before it, or nothing. */
function whyNot(route: string): string {
  const device = deviceNameIn(route);
  if (device !== undefined) return `: no file on Windows can have the name ${device}`;
  const bytes = Buffer.byteLength(route);
  const length = `${bytes} ${bytes === route.length ? "characters" : "bytes of UTF-8"}`;
  return bytes > limits.path ? `: it has ${length}, expected at most ${limits.path}` : "";
}

/** The path of the new page in the content folder: that of the folder's own page where its author says so. */
function pathOf(route: string, name: string): string {
  return `${route.slice(1)}${/\/index(?:\.yaml)?$/.test(name) ? "/index" : ""}.yaml`;
}

function display(path: string): string {
  return displayPath(path, process.cwd());
}
