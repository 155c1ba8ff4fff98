import type { SiteContent } from "../../src/content.gen.ts";
import { spelt } from "../../src/page-address.ts";
import type { PagePolicy, Route } from "../../src/site.ts";
import { loadModel } from "../cache/load-model.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import { slipReport } from "../cache/slip-report.ts";
import { type ContentModel, createContentModel } from "../content/check/content-model.ts";
import { type Diagnostic, publishedErrors, sortDiagnostics } from "../content/diagnostic/diagnostic.ts";
import { limits } from "../content/diagnostic/limits.ts";
import { isSiteFile } from "../content/read/content-path.ts";
import { plainAddress } from "../content/read/route-form.ts";
import { folderOfRoute, isNotFoundRoute } from "../content/read/route-of.ts";
import type { Report } from "../content/report/report.ts";
import { galleryRoute, galleryRoutes } from "../content/resolve/gallery-routes.ts";
import { notFoundPage, notFoundRoute } from "../content/resolve/not-found-page.ts";
import { placeholder } from "../content/rules/checks/placeholder.ts";
import { SchemaSlip } from "../content/schema/schema-slips.ts";
import { filledWith } from "../content/yaml/fillings.ts";
import type { PictureMemory } from "../images/picture-memory.ts";
import { pagePolicy } from "../output/content-policy.ts";
import { findRedirect, indexRedirects, type RedirectIndex } from "../output/find-redirect.ts";
import type { Project } from "../program/project.ts";
import type { CheckResult } from "../watch/content-checker.ts";
import type { ContentPlace } from "../watch/file-memory.ts";
import { diagnosticsConcerning } from "./concerning.ts";
import { createDevContent, type Reading } from "./dev-content.ts";
import { type DocumentFinder, isDevFile, readDevFile } from "./dev-files.ts";
import type { PublicationMarks } from "./publication-marks.ts";
import { wrongPage } from "./wrong-page.ts";

/** The mistakes that concern a page: those in its file, and those in the site file. */
export interface PageMistakes {
  readonly report: Report;
}

interface DevPage {
  readonly kind: "page";
  readonly site: SiteContent;
  readonly route: Route;
  readonly isFound: boolean;
  readonly isRight: boolean;
  /** Whether the last correct version is shown instead of the current one. */
  readonly isOld: boolean;
  readonly mistakes?: PageMistakes | undefined;
  readonly marks?: PublicationMarks | undefined;
  readonly policy: PagePolicy;
}

/** An answer of the dev server. */
export type DevAnswer =
  | DevPage
  | { readonly kind: "redirect"; readonly to: string }
  /** Shown instead of a page if there have been no correct site file or no valid schemas of blocks yet. */
  | ({ readonly kind: "report" } & PageMistakes);

/** A content folder as the dev server shows it. The time for a page does not depend on the number of pages. */
export interface DevSite {
  /** The answer for a path, relative to that of the site, and its query, from the current files; undefined if there is nothing to show. */
  answer(path: string, search?: string): Promise<DevAnswer | undefined>;
  /** The text of a file for programs, such as a feed, whose articles come from the documents of pages; undefined if there is none. */
  file(path: string, documentAt: DocumentFinder): Promise<string | undefined>;
  /**
   * Takes the result of a check of the whole content. Returns true if pages that browsers show may look different now.
   */
  accept(result: CheckResult): boolean;
  forgetSchemas(): void;
}

interface DevSiteOptions extends ContentPlace {
  readonly project: Project;
  readonly firstCheck: Promise<void>;
  /** The pictures that pages use, so that they can be served. */
  readonly pictures?: PictureMemory;
}

