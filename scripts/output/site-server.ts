import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { z } from "zod";
import { UsageError } from "../options.ts";
import { buildRecordName } from "./write-output.ts";

const buildRecord = z.object({
  rules: z.array(z.object({ prefix: z.string(), headers: z.record(z.string(), z.string()) })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
});
type BuildRecord = z.infer<typeof buildRecord>;

/** Files that are for hosts, not for visitors. */
const hostFiles = new Set(["/_headers", "/_redirects", "/vercel.json"]);

/** A server for a built site, as a static host would serve it. */
export interface SiteServer {
  /** Starts to listen and returns the address. Port 0 lets the system choose. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

/**
 * Creates a server for the output folder of a build, with the headers and redirects that the build wrote. The site may be built
 * anew meanwhile.
 */
export function createSiteServer(out: string): SiteServer {
  let build = readBuildRecord(out);
  const readAgain = () => {
    try {
      build = readBuildRecord(out);
    } catch {
      // A build that replaces the whole folder leaves none for an instant.
    }
    return build;
  };
  // For development: it looks at the disk for each request. Else it would remember what there was at the start.
  const files = sirv(out, { dev: true, etag: true, extensions: ["html"] });
  const server = createServer((request, response) => {
    const url = parseAddress(request.url);
    const path = url && decodePath(url.pathname);
    if (!url || path === undefined) return end(response, 400, {});
    const { rules, redirects } = readAgain();
    setHeaders(response, url.pathname, rules);
    if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405, { Allow: "GET, HEAD" });
    const target = redirectTarget(url.pathname, redirects);
    if (target !== undefined) return end(response, 308, { Location: target + url.search });
    const sendNothing = () => sendNotFound(request, response, readNotFoundPage(out));
    // The file may have gone since it was found.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    if (isForVisitors(path)) files(request, response, sendNothing);
    else sendNothing();
  });
  return { listen: (port) => listen(server, port), close: () => close(server) };
}

function readNotFoundPage(out: string): Buffer | undefined {
  const file = join(out, "404.html");
  return existsSync(file) ? readFileSync(file) : undefined;
}

function isForVisitors(path: string): boolean {
  return path !== "/404" && !hostFiles.has(path) && !path.includes("/.");
}

function readBuildRecord(out: string): BuildRecord {
  const file = join(out, buildRecordName);
  if (!existsSync(file)) throw new UsageError(`There is no built site in ${out}. Run \`npm run build\` first.`);
  return buildRecord.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The address of a request, or undefined where it is for something other than a path: clients may send anything. */
function parseAddress(target = "/"): URL | undefined {
  return target.startsWith("/") ? new URL(`http://localhost${target}`) : undefined;
}

/** The path as the names of files spell it, or undefined where it cannot be decoded. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

function setHeaders(response: ServerResponse, path: string, rules: BuildRecord["rules"]): void {
  response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
  for (const { prefix, headers } of rules) {
    if (!path.startsWith(prefix)) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

/** One page, one address: without a slash, `.html` or `index` at its end. */
function redirectTarget(path: string, redirects: BuildRecord["redirects"]): string | undefined {
  // A second slash at the start would make the target another host.
  const plain = `/${path.replace(/^\/+|\/+$/g, "").replace(/(?:^|\/)index(?:\.html)?$|\.html$/, "")}`;
  if (plain !== path) return plain;
  return redirects.find(({ from }) => from === path)?.to;
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer | undefined): void {
  response.statusCode = 404;
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Type", page ? "text/html;charset=utf-8" : "text/plain;charset=utf-8");
  response.end(request.method === "HEAD" ? undefined : (page ?? "Not found"));
}

function end(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, headers).end();
}

const portErrors: Readonly<Record<string, (port: number) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Set PORT to another one.`,
  EACCES: (port) => `Port ${port} is not yours to use. Set PORT to one above 1023.`,
};

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new UsageError(portErrors[error.code ?? ""]?.(port) ?? `Port ${port} cannot be used: ${error.message}.`)),
    );
    // What listens on a port has an address with a port.
    server.listen(port, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
