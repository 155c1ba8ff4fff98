import type { SiteContent } from "../../src/content.gen.ts";
import { areInFolders } from "../../src/page-address.ts";
import type { PagePolicy, Route } from "../../src/site.ts";
import { loadRenderer, type Renderer } from "../bundle/bundle.ts";
import { createPageStyles, type PageStyles } from "../bundle/page-styles.ts";
import { scriptWeight, weighPage } from "../bundle/weigh-page.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import { type ContentModel, createContentModel, stoppingModel } from "../content/check/content-model.ts";
import { digestPage } from "../content/check/digest-page.ts";
import { parseFile } from "../content/check/parse-file.ts";
import { whileReading } from "../content/diagnostic/while-reading.ts";
import { allMoments, shownPage, type View } from "../content/index/publication.ts";
import type { PictureInspector } from "../content/pictures/inspect-picture.ts";
import { type AssetReader, createAssetReader } from "../content/read/asset-reader.ts";
import { isNotFoundRoute, routeOfPage } from "../content/read/route-of.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { resolvePages } from "../content/resolve/number-pages.ts";
import { loadValidator } from "../content/schema/validator.ts";
import { isComposed } from "../content/yaml/fillings.ts";
import { htmlPath, twinPath } from "../output/output-paths.ts";
import { createFileWriter } from "../publish/file-writer.ts";
import { findShareImage, type WrittenHead } from "../share/find-share-image.ts";
import type { DigestedPage, PageStepsSetup, PageToRender, RenderSetup, WrittenPage } from "./page-messages.ts";
import { createPageReader, hashOfPage, type PageName, type PageReader } from "./read-page.ts";

/** The steps that are taken page by page, in any thread. */
export interface PageSteps {
  /** Examines pages, or returns undefined if one of them has a mistake of its own. */
  examine(pages: readonly PageName[]): readonly DigestedPage[] | undefined;
  prepare(setup: RenderSetup): Promise<void>;
  /** Renders and writes pages, or returns the path of one that has changed since it was examined. */
  render(pages: readonly PageToRender[]): readonly WrittenPage[] | { readonly changed: string };
}

/** Creates what a thread needs to take the steps. The thread may already have the model of the schemas. */
export function createPageSteps(setup: PageStepsSetup, model = modelOf(setup)): PageSteps {
  const { pages, view } = setup;
  const readPage = createPageReader(pages, setup.shared);
  let prepared: PreparedRenderer | undefined;
  return {
    examine(names) {
      const examined: DigestedPage[] = [];
      for (const name of names) {
        const page = whileReading(name.path, () => examineFile({ model, readPage, view }, name));
        if (!page) return undefined;
        examined.push(page);
      }
      return examined;
    },
    async prepare(setup) {
      const renderer = loadRenderer(setup.rendererFile);
      const files = createFileWriter(setup.to);
      // Imported here, because most sites do not need it.
      const isAsked = setup.sites.some(({ machines }) => machines?.markdown);
      const twins = isAsked ? await import("../output/page-twin.ts") : undefined;
      prepared = {
        ...setup,
        readPage,
        readAsset: createAssetReader(pages),
        model,
        view,
        renderer,
        pageTwin: twins?.pageTwin,
        encoded: new Map(),
        files,
        styleOf: createPageStyles(setup.styles),
      };
    },
    render(list) {
      const renderer = prepared;
      if (!renderer) throw new Error("Nothing has been prepared.");
      const written: WrittenPage[] = [];
      for (const page of list) {
        const done = whileReading(page.path, () => renderFile(renderer, page));
        if (!done) return { changed: page.path };
        written.push(done);
      }
      return written;
    },
  };
}

function modelOf({ project, release, checks, schemaCode }: PageStepsSetup): ContentModel {
  const validator = loadValidator(schemaCode);
  return stoppingModel(createContentModel(projectSchemas(project), { release, validator }), checks);
}

