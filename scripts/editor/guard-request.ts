import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { isFromThisMachine } from "../dev-server/guard-editor.ts";

/** Whether a request comes from this machine, by a name of this machine, and from no page of another site. */
export function isOwnRequest(request: IncomingMessage): boolean {
  const { host = "", origin, "sec-fetch-site": site = "none" } = request.headers;
  const isNamedHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  const isOwnPage =
    (origin === undefined || origin === `http://${host}`) && ["same-origin", "none"].includes(`${site}`);
  return isFromThisMachine(request) && isNamedHere && isOwnPage;
}

export function isToken(given: string | null | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
