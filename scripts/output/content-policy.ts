import type { PagePolicy } from "../../src/site.ts";
import { joinOpenings, type OpenedDirective, type Openings } from "../content/formats/descriptor/openings.ts";

/** The permissions of every page. Directives that are not named here follow `default-src`. */
const strict: Readonly<Record<string, string>> = {
  "default-src": "'none'",
  "script-src": "'self'",
  // The inline style of a page has this nonce, and the policy in the page itself lets in only the one with its hash. Hashes here
  // would be sent with every answer, one for each part or page, and hosts limit the length of a header.
  "style-src": "'self' 'nonce-page'",
  "img-src": "'self'",
  "font-src": "'self'",
  "manifest-src": "'self'",
  // No page connects to anything, but auditors such as Lighthouse read robots.txt from within the page.
  "connect-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "'none'",
};

/** Cloudflare Pages refuses longer lines in `_headers`; some characters of it are the name of the header. */
const longestPolicy = 1900;

/**
 * The openings of the header that is sent with every page: those of all pages. Where they do not fit into one line of a host, the
 * longest directives allow every address that is encrypted, and the policy in each page still names its own.
 */
export function headerOpenings(all: Openings): Openings {
  if (contentPolicy(all).length <= longestPolicy) return all;
  const lengthOf = ([, sources]: [string, readonly string[]]) => sources.join(" ").length;
  const [longest] = Object.entries(all).sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!longest || longest[1].join() === "https:") return all;
  return headerOpenings({ ...all, [longest[0]]: ["https:"] });
}

/** A Content-Security-Policy that allows what every page may and these openings. */
export function contentPolicy(openings: Openings): string {
  const directives = { ...strict };
  // The keys of openings are directives.
  for (const directive of Object.keys(openings) as OpenedDirective[])
    directives[directive] = sourcesOf(directive, openings);
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

interface PageOpenings {
  /** The permissions of every page of the site. */
  readonly everywhere: Openings;
  /** The permissions of the page itself. */
  readonly own: Openings;
  /** The permissions in the policy of the header. */
  readonly header: Openings;
}

/**
 * The part of the policy that stands in a page. Browsers apply it together with the header's, so that it restricts what the header
 * opens for other pages. It is empty where all pages are alike.
 */
export function pagePolicy({ everywhere, own, header }: PageOpenings): PagePolicy {
  const all = joinOpenings([everywhere, own]);
  // As above.
  const opened = Object.keys(header) as OpenedDirective[];
  const restricted = opened.filter((directive) => sourcesOf(directive, all) !== sourcesOf(directive, header));
  const list = (directives: readonly OpenedDirective[]) =>
    directives.map((directive) => `; ${directive} ${sourcesOf(directive, all)}`).join("");
  return { directives: list(restricted), name: nameOf(all, own) };
}

/**
 * The whole policy, as a page says it itself where no header does: what a `meta` cannot say is left out, and the styles, which
 * the page names by their hash.
 */
export function wholePagePolicy({ everywhere, own }: Omit<PageOpenings, "header">): PagePolicy {
  const all = joinOpenings([everywhere, own]);
  const directives = contentPolicy(all)
    .split("; ")
    .filter((directive) => !/^(?:style-src|frame-ancestors) /.test(directive))
    .map((directive) => `; ${directive}`);
  return { directives: directives.join(""), name: nameOf(all, own) };
}

/** Two pages with the same name may show each other: the document of either may do the same. */
function nameOf(all: Openings, own: Openings): string {
  // As above.
  const opened = Object.keys(own) as OpenedDirective[];
  return opened.map((directive) => `${directive} ${sourcesOf(directive, all)}`).join("; ");
}

function sourcesOf(directive: OpenedDirective, openings: Openings): string {
  const further = openings[directive] ?? [];
  for (const source of further) if (!isSource(source)) throw new Error(`No policy can name ${JSON.stringify(source)}.`);
  const before = strict[directive] === "'none'" || strict[directive] === undefined ? [] : [strict[directive]];
  return [...new Set([...before, ...further])].join(" ") || "'none'";
}

/** Anything else, such as a space or a semicolon, could open more than is meant. */
function isSource(text: string): boolean {
  return /^(?:'self'|https:|mailto:)$/.test(text) || /^https:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w./~-]*)?$/.test(text);
}
