import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import sirv from "sirv";
import { z } from "zod";
import { UsageError } from "../options.ts";
import { outputMark } from "./write-output.ts";

const hostConfiguration = z.object({
  headers: z.array(
    z.object({
      source: z.string().endsWith("(.*)"),
      headers: z.array(z.object({ key: z.string(), value: z.string() })),
    }),
  ),
  redirects: z.array(z.object({ source: z.string(), destination: z.string() })),
});
type HostConfiguration = z.infer<typeof hostConfiguration>;

/** A server for a built site, as a static host would serve it. */
export interface SiteServer {
  /** Starts to listen and returns the address. Port 0 lets the system choose. */
  listen(port: number): Promise<string>;
  close(): Promise<void>;
}

/** Creates a server for the output folder of a build, with the headers and redirects that the build wrote. */
export function createSiteServer(out: string): SiteServer {
  const host = readHostConfiguration(out);
  const files = sirv(out, { etag: true, extensions: ["html"], dotfiles: false });
  const notFound = existsSync(join(out, "404.html")) ? readFileSync(join(out, "404.html")) : undefined;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    setHeaders(response, pathname, host);
    if (request.method !== "GET" && request.method !== "HEAD") return end(response, 405, { Allow: "GET, HEAD" });
    const target = redirectTarget(pathname, host);
    if (target !== undefined) return end(response, 308, { Location: target });
    const sendFile = () => files(request, response, () => sendNotFound(request, response, notFound));
    if (/^\/404(?:\.html)?$/.test(pathname)) sendNotFound(request, response, notFound);
    else sendFile();
  });
  return { listen: (port) => listen(server, port), close: () => close(server) };
}

function readHostConfiguration(out: string): HostConfiguration {
  const file = join(out, outputMark);
  if (!existsSync(file)) throw new UsageError(`There is no built site in ${out}. Run \`npm run build\` first.`);
  return hostConfiguration.parse(JSON.parse(readFileSync(file, "utf8")));
}

function setHeaders(response: ServerResponse, path: string, { headers }: HostConfiguration): void {
  for (const rule of headers) {
    if (!path.startsWith(rule.source.slice(0, -"(.*)".length))) continue;
    for (const { key, value } of rule.headers) response.setHeader(key, value);
  }
}

function redirectTarget(path: string, { redirects }: HostConfiguration): string | undefined {
  // One page, one address. A second slash would make the target another host.
  if (path.length > 1 && path.endsWith("/")) return path.replace(/\/+$/, "").replace(/^\/+/, "/") || "/";
  return redirects.find(({ source }) => source === path)?.destination;
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer | undefined): void {
  response.statusCode = 404;
  response.setHeader("Content-Type", page ? "text/html;charset=utf-8" : "text/plain;charset=utf-8");
  response.end(request.method === "HEAD" ? undefined : (page ?? "Not found"));
}

function end(response: ServerResponse, status: number, headers: Record<string, string>): void {
  response.writeHead(status, headers).end();
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(error.code === "EADDRINUSE" ? new UsageError(`Port ${port} is in use. Set PORT to another one.`) : error),
    );
    // What listens on a port has an address with a port.
    server.listen(port, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`));
  });
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
