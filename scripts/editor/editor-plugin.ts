import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { inspect, stripVTControlCharacters } from "node:util";
import type { Plugin } from "vite";
import { valueAt } from "../content/diagnostic/path.ts";
import { CannotChangeError } from "../content/edit/lines.ts";
import { isFromThisMachine } from "../dev-server/guard-editor.ts";
import type { Project } from "../program/project.ts";
import { UsageError } from "../program/usage-error.ts";
import { afterQuiet } from "../watch/after-quiet.ts";
import { watchContentFolder } from "../watch/watch-content-folder.ts";
import { button } from "./button.ts";
import { createEditor, type Editor } from "./session/create-editor.ts";
import { openEditedContent } from "./session/edited-content.ts";

/** The most bytes of a request: the largest asset in base64, and some more. */
const mostBytes = 40_000_000;

interface EditorInput {
  readonly project: Project;
  readonly pages: string;
  readonly base: string;
  /** Anyone who knows it may write. */
  readonly token: string;
  /** The script of the panel, built when it is first opened. */
  panel(): Promise<string>;
}

export function editorAddress(base: string): string {
  return `${base}/__edit/`;
}

/** The Vite plugin that serves the editor with the pages of a content folder. It comes before the plugin of the site, which answers no POST. */
export function editorPlugin(input: EditorInput): Plugin {
  const { project, pages, base } = input;
  const address = editorAddress(base);
  return {
    name: "editor",
    configureServer({ config, httpServer, middlewares }) {
      const listeners = new Set<ServerResponse>();
      let opened: Editor | undefined;
      // Created on first use: viewing pages costs nothing.
      const editor = () => {
        if (opened) return opened;
        // A change is often several writes.
        const onChange = afterQuiet(60, () => {
          for (const response of listeners) response.write("data: changed\n\n");
        });
        const watch = watchContentFolder(pages, { onChange, onTrouble: (message) => config.logger.warn(message) });
        httpServer?.once("close", () => watch.close());
        opened = createEditor(openEditedContent(project, pages));
        return opened;
      };
      middlewares.use(async (request, response, next) => {
        if (!request.url?.startsWith(address)) return next();
        try {
          await respond({ ...input, editor, listeners }, request, response);
        } catch (error) {
          const isRefused = [UsageError, SyntaxError, CannotChangeError].some((kind) => error instanceof kind);
          deny(response, isRefused ? 400 : 500, isRefused ? (error as Error).message : inspect(error));
        }
      });
    },
  };
}

interface ServedEditor extends EditorInput {
  editor(): Editor;
  readonly listeners: Set<ServerResponse>;
}

async function respond(served: ServedEditor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "", "http://localhost");
  const name = url.pathname.slice(editorAddress(served.base).length);
  if (!isOwnRequest(request))
    return deny(response, 403, "Only this machine can edit, and only from the editor itself.");
  const isRead = request.method === "GET";
  if (isRead && name === "button.js") return send(response, "text/javascript", button);
  if (isRead && name === "panel.js") {
    const script = await served.panel().catch((error: unknown) => {
      const words = stripVTControlCharacters(`The editor could not be bundled. ${error}`);
      return `document.body.textContent = ${JSON.stringify(words)};`;
    });
    return send(response, "text/javascript", script);
  }
  const given = url.searchParams.get("token") ?? String(request.headers["x-editor-token"]);
  if (!isToken(given, served.token)) {
    // A link on a page of the site leads to the editor with the token.
    if (!isRead || name !== "" || request.headers["sec-fetch-site"] !== "same-origin")
      return deny(response, 403, "The token is missing from the address: open the address that the terminal shows.");
    url.searchParams.set("token", served.token);
    response.writeHead(307, { Location: `${url.pathname}${url.search}` }).end();
    return;
  }
  if (isRead && name === "") {
    response.setHeader("Content-Security-Policy", policy);
    return send(response, "text/html", document);
  }
  if (isRead && name === "events") return listen(response, served.listeners);
  const calls: Readonly<Record<string, unknown>> = served.editor();
  const call = valueAt(calls, [name.replace(/^api\//, "")]);
  if (request.method !== "POST" || typeof call !== "function") return deny(response, 404, "Not found.");
  if (!(Number(request.headers["content-length"]) <= mostBytes)) throw new UsageError("The request is too large.");
  send(response, "application/json", JSON.stringify(call(await json(request))));
}

function deny(response: ServerResponse, status: number, error: string): void {
  response.statusCode = status;
  send(response, "application/json", JSON.stringify({ error }));
}

function listen(response: ServerResponse, listeners: Set<ServerResponse>): void {
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
  response.write(": the editor\n\n");
  listeners.add(response);
  response.once("close", () => listeners.delete(response));
}

function send(response: ServerResponse, type: string, text: string): void {
  response.setHeader("Content-Type", `${type};charset=utf-8`);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "same-origin");
  response.end(text);
}

/** No other site can frame the editor, and it sends nothing elsewhere. */
const policy = "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const document = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Editor</title>
<link rel="icon" href="data:,">
<script type="module" src="panel.js"></script>
<div id="app"></div>
`;

/** Whether a request comes from this machine, to a name of this machine, and not from a page of another site. */
function isOwnRequest(request: IncomingMessage): boolean {
  const { host = "", origin, "sec-fetch-site": site = "none" } = request.headers;
  const isNamedHere = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
  const isOwnPage =
    (origin === undefined || origin === `http://${host}`) && ["same-origin", "none"].includes(`${site}`);
  return isFromThisMachine(request) && isNamedHere && isOwnPage;
}

function isToken(given: string | null | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
