import type { ViteDevServer, WebSocketClient } from "vite";
import { devEvents } from "../../src/dev/dev-data.ts";
import { oneAtATime } from "../program/one-at-a-time.ts";
import type { AnswerPage } from "./answer-page.ts";

interface Shown {
  readonly path: string;
  readonly search: string;
  /** The last document that the browser got over this connection. */
  sent?: string | undefined;
  /** Sends the page if it has changed, after any earlier sending is over, so that an older document never arrives last. */
  readonly send: (withMistakes: boolean) => void;
}

interface BrowsersInput {
  readonly base: string;
  readonly answer: AnswerPage;
}

/** Keeps track of the browsers of a dev server. Each says which page it shows, and gets that page whenever it has changed. */
export function followBrowsers({ ws, config }: Pick<ViteDevServer, "ws" | "config">, { base, answer }: BrowsersInput) {
  const shown = new Map<WebSocketClient, Shown>();

  async function send(client: WebSocketClient, page: Shown, withMistakes: boolean): Promise<void> {
    const found = await answer(page);
    // The browser may be showing another page by now.
    if (!found || shown.get(client) !== page) return;
    if (found.kind === "redirect") client.send(devEvents.move, found.to);
    if (found.kind !== "document" || found.html === page.sent || !(found.isSettled || withMistakes)) return;
    page.sent = found.html;
    client.send(devEvents.page, found.html);
  }

  // All browsers at once: the page of one may have to wait for the first check of all content.
  const sendAll = (withMistakes: boolean) => {
    for (const page of shown.values()) page.send(withMistakes);
  };
  const report = (error: Error) => {
    // The message covers every page until it gets a document, even the one that it already had.
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
    // The page may have changed since the document was sent.
    page.send(true);
  });
  ws.on("vite:client:disconnect", (_data: unknown, client: WebSocketClient) => shown.delete(client));
  return {
    /**
     * Sends every browser its page again if it has changed. A page that now has mistakes may only be half written: it
     * is sent by `settle`.
     */
    update: () => sendAll(false),
    /** As `update`, including pages with mistakes. */
    settle: () => sendAll(true),
    /** As `update`, after a change of the code: browsers that show an error instead of a page load it again. */
    updateCode() {
      for (const client of ws.clients) if (!shown.has(client)) client.send({ type: "full-reload" });
      sendAll(true);
    },
    /** Makes every browser reload a stylesheet. */
    restyle: (address: string, timestamp: number) => ws.send(devEvents.style, `${base}${address}?t=${timestamp}`),
  };
}

export type OpenBrowsers = ReturnType<typeof followBrowsers>;
