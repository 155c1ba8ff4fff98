/**
 * A server that shows a built site as a static host would: for looking at a build, for tests, and for small sites
 * behind a proxy. The README.md beside this file lists its guarantees.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { pageAddress } from "../content/read/page-address.ts";
import { filesForHosts, revalidated } from "../hosts/host-rules.ts";
import { findRedirect } from "../output/find-redirect.ts";
import { type BuildRecord, openBuildRecord } from "./build-record.ts";
import type { CompressedSite } from "./compress-site.ts";
import { inTurn } from "./in-turn.ts";
import { closeServers, isEveryAddress, listenOn, portOf } from "./listen-on.ts";
import { openForm } from "./open-form.ts";
import { openSiteFile } from "./open-site-file.ts";
import { arePublic, decodeNames, decodePath } from "./request-path.ts";
import { sendFile } from "./send-file.ts";

/** Paths that visitors do not get: the files for hosts, and the not-found page under its own name. */
const hiddenAddresses = new Set([...filesForHosts, "404", "404.html"].map((name) => `/${name}`));

/** No path of a page, an asset or an old address is longer, also where each of its letters is three bytes with percent signs. */
const longestPath = 4000;

/** A server for a built site. */
export interface SiteServer {
  /**
   * Starts to listen and returns the address of the site, without a slash at its end. Port 0 lets the system choose; the default host is `localhost`.
   */
  listen(port: number, host?: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Creates a server for the output folder of a build, with the headers and redirects that the build wrote. The site may
 * be built again while it runs. An unexpected error becomes an answer with status 500 and is passed to `report`. With
 * `compressed` it sends files in these forms to clients that prefer them.
 */
export function createSiteServer(out: string, report = reportError, compressed?: CompressedSite): SiteServer {
  const readRecord = openBuildRecord(out);
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response, { out, build: readRecord(), compressed });
    } catch (error) {
      fail(response);
      report(request, error);
    }
  };
  let servers: readonly Server[] = [];
  return {
    async listen(port, host = "localhost") {
      servers = await listenOn({ host, port }, inTurn(handle));
      return addressOf(servers, host) + readRecord().base;
    },
    close: () => closeServers(servers),
  };
}

interface ServedSite {
  readonly out: string;
  readonly build: BuildRecord;
  readonly compressed: CompressedSite | undefined;
}

async function answer(request: IncomingMessage, response: ServerResponse, site: ServedSite): Promise<void> {
  const { out, build } = site;
  const url = parseTarget(request.url);
  if (!url) return end(response, 400, notKept);
  const below = belowBase(build.base, url.pathname);
  if (below === undefined) return leadToSite(response, url, build.base);
  const isTooLong = url.pathname.length > longestPath;
  const moved = isTooLong ? undefined : findRedirect(build.redirects, url);
  const names = isTooLong ? undefined : decodeNames(below);
  const path = `/${names?.join("/") ?? ""}`;
  setHeaders(response, build.base + path, build.rules);
  // "Connection: close", so that the server does not wait for the body of the request.
  if (!isReading(request)) return end(response, 405, { ...notKept, Allow: "GET, HEAD", Connection: "close" });
  if (moved !== undefined) return end(response, 308, { Location: moved });
  if (!names || !arePublic(names)) return sendNotFound(request, response, out);
  const plain = pageAddress(below);
  if (plain !== below) return end(response, 308, { Location: build.base + plain + url.search });
  const file = hiddenAddresses.has(path) ? undefined : await openSiteFile(out, names);
  if (!file) return sendNotFound(request, response, out);
  if (site.compressed && site.compressed.formsOf(file).size > 0) response.setHeader("Vary", "Accept-Encoding");
  await sendFile(request, response, site.compressed ? await openForm(file, request.headers, site.compressed) : file);
}

/** Parses the target of a request, which may be any text. Returns undefined if it is neither a path nor an address. */
function parseTarget(target = "/"): URL | undefined {
  // Proxies may send absolute addresses.
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** Sets the headers for a decoded path, so that they do not depend on how an address is encoded. */
function setHeaders(response: ServerResponse, path: string, rules: BuildRecord["rules"]): void {
  response.setHeader("Cache-Control", revalidated);
  for (const { prefix, headers } of rules) {
    if (!path.startsWith(decodePath(prefix))) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

/** The part of a path below the one that the site is served below; undefined where it does not lie there. */
function belowBase(base: string, path: string): string | undefined {
  return path.startsWith(`${base}/`) ? path.slice(base.length) : undefined;
}

/** Answers a request beside the site: the root of the host, and the site without its slash, lead to the site. */
function leadToSite(response: ServerResponse, { pathname, search }: URL, base: string): void {
  if (pathname === "/" || pathname === base) return void end(response, 307, { Location: `${base}/${search}` });
  response.writeHead(404, { ...notKept, "Content-Type": "text/plain;charset=utf-8" });
  response.end(`Not found: the site is at ${base}/\n`);
}

const notKept = { "Cache-Control": "no-store" };

async function sendNotFound(request: IncomingMessage, response: ServerResponse, out: string): Promise<void> {
  const page = await readNotFoundPage(out);
  const type = page ? "text/html;charset=utf-8" : "text/plain;charset=utf-8";
  response.writeHead(404, { ...notKept, "Content-Type": type });
  response.end(request.method === "HEAD" ? undefined : (page ?? "Not found"));
}

async function readNotFoundPage(out: string): Promise<Buffer | undefined> {
  const file = await openSiteFile(out, ["404.html"]);
  try {
    return await file?.handle.readFile();
  } finally {
    await file?.handle.close();
  }
}

function end(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, headers).end();
}

/**
 * Answers with status 500, or closes the connection if the answer has begun, so that the client sees that it is
 * incomplete.
 */
function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  end(response, 500, notKept);
}

function reportError({ method, url }: IncomingMessage, error: unknown): void {
  const description = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`The server could not answer ${method} ${JSON.stringify(url)}: ${description}\n`);
}

/** The address to open in a browser: `localhost` if the server listens on all addresses. */
function addressOf([server]: readonly Server[], host: string): string {
  const name = isEveryAddress(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${server ? portOf(server) : ""}`;
}
