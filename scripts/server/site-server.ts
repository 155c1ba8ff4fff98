/**
 * A server for a built site, as a static host would serve it: to look at a build, for tests, and for small sites behind a proxy. No
 * request ends it, leaves a file open or shows anything but the files of the site. `README.md` beside this file says what it promises.
 */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { join } from "node:path";
import { z } from "zod";
import { buildRecordName } from "../output/write-output.ts";
import { UsageError } from "../program/usage-error.ts";
import { closeServers, isEveryAddress, listenOn, portOf } from "./listen-on.ts";
import { openSiteFile } from "./open-site-file.ts";
import { arePublic, decodeNames, decodePath, plainPath } from "./request-path.ts";
import { sendFile } from "./send-file.ts";

const buildRecord = z.object({
  rules: z.array(z.object({ prefix: z.string(), headers: z.record(z.string(), z.string()) })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});
type BuildRecord = z.infer<typeof buildRecord>;

/** What is not for visitors: files for hosts, and the page that stands for all unknown paths. */
const hostFiles = new Set(["/_headers", "/_redirects", "/vercel.json", "/404", "/404.html"]);

/** A server for a built site, as a static host would serve it. */
export interface SiteServer {
  /** Starts to listen and returns the address to open. Port 0 lets the system choose; without a host it is this machine's alone. */
  listen(port: number, host?: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Creates a server for the output folder of a build, with the headers and redirects that the build wrote. The site may be built
 * anew meanwhile. What goes wrong on our side is an answer with status 500, and `report` is told.
 */
export function createSiteServer(out: string, report = reportError): SiteServer {
  let build = readBuildRecord(out);
  const readAgain = () => {
    try {
      build = readBuildRecord(out);
    } catch {
      // A build that replaces the whole folder leaves none for an instant.
    }
    return build;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response, { out, build: readAgain() });
    } catch (error) {
      fail(response);
      report(request, error);
    }
  };
  let servers: readonly Server[] = [];
  return {
    async listen(port, host = "localhost") {
      servers = await listenOn({ host, port }, handle);
      return addressOf(servers, host);
    },
    close: () => closeServers(servers),
  };
}

interface ServedSite {
  readonly out: string;
  readonly build: BuildRecord;
}

async function answer(request: IncomingMessage, response: ServerResponse, { out, build }: ServedSite): Promise<void> {
  const url = parseTarget(request.url);
  const names = url && decodeNames(url.pathname);
  if (!url || !names) return end(response, 400, notKept);
  const path = `/${names.join("/")}`;
  setHeaders(response, path, build.rules);
  // Whatever a client would send along is not waited for.
  if (!isReading(request)) return end(response, 405, { ...notKept, Allow: "GET, HEAD", Connection: "close" });
  if (!arePublic(names)) return sendNotFound(request, response, out);
  const target = redirectTarget(url.pathname, build.redirects);
  if (target !== undefined) return end(response, 308, { Location: target + url.search });
  const file = hostFiles.has(path) ? undefined : await openSiteFile(out, names);
  await (file ? sendFile(request, response, file) : sendNotFound(request, response, out));
}

function readBuildRecord(out: string): BuildRecord {
  const file = join(out, buildRecordName);
  if (!existsSync(file)) throw new UsageError(`There is no built site in ${out}. Run \`npm run build\` first.`);
  return buildRecord.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The address of a request, or undefined where it is for something other than a path: clients may send anything. */
function parseTarget(target = "/"): URL | undefined {
  // Proxies may send whole addresses.
  const address = target.startsWith("/") ? `http://localhost${target}` : target;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address) : undefined;
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** However an address is spelt, the rules for its file apply. */
function setHeaders(response: ServerResponse, path: string, rules: BuildRecord["rules"]): void {
  response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
  for (const { prefix, headers } of rules) {
    if (!path.startsWith(decodePath(prefix))) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

function redirectTarget(path: string, redirects: BuildRecord["redirects"]): string | undefined {
  const plain = plainPath(path);
  return plain === path ? redirects.find(({ from }) => from === path)?.to : plain;
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

/** Answers a request that went wrong on our side, or lets the client see that its answer is not whole. */
function fail(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  end(response, 500, notKept);
}

function reportError({ method, url }: IncomingMessage, error: unknown): void {
  const description = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`The server could not answer ${method} ${JSON.stringify(url)}: ${description}\n`);
}

/** An address that a browser opens: that of this machine, where the server listens on all addresses. */
function addressOf([server]: readonly Server[], host: string): string {
  const name = isEveryAddress(host) ? "localhost" : isIPv6(host) ? `[${host}]` : host;
  return `http://${name}:${server ? portOf(server) : ""}`;
}
