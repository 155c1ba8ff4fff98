import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteContent } from "../../src/content.gen.ts";
import { type Bundle, loadRenderer } from "../bundle/bundle.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import { createPageStyles } from "../bundle/page-styles.ts";
import { styleBundle } from "../bundle/style-bundle.ts";
import { contentHash } from "../cache/content-hash.ts";
import { isNotFoundRoute, routeOfPage } from "../content/read/route-of.ts";
import { notFoundPage, notFoundRoute } from "../content/resolve/not-found-page.ts";
import { llmsTexts } from "../output/llms-files.ts";
import { htmlPath } from "../output/output-paths.ts";
import { siteFiles } from "../output/site-files.ts";
import type { KnownFiles, SavedFile } from "../publish/known-files.ts";
import type { BuildContext } from "./build-context.ts";
import type { BuildPlan } from "./plan-build.ts";
import { writeFeeds } from "./write-feeds.ts";

/**
 * Writes the files that are neither pages nor assets and that differ from the last build, next to the pages in a staging folder.
 */
export async function writeSiteFiles(
  build: BuildContext,
  plan: BuildPlan,
  {
    icons,
    known,
    staging,
  }: { readonly icons: readonly OutputFile[]; readonly known: KnownFiles; readonly staging: string },
): Promise<readonly SavedFile[]> {
  const { site, sites, typefaces, routes, calendars, notFoundFolders } = plan;
  const bundle = styleBundle(withUsedFiles(await build.bundle(), plan), sites, typefaces);
  const own = siteFiles(sites, routes, {
    files: bundle.files,
    feeds: plan.feeds,
    calendars,
    notFoundFolders,
    isPreview: build.drafts,
  });
  const lists = own.filter(({ path }) => /(?:^|\/)llms\.txt$/.test(path));
  const twinAt = (path: string) => {
    const folder = [staging, build.out].find((folder) => existsSync(join(folder, path)));
    return folder && readFileSync(join(folder, path), "utf8");
  };
  const files = [
    ...own,
    ...llmsTexts(site, lists, twinAt),
    ...sitesWithoutNotFoundPage(plan).map((one) => notFoundFile(build, { ...plan, site: one }, bundle)),
    ...icons,
  ];
  const written = files.map(({ path, content }): SavedFile => {
    const version = contentHash(content);
    return known.find(path, version) ?? known.write(path, version, content);
  });
  return [...written, ...(await writeFeeds(build, plan, { known, staging }))];
}

function sitesWithoutNotFoundPage({ sites, pages }: BuildPlan): readonly SiteContent[] {
  const own = pages.flatMap(({ digested: { isHidden, path } }) => (isHidden ? [] : routeOfPage(path)));
  const routes = new Set(own.filter(isNotFoundRoute));
  return sites.filter((site) => !routes.has(notFoundRoute(site)));
}

/** The not-found page of a site without its own: hosts show it for unknown paths. */
function notFoundFile(
  { today }: BuildContext,
  { site, plainPolicy: policy }: BuildPlan,
  { rendererFile, assets, styles }: Bundle,
): OutputFile {
  const { renderPage } = loadRenderer(rendererFile);
  const route = notFoundPage(site);
  const styleOf = createPageStyles(styles);
  const page = { site, route, policy, assets, styleOf, today, indexed: false, forUnknownPaths: true };
  const content = renderPage(page)
    .document.map(({ html }) => html)
    .join("");
  return { path: htmlPath(route.path), content };
}

/** The bundle without modules that the site does not use: those of interactive blocks, of services and of the search. */
function withUsedFiles(bundle: Bundle, { types, site }: Pick<BuildPlan, "types" | "site">): Bundle {
  const { services, blocks, behaviours } = bundle.assets;
  const unused = [
    ...Object.entries(services).filter(([name]) => !site.services?.some((one) => one.name === name)),
    ...Object.entries(behaviours).filter(([name]) => name.startsWith("search") && site.search === undefined),
    ...Object.entries(blocks).flatMap(([type, { address }]) => (types.has(type) ? [] : [[type, address] as const])),
  ].map(([, address]) => address);
  return { ...bundle, files: bundle.files.filter(({ path }) => !unused.includes(`/${path}`)) };
}
