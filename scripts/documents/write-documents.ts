import { once } from "node:events";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { SiteContent } from "../../src/content.gen.ts";
import { type Bundle, loadRenderer } from "../bundle/bundle.ts";
import { contentHash } from "../cache/content-hash.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import { parseFile } from "../content/check/parse-file.ts";
import { shownPage, type View } from "../content/index/publication.ts";
import { documentAddress } from "../content/index/site-data.ts";
import { addressForm, pageHref } from "../content/read/address-form.ts";
import { routeOfPage } from "../content/read/route-of.ts";
import { resolvePage, siteAt } from "../content/resolve/build-site.ts";
import type { RouteFacts } from "../output/find-routes.ts";
import type { PageName, PageReader } from "../pages/read-page.ts";
import type { Project } from "../program/project.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";
import { type DocumentPage, documentContent } from "./document-content.ts";
import type { Pdf, PdfContent } from "./write-pdf.ts";

interface Source {
  readonly readPage: PageReader;
  readonly model: ContentModel;
  readonly view: View;
  readonly sites: readonly [SiteContent, ...SiteContent[]];
}

interface DocumentSource {
  readonly file: PageName;
  /** Whether nothing that the page is made from has changed since the last build. */
  readonly isReused: boolean;
}

interface DocumentsOptions extends Source {
  readonly project: Project;
  readonly published: readonly DocumentSource[];
  /** The last days on which the pages are known to have changed. */
  readonly routes: readonly Pick<RouteFacts, "path" | "changed">[];
  readonly known: KnownFiles;
  bundle(): Promise<Bundle>;
  warn(message: string): void;
}

/**
 * Writes the documents of a site whose content has changed since the last build: only a change to a page that a document takes
 * blocks from makes it again.
 */
export async function writeDocuments(options: DocumentsOptions): Promise<readonly SavedFile[]> {
  const { project, sites, published, routes, known, bundle, warn } = options;
  const [site] = sites;
  const form = addressForm(site.origin, site);
  const sources = new Map(published.map((page) => [pageHref(form, routeOfPage(page.file.path)), page]));
  const days = new Map(routes.map(({ path, changed = "" }) => [pageHref(form, path), changed]));
  const files: SavedFile[] = [];
  for (const document of site.documents ?? []) {
    const path = documentAddress(document.file).slice(1);
    const pages = document.pages.map((address) => sources.get(address));
    const changed =
      document.pages
        .map((address) => days.get(address) ?? "")
        .toSorted()
        .at(-1) || undefined;
    const same = pages.every((page) => page?.isReused) ? known.find(path) : undefined;
    if (same?.version.startsWith(`${changed} `)) {
      files.push(same);
      continue;
    }
    const taken = pages.flatMap((page) => (page && readPage(options, page.file)) ?? []);
    const content = documentContent(site, document, taken);
    const version = `${changed} ${contentHash(JSON.stringify([content, site.origin]))}`;
    const before = known.find(path, version);
    if (before) files.push(before);
    else {
      const { renderDocument } = loadRenderer((await bundle()).rendererFile);
      const { title } = document;
      const { bytes, missing } = await makePdf(project, {
        markup: renderDocument(content),
        title,
        language: content.language,
        origin: site.origin,
        changed,
      });
      if (missing.size > 0) {
        const words = taken.map((page) => JSON.stringify(documentContent(site, document, [page])));
        const isOn = (at: number) => [...missing].some((letter) => words[at]?.includes(letter));
        const where = taken.filter((_, at) => isOn(at)).map(({ route }) => `"${route.name}"`);
        const pagesWithThem = where.length > 0 ? ` (on ${where.join(", ")})` : "";
        warn(
          `/${path} lacks letters that no typeface has: ${[...missing].join(" ")}${pagesWithThem}. Rewrite those words.`,
        );
      }
      files.push(known.write(path, version, bytes));
    }
  }
  return files;
}

/** Makes a document in its own thread: it takes as long as rendering thirty pages, which continues meanwhile. */
async function makePdf({ commands }: Project, content: PdfContent): Promise<Pdf> {
  const thread = new Worker(join(commands, "workers/document-worker.js"), { workerData: content });
  const [pdf] = await once(thread, "message");
  return pdf;
}

/** A page as its file is now, or nothing where it is not published. */
function readPage({ readPage: read, model, view, sites }: Source, page: PageName): DocumentPage | undefined {
  const source = read(page)?.source;
  if (!source) return undefined;
  const data = shownPage(parseFile(source, model.shapes.page).file.data, view);
  const nothing = { folders: new Map(), trail: undefined, inspectPicture: () => undefined };
  const route = routeOfPage(page.path);
  const site = siteAt(sites, route);
  return { site, route: resolvePage(model, data, { route, site, ...nothing }) };
}
