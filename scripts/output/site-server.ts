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

/** Creates a server for the output folder of a build, with the headers and redirects that the build wrote. */
export function createSiteServer(out: string): SiteServer {
  const build = readBuildRecord(out);
  const files = sirv(out, { etag: true, extensions: ["html"], dotfiles: false });
  const notFound = existsSync(join(out, "404.html")) ? readFileSync(join(out, "404.html")) : undefined;
  const server = createServer((request, response) => {
    const url = parseAddress(request.url);
    if (!url) return end(response, 400, {});
    setHeaders(response, url.pathname, build);
    if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405, { Allow: "GET, HEAD" });
    const target = redirectTarget(url.pathname, build);
    if (target !== undefined) return end(response, 308, { Location: target + url.search });
    const sendNothing = () => sendNotFound(request, response, notFound);
    if (url.pathname === "/404" || hostFiles.has(url.pathname)) sendNothing();
    else files(request, response, sendNothing);
  });
  return { listen: (port) => listen(server, port), close: () => close(server) };
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

function setHeaders(response: ServerResponse, path: string, { rules }: BuildRecord): void {
  response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
  for (const { prefix, headers } of rules) {
    if (!path.startsWith(prefix)) continue;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  }
}

/** One page, one address: without a slash, `.html` or `index` at its end. */
function redirectTarget(path: string, { redirects }: BuildRecord): string | undefined {
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
