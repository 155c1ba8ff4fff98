import type { IncomingMessage } from "node:http";
import type { Connect } from "vite";
import { requestedPath } from "../dev-site/requested-path.ts";
import type { Visitors } from "./visitors.ts";

/** The result of an action, as the answer to its request. */
export interface ActionResult {
  readonly status: number;
  readonly text: string;
}

interface ActionsInput {
  readonly base: string;
  readonly visitors: Visitors;
  /** By their addresses. Each gets what the request carries, which may be anything. */
  readonly actions: Readonly<Record<string, (data: unknown) => ActionResult>>;
}

/** The most characters of a request. */
const longestRequest = 4096;

/**
 * Does what pages of this server ask for that a browser on this machine shows, and nobody else. Vite's own address that
 * opens any file for anybody is closed. All else can only be read.
 */
export function serveActions({ base, visitors, actions }: ActionsInput): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const action = actions[requestedPath(base, request)];
    // Vite finds it in capitals too.
    const isClosed = `${request.url}`.toLowerCase().includes("/__open-in-editor");
    if (!action && !isClosed) {
      if (request.method === "GET" || request.method === "HEAD") return next();
      return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    }
    try {
      const { status, text } = action ? await answer(request, visitors, action) : { status: 404, text: "" };
      response.writeHead(status, { "Content-Type": "text/plain;charset=utf-8", "Cache-Control": "no-store" });
      response.end(text);
    } catch (error) {
      next(error);
    }
  };
}

async function answer(
  request: IncomingMessage,
  visitors: Visitors,
  action: (data: unknown) => ActionResult,
): Promise<ActionResult> {
  if (request.method !== "POST") return { status: 405, text: "" };
  if (!visitors.mayAct(request)) return { status: 403, text: "Only a page that this machine shows may ask for that." };
  return action(await readJson(request));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const part of request) {
    text += part;
    if (text.length > longestRequest) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
