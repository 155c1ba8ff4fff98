import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { withSlash } from "../../src/page-address.ts";
import { limits } from "../content/diagnostic/limits.ts";
import { pageAddress } from "../content/read/old-address.ts";
import { filesForHosts, revalidated } from "../hosts/host-rules.ts";
import { findRedirect } from "../output/find-redirect.ts";
import { type BuildRecord, openBuildRecord } from "./build-record.ts";
import { addressListenedOn, closeServer, listenOn } from "./listen-on.ts";
import { findSiteFile, isFolderWithPage, isHiddenAddress, sendFile } from "./site-files.ts";

/** Whether a path is not for visitors: a file for hosts, or a not-found page under its own name. */
function isForHosts(path: string): boolean {
  return filesForHosts.some((name) => path === `/${name}`) || /\/404(?:\.html)?$/.test(path);
}

/**
 * Creates a server that shows the output folder of a build as a static host would, with the headers and redirects that the build
 * wrote. The site may be built again while it runs. An unexpected error becomes an answer with status 500 and is passed to `report`.
 */
export function createSiteServer(out: string, report = reportError) {
  const readRecord = openBuildRecord(out);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    try {
      answer(request, response, { out, build: readRecord() });
    } catch (error) {
      report(request, error);
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      return end(response, 500, notKept);
    }
  };
  const server = createServer(handle);
  return {
    /** Returns the address of the site, without a trailing slash. Port 0 lets the system choose. */
    async listen(port: number, host = "localhost"): Promise<string> {
      await listenOn(server, { host, port });
      return addressListenedOn(server, host) + readRecord().base;
    },
    close: () => closeServer(server),
  };
}

export type SiteServer = ReturnType<typeof createSiteServer>;

interface ServedSite {
  readonly out: string;
  readonly build: BuildRecord;
}

function answer(request: IncomingMessage, response: ServerResponse, { out, build }: ServedSite): ServerResponse {
  const url = parseTarget(request.url);
  if (!url) return end(response, 400, notKept);
  const below = url.pathname.startsWith(`${build.base}/`) ? url.pathname.slice(build.base.length) : undefined;
  if (below === undefined) return leadToSite(response, url, build.base);
  const path = decodePath(below);
  setHeaders(response, build.base + (path ?? below), build.rules);
  if (request.method !== "GET" && request.method !== "HEAD")
    return end(response, 405, { ...notKept, Allow: "GET, HEAD", Connection: "close" });
  const moved = findRedirect(build.redirects, url);
  if (moved !== undefined) return end(response, 308, { Location: moved });
  if (path === undefined || isHiddenAddress(path)) return sendNotFound(request, response, { out, path: path ?? below });
  const plain = plainAddress({ below, path, out, slash: build.slash });
  if (plain !== below) return end(response, 308, { Location: build.base + plain + url.search });
  const file = isForHosts(path) ? undefined : findSiteFile(out, path);
  return file ? sendFile(request, response, file) : sendNotFound(request, response, { out, path });
}

/** Parses the target of a request, which may be any text. Returns undefined if it is neither a path nor an address. */
function parseTarget(target = "/"): URL | undefined {
  // Proxies may send absolute addresses.
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

/** The decoded path, without double slashes; undefined if no file of a site can have it. */
function decodePath(path: string): string | undefined {
  try {
    const names = path.split("/").map(decodeURIComponent);
    if (names.some((name) => /[/\\\0]/.test(name))) return undefined;
    return names.join("/").replaceAll(/\/{2,}/g, "/");
  } catch {
    return undefined;
  }
}

interface RequestedPath {
  readonly below: string;
  readonly path: string;
  readonly out: string;
  /** Whether the addresses of pages end with a slash. */
  readonly slash: boolean;
}

/** The canonical address of a page. Assets keep theirs, as pages among them have relative links: a folder with a page ends with a slash. */
function plainAddress({ below, path, out, slash }: RequestedPath): string {
  if (path.startsWith("/assets/")) return isFolderWithPage(out, path) ? `${below}/` : below;
  return slash ? withSlash(pageAddress(below)) : pageAddress(below);
}

/** Sets the headers by the decoded path, so that they do not depend on the encoding of the address. */
function setHeaders(response: ServerResponse, path: string, rules: BuildRecord["rules"]): void {
  response.setHeader("Cache-Control", revalidated);
  for (const { prefix, headers } of rules) {
    if (!path.startsWith(decodePath(prefix) ?? prefix)) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

/** Answers a request outside the site: the root of the host, and the site without its slash, redirect to the site. */
function leadToSite(response: ServerResponse, { pathname, search }: URL, base: string): ServerResponse {
  if (pathname === "/" || pathname === base) return end(response, 307, { Location: `${base}/${search}` });
  response.writeHead(404, { ...notKept, "Content-Type": "text/plain;charset=utf-8" });
  return response.end(`Not found: the site is at ${base}/\n`);
}

const notKept = { "Cache-Control": "no-store" };

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { out, path }: Pick<RequestedPath, "out" | "path">,
): ServerResponse {
  response.statusCode = 404;
  response.setHeader("Cache-Control", "no-store");
  // No page is deeper, however many folders are requested.
  const names = path.split("/").slice(0, limits.folders + 1);
  const folders = names.map((_, index) => names.slice(0, index + 1).join("/"));
  const page = folders.reverse().flatMap((folder) => findSiteFile(out, `${folder}/404.html`) ?? [])[0];
  if (page) return sendFile(request, response, page);
  response.setHeader("Content-Type", "text/plain;charset=utf-8");
  return response.end("Not found");
}

function end(response: ServerResponse, status: number, headers: Record<string, string>): ServerResponse {
  return response.writeHead(status, headers).end();
}

function reportError({ method, url }: IncomingMessage, error: unknown): void {
  const description = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`The server could not answer ${method} ${JSON.stringify(url)}: ${description}\n`);
}
