import type { ViteDevServer } from "vite";

/** The browsers that show pages of the dev server. */
export interface OpenBrowsers {
  /** To be called when a browser is about to get a page. */
  pageSent(): void;
  /** Makes all of them load their pages anew. */
  reload(): void;
}

/** Follows the browsers of a dev server: one that was not connected yet when it should have reloaded does so once it is. */
export function followBrowsers({ ws }: ViteDevServer): OpenBrowsers {
  let isBehind = false;
  ws.on("connection", () => {
    if (isBehind) ws.send({ type: "full-reload" });
  });
  return {
    pageSent() {
      isBehind = false;
    },
    reload() {
      isBehind = true;
      ws.send({ type: "full-reload" });
    },
  };
}
