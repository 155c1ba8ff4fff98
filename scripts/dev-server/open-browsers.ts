import type { ViteDevServer } from "vite";

/** The browsers that show pages of the dev server. */
export interface OpenBrowsers {
  /** Must be called before a page is sent to a browser. */
  pageSent(): void;
  /** Makes all browsers reload their pages. */
  reload(): void;
}

/**
 * Follows the browsers of a dev server. A browser that connects after the reload that it should have done does it then.
 */
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
