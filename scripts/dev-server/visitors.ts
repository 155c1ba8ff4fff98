import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { tokenHeader } from "../../src/dev/dev-data.ts";

/** Who may have the dev server do something on this machine. */
export interface Visitors {
  /** The token, for a browser on this machine: whoever else may look at pages gets none. */
  tokenFor(request: IncomingMessage): string | undefined;
  /** Whether a request comes from a page of this server, shown on this machine. */
  mayAct(request: IncomingMessage): boolean;
}

/** Makes a token for as long as the server runs. */
export function createVisitors(): Visitors {
  const token = randomBytes(32).toString("base64url");
  return {
    tokenFor: (request) => (isLocal(request) ? token : undefined),
    mayAct(request) {
      const given = request.headers[tokenHeader];
      return isLocal(request) && isFromOwnPage(request) && typeof given === "string" && isSame(given, token);
    },
  };
}

/** A tunnel or a proxy on this machine says in one of these headers that it speaks for somebody else. */
const forwarding = ["forwarded", "via", "x-forwarded-for", "x-real-ip"];

function isLocal({ socket, headers }: IncomingMessage): boolean {
  const isHere = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? "");
  return isHere && forwarding.every((name) => headers[name] === undefined);
}

/** Browsers say which site a request that changes something comes from. Vite has looked at `Host`. */
function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === `http://${host}` || origin === `https://${host}`;
}

function isSame(given: string, token: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
