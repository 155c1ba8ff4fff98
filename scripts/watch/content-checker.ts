import { checkRawContent, composed } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { openingsOf } from "../content/check/digest-page.ts";
import { type EmbedName, openedEmbeds } from "../content/formats/embed-formats.ts";
import { formerPaths } from "../content/index/former-paths.ts";
import { type OwnTags, tagRoutes } from "../content/index/further-routes.ts";
import { siteLanguages, type TranslatedPage, translatedPage } from "../content/index/site-languages.ts";
import { addressForm } from "../content/read/address-form.ts";
import { isPageFile, siteFileName } from "../content/read/content-path.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import type { Report } from "../content/report/report.ts";
import type { Redirect } from "../hosts/host-rules.ts";
import { createPictureMemory } from "../images/picture-memory.ts";
import { redirectsOf } from "../output/host-headers.ts";
import type { Project } from "../program/project.ts";
import { createContentReader } from "./content-reader.ts";

/** The result of a check of the whole content: plain data, which a worker can send. */
export interface CheckResult {
  /** All mistakes, with the sources that they point into. */
  readonly report: Report;
  /** The paths of the pages that are rows of tables. */
  readonly rows: readonly string[];
  /** Without the base path of the site. */
  readonly redirects: readonly Redirect[];
  /** The pages of a site in several languages, and the pages that they say they translate; empty for other sites. */
  readonly translations: readonly TranslatedPage[];
  /** The providers of the videos and maps of all pages, if nothing is wrong. */
  readonly embeds: readonly EmbedName[];
  /** The pages of tags by folders, if nothing is wrong. */
  readonly tags: readonly (readonly [folder: string, routes: OwnTags])[];
}

/** The content to check: plain data, which can be sent to a worker. */
export interface CheckSetup {
  readonly project: Project;
  /** The content folder. */
  readonly pages: string;
  /** The folder that paths in reports are relative to. */
  readonly cwd: string;
}

/** Creates a function that checks the whole content. Later calls parse and check only the files that have changed. */
export function createContentChecker({ pages, cwd }: CheckSetup, model: ContentModel): () => CheckResult {
  const { inspect: inspectPicture } = createPictureMemory(pages);
  const read = createContentReader(pages, cwd);
  return () => {
    // No limit on the number of pages: a dev server does not publish anything.
    const raw = { ...read(), inspectPicture };
    const { sources, tables = [] } = raw;
    const content = composed(model, raw);
    const { files, diagnostics, rows, kept } = checkRawContent(model, raw);
    const concerned = new Set(
      diagnostics.flatMap(({ file, related = [] }) => [file, ...related.map(({ file }) => file)]),
    );
    const dataOf = (path: string) => {
      const source = content.sources.find((one) => one.path === path);
      return source && model.memory.get(source)?.file.data;
    };
    const found = content.sources.filter(({ path }) => isPageFile(path));
    const routes = found.map((source) => ({
      route: routeOfPage(source.path),
      data: model.memory.get(source)?.file.data,
    }));
    const facts = routes.map(({ route, data }) => ({
      path: route,
      redirectFrom: formerPaths(data).map(({ from }) => from),
    }));
    return {
      report: {
        files,
        diagnostics,
        sources: [...sources, ...tables].filter(({ displayPath: file }) => concerned.has(file)),
      },
      rows,
      translations: siteLanguages(dataOf(siteFileName)).length > 0 ? routes.map(translatedPage) : [],
      embeds: openedEmbeds(kept ? [openingsOf(kept.references)] : []),
      tags: kept ? Array.from(tagRoutes(kept), ([folder, routes]) => [folder, [...routes]]) : [],
      redirects: redirectsOf(facts, addressForm("", dataOf(siteFileName) ?? {})),
    };
  };
}