/** Creates the site of a content folder. No file is read before the first request. */
export function createDevSite(options: DevSiteOptions): DevSite {
  let latest: CheckResult | undefined;
  let redirects: RedirectIndex | undefined;
  let parts: Parts | undefined;
  let areSchemasNew = false;
  let isStale = true;
  let slips: PageMistakes | undefined;
  /** The parts for the last valid schemas; undefined if there have been none. */
  const current = (): Parts | undefined => {
    if (!isStale) return parts;
    try {
      parts = loadParts(options, areSchemasNew, () => latest);
      slips = undefined;
    } catch (error) {
      if (!(error instanceof SchemaSlip)) throw error;
      slips = { report: slipReport(error, options.project, options.cwd) };
    }
    isStale = false;
    return parts;
  };
  const look = (route: string): DevAnswer | undefined => {
    const parts = current();
    if (!parts) return slips && { kind: "report", ...slips };
    const reading = parts.content.read(route);
    const mistakes = slips ?? mistakesOf(reading, { latest, options });
    const { site } = reading;
    if (!site) return mistakes && { kind: "report", ...mistakes };
    const isOwn = ({ file }: Diagnostic) => !isSiteFile(file);
    const wrong = [...publishedErrors(mistakes?.report.diagnostics ?? []), ...reading.mistakes];
    const isRight = !slips && !wrong.some(isOwn);
    const page =
      reading.page ??
      parts.gallery(route) ??
      parts.notFound(route, site) ??
      (isRight ? undefined : wrongPage(route, site));
    const { marks, isOld = slips !== undefined } = reading;
    const isFound = !isNotFoundRoute(route);
    const policy = isGallery(route) ? galleryPolicy : (reading.policy ?? plainPolicy);
    // The policy of the gallery allows no services.
    const { services, ...others } = site;
    const shown = services && isGallery(route) ? others : site;
    return page && { kind: "page", site: shown, route: page, isFound, isRight, isOld, mistakes, marks, policy };
  };
  const lookAbove = (path: string): DevAnswer | undefined => {
    const folder = folderOfRoute(path);
    return look(`${folder}/404`) ?? (folder === "" ? undefined : lookAbove(folder));
  };
  return {
    async answer(path, search = "") {
      const redirect = () => {
        redirects ??= indexRedirects(latest?.redirects ?? []);
        return findRedirect(redirects, new URL(`http://localhost${path}${search}`));
      };
      // A former address with a query may have the path of a page.
      const moved = search === "" ? undefined : redirect();
      if (moved !== undefined) return { kind: "redirect", to: moved };
      const route = plainAddress(path).replace(/(?<=[^/])\/$/, "");
      const early = look(route);
      // It is not known which pages are translations of each other until the first check of all files.
      const isTooEarly = !latest && early?.kind === "page" && early.site.languages !== undefined;
      const found = isTooEarly ? await options.firstCheck.then(() => look(route)) : early;
      if (found?.kind === "page" && found.isFound) {
        const address = isGallery(route) ? route : spelt(found.site, route);
        if (path !== address) return { kind: "redirect", to: address + search };
      }
      if (found) return found;
      // Redirects, and mistakes in the name of the file that should be this page, are not known until the first
      // check of all files.
      await options.firstCheck;
      const to = redirect();
      return to === undefined ? (look(route) ?? lookAbove(shallow(route))) : { kind: "redirect", to };
    },
    async file(path, documentAt) {
      if (!isDevFile(path)) return undefined;
      const parts = current();
      const { sites } = parts?.content.read("/") ?? {};
      return parts && sites && readDevFile(plainAddress(path), { ...options, model: parts.model, sites, documentAt });
    },
    accept(result) {
      const isNews = visibleIn(result, !latest) !== visibleIn(latest, !latest);
      latest = result;
      redirects = undefined;
      return isNews;
    },
    forgetSchemas() {
      isStale = true;
      areSchemasNew = true;
    },
  };
}

/** The parts that are made again when a schema changes. */
interface Parts {
  readonly model: ContentModel;
  readonly content: ReturnType<typeof createDevContent>;
  gallery(route: string): Route | undefined;
  /** The not-found page of a site that has none of its own. */
  notFound(route: string, site: SiteContent | undefined): Route | undefined;
}

function loadParts(options: DevSiteOptions, areSchemasNew: boolean, latest: () => CheckResult | undefined): Parts {
  const schemas = projectSchemas(options.project);
  const model = areSchemasNew ? createContentModel(schemas) : loadModel(options.project, false, schemas);
  let examples: readonly Route[] | undefined;
  return {
    model,
    content: createDevContent(options, model, options.pictures, latest),
    gallery(route) {
      if (!isGallery(route)) return undefined;
      examples ??= galleryRoutes(schemas, options.base ?? "");
      return examples.find(({ path }) => path === route);
    },
    notFound: (route, site) => (site && route === notFoundRoute(site) ? notFoundPage(site) : undefined),
  };
}

interface MistakesInput {
  readonly latest: CheckResult | undefined;
  readonly options: DevSiteOptions;
}

/** The mistakes in the files of a page, and those that the last check found between them and other files. */
function mistakesOf(reading: Reading, { latest, options }: MistakesInput): PageMistakes | undefined {
  const found = latest ? diagnosticsConcerning(latest.report, { reading, place: options }) : [];
  // The check of all content may say more about a mistake: other places, or that it is not published.
  const nameOf = ({ code, file, line, column, message }: Diagnostic) =>
    JSON.stringify([code, file, line, column, message]);
  const known = new Set(found.map(nameOf));
  const further = reading.mistakes.filter((diagnostic) => !known.has(nameOf(diagnostic)));
  // The placeholders of a draft can be seen on the page.
  const isOnPage = ({ code, unpublished }: Diagnostic) => unpublished && code === placeholder.code;
  const diagnostics = sortDiagnostics([...found.filter((one) => !isOnPage(one)), ...further]);
  if (diagnostics.length === 0) return undefined;
  const read = reading.files.filter((file) => "text" in file);
  return {
    report: {
      files: reading.files.length,
      diagnostics,
      sources: [...(latest?.report.sources ?? []), ...read, ...read.flatMap(filledWith)],
    },
  };
}

/** A path cut off at the deepest level that a page can have, however many folders are requested. */
function shallow(path: string): string {
  return path
    .split("/")
    .slice(0, limits.folders + 2)
    .join("/");
}

function visibleIn(result: CheckResult | undefined, isFirst: boolean): string {
  const { report: { diagnostics, sources } = { diagnostics: [], sources: [] }, embeds = [], tags = [] } = result ?? {};
  // The first redirects change no page: requests for former paths waited for the first check.
  return JSON.stringify([diagnostics, sources, embeds, tags, isFirst ? [] : [result?.redirects, result?.translations]]);
}

const plainPolicy = pagePolicy({ everywhere: {}, own: {} });

/** Examples link to other sites, and the list of all blocks shows each in a frame. */
const galleryPolicy = pagePolicy({
  everywhere: {},
  own: { "frame-src": ["'self'", "https:"], "form-action": ["'self'", "https:"], "media-src": ["'self'"] },
});

function isGallery(route: string): boolean {
  return route === galleryRoute || route.startsWith(`${galleryRoute}/`);
}
