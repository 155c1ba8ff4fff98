import type { IncomingMessage } from "node:http";

/** The path of a request as the browser has sent it, without the path that the site is served below. */
export function requestedPath(base: string, request: IncomingMessage & { originalUrl?: string | undefined }): string {
  const path = (request.originalUrl ?? request.url ?? "/").replace(/[?#].*$/s, "");
  return path.startsWith(`${base}/`) ? path.slice(base.length) : "/";
}