/** Read → parse → validate → check: each page on its own. */
function examineFile(
  { model, readPage, view }: Pick<PreparedRenderer, "model" | "readPage" | "view">,
  name: PageName,
): DigestedPage | undefined {
  const { path } = name;
  const file = readPage(name);
  // Parses the text, validates the data and runs the checks that need no other page.
  const page = file && digestPage(model, file.source, view);
  if (!page) return undefined;
  const { data, digest } = page;
  const moments = allMoments(data);
  return {
    path,
    fileHash: hashOfPage(file, data),
    ...(isComposed(file.source) ? { isFilled: true } : {}),
    digestJson: JSON.stringify(digest),
    isHidden: digest.isHidden === true,
    ...(moments.length > 0 ? { moments } : {}),
    ...(digest.next === undefined ? {} : { next: digest.next }),
  };
}

/** Resolve → render → write: an examined page, and those on which its list continues; undefined if its file has changed since. */
function renderFile(
  prepared: PreparedRenderer,
  { path, row, fileHash, shown: { folders, pictures, embeds }, policy, trail, languages, tags }: PageToRender,
): WrittenPage | undefined {
  const { model, view, readAsset, renderer, drawing, scale } = prepared;
  const file = prepared.readPage({ path, row });
  // It has already been validated.
  const written = file && parseFile(file.source, model.shapes.page).file.data;
  if (!file || hashOfPage(file, written) !== fileHash) return undefined;

  const data = shownPage(written, view);
  const shown = { folders: new Map(folders), tags: new Map(tags), inspectPicture: inspectorOf(pictures), embeds };
  const route = routeOfPage(path);
  const site = siteAt(prepared.sites, route);
  const resolved = resolvePages(model, data, { route, site, trail, languages, readAsset, ...shown });
  // The cast is safe: the schema accepted the page, and title and choice of an image stand in its head.
  const share = findShareImage(data as WrittenHead, { ...shown, site, drawing })?.image;
  const [first, ...further] = resolved.map((route) =>
    writeRoute({ ...prepared, site, policy }, share ? { ...route, share } : route),
  );
  if (!first) throw new Error("A page has no route.");

  // The pages on which a list continues hold nothing that the first does not.
  const { document, scripts, modules } = first;
  const weight = scale && weighPage(scale, { html: document.map((part) => part.html).join(""), scripts, modules });
  return {
    path,
    files: [first, ...further].flatMap(({ files }) => files),
    showsToday: renderer.showsToday(first.route.blocks),
    script: scriptWeight(prepared.weights, scripts),
    weight,
  };
}

/** Render → write: the output for one address. */
function writeRoute(prepared: PreparedRenderer & { site: SiteContent; policy: PagePolicy }, route: Route) {
  const { view, renderer, assets, styleOf, site, policy, today, files, pageTwin } = prepared;
  const forUnknownPaths = isNotFoundRoute(route.path);
  const indexed = route.listed && !forUnknownPaths && view.shows === "published";
  const rendered = renderer.renderPage({ site, route, assets, today, indexed, forUnknownPaths, styleOf, policy });
  const parts = rendered.document.map(({ html, isShared }) => (isShared ? encode(prepared, html) : html));
  const page = files.write(htmlPath(route.path, areInFolders(site)), ...parts);
  const twin = indexed && pageTwin ? [files.write(twinPath(route.path), pageTwin(site, route, rendered.main))] : [];
  return { ...rendered, route, files: [page, ...twin] };
}

function inspectorOf(pictures: PageToRender["shown"]["pictures"]): PictureInspector {
  const facts = new Map(pictures);
  return (address) => facts.get(address);
}

interface PreparedRenderer extends RenderSetup {
  readonly readPage: PageReader;
  readonly readAsset: AssetReader;
  readonly model: ContentModel;
  readonly view: View;
  readonly renderer: Renderer;
  readonly pageTwin: typeof import("../output/page-twin.ts").pageTwin | undefined;
  readonly files: ReturnType<typeof createFileWriter>;
  readonly styleOf: PageStyles;
  /** Texts that many pages share, encoded once. */
  readonly encoded: Map<string, Uint8Array>;
}

function encode({ encoded }: PreparedRenderer, text: string): Uint8Array {
  const known = encoded.get(text) ?? Buffer.from(text);
  encoded.set(text, known);
  return known;
}
