import type { IncomingMessage } from "node:http";
import type { Connect } from "vite";

/** Has everybody only read what the server serves. Vite would open a file in the editor for whoever asks: here a page must ask that it serves and this machine shows. */
export const guardEditor: Connect.NextHandleFunction = (request, response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  // Vite finds it in capitals too.
  const isEditor = `${request.url}`.toLowerCase().includes("/__open-in-editor");
  if (!isEditor || mayOpen(request)) return next();
  response.writeHead(403, { "Content-Type": "text/plain;charset=utf-8" });
  response.end("Only a page shown on this machine may request this.");
};

/** A tunnel or a proxy on this machine says in one of these headers that it speaks for someone else. */
const forwarding = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

function mayOpen(request: IncomingMessage): boolean {
  // Browsers say which site a request comes from, and no page can say otherwise.
  return isFromThisMachine(request) && request.headers["sec-fetch-site"] === "same-origin";
}

/** Whether a request comes from a program on this machine that speaks for nobody else. */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isHere = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? "");
  return isHere && forwarding.every((name) => headers[name] === undefined);
}
