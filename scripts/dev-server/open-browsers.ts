import type { ViteDevServer, WebSocketClient } from "vite";
import { devEvents } from "../../src/dev/dev-data.ts";
import { oneAtATime } from "../program/one-at-a-time.ts";
import type { AnswerPage } from "./answer-page.ts";

interface Shown {
  readonly path: string;
  readonly search: string;
  /** The document that the browser has got last over this connection. */
  sent?: string | undefined;
  /** Sends the page where it has changed, after what is being sent of it: an older document never comes last. */
  readonly send: (withMistakes: boolean) => void;
}

interface BrowsersInput {
  readonly base: string;
  readonly answer: AnswerPage;
}

/** Follows the browsers of a dev server. Each says what it shows, and gets that page whenever it has changed. */
export function followBrowsers({ ws, config }: Pick<ViteDevServer, "ws" | "config">, { base, answer }: BrowsersInput) {
  const shown = new Map<WebSocketClient, Shown>();

  async function send(client: WebSocketClient, page: Shown, withMistakes: boolean): Promise<void> {
    const found = await answer(page);
    // The browser may show another page by now.
    if (!found || shown.get(client) !== page) return;
    if (found.kind === "redirect") client.send(devEvents.move, found.to);
    if (found.kind !== "document" || found.html === page.sent || !(found.isSettled || withMistakes)) return;
    page.sent = found.html;
    client.send(devEvents.page, found.html);
  }

  // Not one browser after another: the page of one may have to wait for the first check of all content.
  const sendAll = (withMistakes: boolean) => {
    for (const page of shown.values()) page.send(withMistakes);
  };
  const report = (error: Error) => {
    // The message covers every page until it gets its document, even one that it had before.
    for (const page of shown.values()) page.sent = undefined;
    ws.send({ type: "error", err: { message: error.message, stack: error.stack ?? "" } });
    config.logger.error(error.stack ?? error.message);
  };

  ws.on(devEvents.show, (address: unknown, client: WebSocketClient) => {
    if (typeof address !== "string" || !address.startsWith(`${base}/`)) return;
    const [path = "", search] = address.slice(base.length).split(/(?=\?)/);
    const turn = oneAtATime((withMistakes) => send(client, page, withMistakes).catch(report));
    const page: Shown = { path, search: search ?? "", send: turn };
    shown.set(client, page);
    // Changes since the document was sent.
    page.send(true);
  });
  ws.on("vite:client:disconnect", (_data: unknown, client: WebSocketClient) => shown.delete(client));
  return {
    /**
     * Sends every browser its page again where it has changed. A page that has become wrong may only be half written: it
     * is sent by `settle`.
     */
    update: () => sendAll(false),
    /** As `update`, with pages that are wrong. */
    settle: () => sendAll(true),
    /** As `update`, after a change of the code: what shows an error instead of a page is loaded again. */
    updateCode() {
      for (const client of ws.clients) if (!shown.has(client)) client.send({ type: "full-reload" });
      sendAll(true);
    },
    /** Makes every browser take a stylesheet again. */
    restyle: (address: string, timestamp: number) => ws.send(devEvents.style, `${base}${address}?t=${timestamp}`),
  };
}

export type OpenBrowsers = ReturnType<typeof followBrowsers>;
