import { join, resolve } from "node:path";
import { loadModel } from "../cache/load-model.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import { routeOfName } from "../command-line/content-names.ts";
import type { Flags } from "../command-line/options.ts";
import { requireBlockType } from "../command-line/require-block-type.ts";
import { requirePages } from "../command-line/require-pages.ts";
import { pathOf, routeOfNewPage, startPage } from "../command-line/start-page.ts";
import { writeFiles } from "../command-line/write-files.ts";
import { checkRawContent, indexRawContent } from "../content/check/check-content.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import type { ContentIndex, PageFile } from "../content/index/content-index.ts";
import { languageAt, siteLanguages } from "../content/index/site-languages.ts";
import { translationsIn } from "../content/index/translations.ts";
import { displayPath, readContent } from "../content/read/read-content.ts";
import { orphanPage } from "../content/rules/checks/orphan-page.ts";
import { unknownForm } from "../content/rules/checks/unknown-name.ts";
import { blockSchemas } from "../content/schema/schema-set.ts";
import { startTranslation } from "../content/translate/start-translation.ts";
import { UsageError } from "../program/usage-error.ts";

export function run(flags: Flags<"new page">): number {
  const pages = resolve(flags.pages);
  if (flags.translate !== undefined) return translate({ ...flags, translate: flags.translate });
  const schemas = projectSchemas(flags.project);
  const chosen = flags.blocks?.split(",").map((type) => type.trim());
  const types = chosen ?? ["hero", "prose"];
  for (const type of types) requireBlockType(type, blockSchemas(schemas));
  const model = loadModel(flags.project);
  // Every page begins with its main heading.
  if (!types.some((type) => model.blockTypes.get(type)?.headingLevel === 1)) types.unshift("hero");
  const raw = readContent(pages, process.cwd());
  const started = startPage({
    pages,
    raw,
    model,
    name: flags.path,
    types,
    isChosen: chosen !== undefined,
    root: flags.project.root,
  });
  const { route, path, text } = started;
  writeFiles(pages, started.changes);
  const file = join(pages, path);
  const published = { path, displayPath: display(file), text: text.replace(/^draft: true\n/m, "") };
  const after = checkRawContent(model, { ...raw, sources: [...raw.sources, published] });
  const own = after.diagnostics.filter((one) => one.file === published.displayPath);
  const isOrphan = own.some(({ code }) => code === orphanPage.code);
  const lacking = own.find(({ code }) => code === unknownForm.code);
  process.stdout.write(nextSteps({ file: display(file), text, route, isOrphan, lacking }, flags.pages));
  return 0;
}

/** Starts the translation of a page: at a given path, or at the same path below that of a language. */
function translate(flags: Flags<"new page"> & { readonly translate: string }): number {
  const pages = requirePages(flags.pages);
  const content = indexRawContent(loadModel(flags.project), readContent(pages, process.cwd()));
  const original = content.pagesByRoute.get(routeOfName(flags.translate, pages));
  if (!original) throw new UsageError(`--translate: there is no page ${flags.translate}.`);
  const languages = siteLanguages(content.site.data).slice(1);
  const language = languages.find(({ code }) => code === flags.path);
  const meant = languages.find(({ home }) => home === routeOfName(flags.path, pages));
  if (!language && meant)
    throw new UsageError(
      `${meant.home} is the home page of "${meant.code}". Write that code: yaml-pages new page ${meant.code} --translate ${flags.translate}`,
    );
  const name = language ? `${language.home.slice(1)}/${original.source.path}` : flags.path;
  const route = routeOfNewPage(name, pages);
  const path = pathOf(route, name);
  requireUntranslated(content, original, route);
  const text = startTranslation(content, original, path);
  writeFiles(pages, [{ path, before: undefined, after: Buffer.from(text) }]);
  process.stdout.write(
    `${display(join(pages, path))} is the page ${route}, a draft with the text of ${original.source.displayPath}.\n`,
  );
  return 0;
}

/** Throws a UsageError if the language of a route has a page already. */
function requireUntranslated(content: ContentIndex, { route }: PageFile, newRoute: string): void {
  const { code = "", name } = languageAt(siteLanguages(content.site.data), newRoute) ?? {};
  const there = content.pagesByRoute.get(translationsIn(content)(route).get(code) ?? "");
  if (there) throw new UsageError(`${route} already exists in ${name}: ${there.source.displayPath}`);
}

interface NewPage {
  readonly file: string;
  readonly text: string;
  readonly route: string;
  /** Whether nothing would link to it once it is published. */
  readonly isOrphan: boolean;
  /** The missing form, if a block sends one that the site does not have yet. */
  readonly lacking: Diagnostic | undefined;
}

/** The next steps of an author, beginning with the first text to write. */
function nextSteps({ file, text, route, isOrphan, lacking }: NewPage, pages: string): string {
  const before = text.slice(0, text.indexOf("TODO:")).split("\n");
  const todos = text.split("TODO:").length - 1;
  const flag = pages === "pages" ? "" : ` -- --pages ${pages}`;
  return `${file} is the page ${route}, a draft: no build publishes it.

Write first what it is about:  ${file}:${before.length}:${(before.at(-1) ?? "").length + 1}
See it while you write:        npm run dev${flag}, at ${route}
See what is left to write:     npm run check${flag} (${todos} texts now)
${lacking ? `Say where the form is sent:    ${lacking.message} ${lacking.hint}\n` : ""}\
${isOrphan ? "Lead readers to it:            it is in no menu and no list: link to it, or write unlisted: true\n" : ""}\
Publish it:                    remove the line draft: true
`;
}

function display(path: string): string {
  return displayPath(path, process.cwd());
}
