import { loadBundle, loadRenderer } from "../../../scripts/bundle/bundle.ts";
import { createPageStyles } from "../../../scripts/bundle/page-styles.ts";
import { styleBundle } from "../../../scripts/bundle/style-bundle.ts";
import { createDevSite } from "../../../scripts/dev-site/dev-site.ts";
import { createDevTypefaces } from "../../../scripts/dev-site/dev-typefaces.ts";
import type { Project } from "../../../scripts/program/project.ts";
import { UsageError } from "../../../scripts/program/usage-error.ts";

/** A page, and the files that it loads, by path. */
export interface RenderedRoute {
  readonly html: string;
  readonly files: ReadonlyMap<string, string | Uint8Array>;
}

interface RouteOptions {
  readonly project: Project;
  /** The route of a page, or of the block gallery. */
  readonly route: string;
}

/** Renders one page of a content folder as a build would, without writing anything. */
export async function renderRoute(pages: string, { project, route }: RouteOptions): Promise<RenderedRoute> {
  const place = { project, pages, cwd: process.cwd() };
  const site = createDevSite({ ...place, firstCheck: Promise.resolve() });
  const answer = await site.answer(route);
  if (answer?.kind !== "page") {
    throw new UsageError(`${pages} has mistakes, or no page at ${route}. See npm run check -- --pages ${pages}.`);
  }
  const typefaces = await createDevTypefaces(project.codeFolder, pages).of(answer.site.theme);
  const bundle = styleBundle(await loadBundle(project), [answer.site], typefaces);
  const { renderPage } = loadRenderer(bundle.rendererFile);
  const page = { site: answer.site, route: answer.route, today: new Date(), indexed: false, forUnknownPaths: false };
  const { document } = renderPage({ ...page, assets: bundle.assets, styleOf: createPageStyles(bundle.styles) });
  return {
    html: document.map(({ html }) => html).join(""),
    files: new Map(bundle.files.map(({ path, content }) => [`/${path}`, content])),
  };
}
