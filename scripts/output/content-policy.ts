import type { PagePolicy } from "../../src/site.ts";
import {
  isPolicySource,
  joinOpenings,
  type OpenedDirective,
  type Openings,
} from "../content/formats/content-format.ts";

/**
 * The policy that hosts send with every response: what a page cannot declare itself, and what no page of any site may do. Browsers apply
 * it together with the policy in the page, which alone knows the hash of its style and what the page opens.
 */
export function headerPolicy(services: Openings = {}, hasSearch = false): string {
  const scripts = services["script-src"];
  return [
    // The search worker, which compiles WebAssembly, only obeys its own header. Pages themselves forbid this.
    `script-src ${["'self'", ...(hasSearch ? ["'wasm-unsafe-eval'"] : []), ...(scripts ?? [])].join(" ")}`,
    ...(services["style-src"] ? [] : ["style-src-attr 'none'"]),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Third-party scripts do not support trusted types.
    ...(scripts ? [] : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypes(hasSearch)}`]),
  ].join("; ");
}

/** The policies that may turn text into HTML (pages of this site, which client navigation parses) and start the search worker. */
function trustedTypes(hasSearch: boolean): string {
  return hasSearch ? "page search" : "page";
}

/** The permissions of every page apart from its style. Directives that are not listed follow `default-src`. */
const strict: Record<string, string> = {
  "default-src": "'none'",
  "script-src": "'self'",
  "img-src": "'self'",
  "font-src": "'self'",
  "manifest-src": "'self'",
  // Pages only connect to the site, for the next page.
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": trustedTypes(false),
};

interface PageOpenings {
  /** The permissions of every page of the site. */
  readonly everywhere: Openings;
  readonly own: Openings;
  readonly hasSearch?: boolean;
}

/** The policy that a page declares itself, without its style, which it lists by hash. */
export function pagePolicy({ everywhere, own, hasSearch = false }: PageOpenings): PagePolicy {
  const { "style-src": styles, ...all } = joinOpenings([everywhere, own]);
  const directives: Record<string, string> = { ...strict, "trusted-types": trustedTypes(hasSearch) };
  for (const directive of directivesIn(all)) directives[directive] = sourcesOf(directive, all);
  if (all["script-src"]) for (const word of ["require-trusted-types-for", "trusted-types"]) delete directives[word];
  return {
    directives: listed(Object.entries(directives)),
    ...(styles ? { styles: ["'self'", ...styles].join(" ") } : {}),
    name: nameOf(joinOpenings([everywhere, own]), own),
  };
}

/** Pages with the same name may show each other: the document of each may do the same. */
function nameOf(all: Openings, own: Openings): string {
  return listed(directivesIn(own).map((directive) => [directive, sourcesOf(directive, all)]));
}

function listed(directives: readonly (readonly [directive: string, sources: string])[]): string {
  return directives.map((directive) => directive.join(" ")).join("; ");
}

function directivesIn(openings: Openings): OpenedDirective[] {
  // The keys of openings are directives.
  return Object.keys(openings) as OpenedDirective[];
}

function sourcesOf(directive: OpenedDirective, openings: Openings): string {
  const further = openings[directive] ?? [];
  for (const source of further)
    if (!isPolicySource(source)) throw new Error(`No policy can name ${JSON.stringify(source)}.`);
  const before = strict[directive] === "'none'" || strict[directive] === undefined ? [] : [strict[directive]];
  return [...new Set([...before, ...further])].join(" ") || "'none'";
}

/** Where authors' files are published. */
export const assetFolders = ["/assets/", "/.well-known/"];

/**
 * The Content-Security-Policy of authors' files, for when someone opens one directly: an SVG or HTML file is then
 * a page of the site's origin, and the policy of pages would let it run any script among the files. This policy allows
 * pictures, media and styles only. It applies to all files, because a list of dangerous types could never be complete,
 * and other files are not affected. It has no `sandbox`: without scripts, forms and frames that would add little, and
 * PDF viewers differ in what they still do under it.
 *
 * Netlify and Cloudflare send it together with the policy of pages, so that browsers apply both. Vercel and `npm start`
 * send it instead of the policy of pages. Therefore it has to be complete on its own.
 */
export const assetPolicy = [
  "default-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
