import type { IncomingMessage } from "node:http";
import type { Connect } from "vite";

/** Vite would open a file in the editor for any request. This allows only requests from pages of this server that are shown on this machine. */
export const guardEditor: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  // Vite ignores case here.
  const isEditor = `${request.url}`.toLowerCase().includes("/__open-in-editor");
  if (!isEditor || mayOpen(request)) return next();
  response.writeHead(403, { "Content-Type": "text/plain;charset=utf-8" });
  response.end("Only a page shown on this machine may request this.");
};

/** A tunnel or a proxy on this machine sets one of these headers to say that it forwards a request. */
const forwarding = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

function mayOpen(request: IncomingMessage): boolean {
  // Browsers set this header to say which site a request comes from, and no page can change it.
  return isFromThisMachine(request) && request.headers["sec-fetch-site"] === "same-origin";
}

/** Whether a request comes from a program on this machine and was not forwarded. */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isHere = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? "");
  return isHere && forwarding.every((name) => headers[name] === undefined);
}
