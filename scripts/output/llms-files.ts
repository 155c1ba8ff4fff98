import type { SiteContent } from "../../src/content.gen.ts";
import { labelsOf } from "../../src/labels.ts";
import { canonicalAddress, homeRoute, spelt } from "../../src/page-address.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import { basePath } from "../content/read/address-form.ts";
import { folderOfRoute } from "../content/read/route-of.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { escapeMarkdown } from "./escape-markup.ts";
import type { RouteFacts } from "./find-routes.ts";
import { twinAddress } from "./output-paths.ts";

/** Assistants read a list as a whole, and can take only so much text at once. */
const most = { pages: 500, bytes: 1_000_000 };

/** The list of pages in each language of a site, in the format of https://llmstxt.org; none if the site wants none. */
export function llmsFiles(
  sites: readonly [SiteContent, ...SiteContent[]],
  routes: readonly RouteFacts[],
): OutputFile[] {
  if (sites[0].machines?.llms === false) return [];
  const pagesOf = new Map(sites.map((site): [SiteContent, RouteFacts[]] => [site, []]));
  for (const route of routes) if (route.listed && route.title) pagesOf.get(siteAt(sites, route.path))?.push(route);
  return Array.from(pagesOf, ([site, pages]) => {
    const home = homeRoute(site);
    const summary = pages.find(({ path }) => path === home)?.description ?? site.brand.tagline;
    const sections = new Map<string, string[]>();
    for (const { page, section } of withinRoom(inMenuOrder(site, pages))) {
      sections.set(section, [...(sections.get(section) ?? []), pageLine(site, page)]);
    }
    const others = sites.filter((one) => one !== site).map((one) => listLine(one));
    if (others.length > 0) sections.set(labelsOf(site.labels).languages, others);
    const parts = [
      `# ${escapeMarkdown(site.brand.name)}`,
      ...(summary === undefined ? [] : [`> ${escapeMarkdown(summary)}`]),
      ...Array.from(sections, ([section, lines]) => `## ${escapeMarkdown(section)}\n\n${lines.join("\n")}`),
      ...leftOut(pages.length - most.pages, `${site.origin}/sitemap.xml`),
    ];
    return { path: listPath(site), content: `${parts.join("\n\n")}\n` };
  });
}

/**
 * The pages of these lists in full, one after the other; none if the site has no Markdown. `twinAt` returns the text of a
 * page by the path of its file.
 */
export function llmsTexts(
  { origin, machines }: Pick<SiteContent, "origin" | "machines">,
  lists: readonly OutputFile[],
  twinAt: (path: string) => string | undefined,
): OutputFile[] {
  const files: OutputFile[] = [];
  for (const { path, content } of machines?.markdown ? lists : []) {
    const [head, ...entries] = String(content).split(/^- \[.*?(?<!\\)\]\(/gm);
    const twins = entries.flatMap((entry) => /^([^)]*\.md)\)/.exec(entry)?.[1] ?? []);
    const parts = [
      String(head)
        .replace(/\n## .*\s*$/, "")
        .trimEnd(),
    ];
    let bytes = 0;
    for (const twin of twins) {
      const text = twinAt(decodeURIComponent(twin.slice(origin.length + 1))) ?? "";
      bytes += Buffer.byteLength(text);
      if (bytes > most.bytes) break;
      parts.push(text.trimEnd());
    }
    parts.push(...leftOut(twins.length - parts.length + 1, `${origin}/${path}`));
    files.push({ path: path.replace(".txt", "-full.txt"), content: `${parts.join("\n\n")}\n` });
  }
  return files;
}

function leftOut(pages: number, address: string): string[] {
  return pages > 0 ? [`Left out for lack of space: ${pages} pages. All are listed in ${address}.`] : [];
}

function listPath(site: SiteContent): string {
  return `${homeRoute(site)}/llms.txt`.replace(/^\/+/, "");
}

function pageLine(site: SiteContent, { path, title = "", description = "" }: RouteFacts): string {
  const address = site.machines?.markdown ? twinAddress(site.origin, path) : canonicalAddress(site, path);
  return `- ${linkTo(title, address)}${description === "" ? "" : `: ${escapeMarkdown(description)}`}`;
}

function listLine(site: SiteContent): string {
  const name = site.languages?.find(({ code }) => code === site.language)?.name ?? site.language;
  return `- ${linkTo(name, `${site.origin}/${encodeURI(listPath(site))}`)}`;
}

function linkTo(text: string, address: string): string {
  return `[${escapeMarkdown(text)}](${address.replaceAll("(", "%28").replaceAll(")", "%29")})`;
}

/** As many pages as there is room for, from each folder in turn: first those in menus or with pages below them. */
function withinRoom(placed: readonly PlacedPage[]): readonly PlacedPage[] {
  const folderOf = ({ page }: PlacedPage) => folderOfRoute(page.path);
  const folders = new Set(placed.map(folderOf));
  const isFirst = ({ page, order }: PlacedPage) => Number.isInteger(order) || folders.has(page.path);
  const counts = new Map<string, number>();
  const turns = [...placed.filter(isFirst), ...placed.filter((one) => !isFirst(one))].map((one) => {
    const turn = counts.get(folderOf(one)) ?? 0;
    counts.set(folderOf(one), turn + 1);
    return { one, turn };
  });
  const chosen = new Set(
    turns
      .sort((a, b) => a.turn - b.turn)
      .slice(0, most.pages)
      .map(({ one }) => one),
  );
  return placed.filter((one) => chosen.has(one));
}

interface PlacedPage {
  readonly page: RouteFacts;
  readonly section: string;
  /** A whole number for pages in menus. */
  readonly order: number;
}

/** The pages in menu order, each below the nearest page above it there. Others go under `Optional`, which readers may skip. */
function inMenuOrder(site: SiteContent, pages: readonly RouteFacts[]): PlacedPage[] {
  const { mainNavigation: main } = labelsOf(site.labels);
  type Links = readonly { readonly href: string }[];
  const inSection = (section: string, links: Links) => links.map(({ href }) => ({ href, section, below: section }));
  const links = [
    ...[...(site.header?.menu ?? []), ...(site.header?.actions ?? [])].flatMap((entry) =>
      "items" in entry
        ? inSection(entry.label, entry.items)
        : [{ href: entry.href, section: main, below: entry.label }],
    ),
    ...(site.footer?.groups ?? []).flatMap(({ title, entries }) =>
      inSection(
        title,
        entries.flatMap((entry): Links => (entry.type === "folder" ? entry.folder : [entry])),
      ),
    ),
  ];
  const elsewhere = { section: main, below: links.length > 0 ? "Optional" : main, order: links.length };
  const home = homeRoute(site);
  const places = new Map([[home, { ...elsewhere, order: -1 }]]);
  const routes = new Map(pages.map(({ path }) => [basePath(site.origin) + spelt(site, path), path]));
  for (const [order, { href, ...place }] of links.entries()) {
    const route = routes.get(href.replace(/#.*/, ""));
    if (route !== undefined && !places.has(route)) places.set(route, { ...place, order });
  }
  const placed = pages.map((page): PlacedPage => {
    const own = places.get(page.path);
    if (own) return { page, section: own.section, order: own.order };
    let above = folderOfRoute(page.path);
    while (above !== "" && above !== home && !places.has(above)) above = folderOfRoute(above);
    const { below, order } = (above === home ? undefined : places.get(above)) ?? elsewhere;
    return { page, section: below, order: order + 0.5 };
  });
  return placed.sort((a, b) => a.order - b.order);
}
