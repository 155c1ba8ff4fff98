import type { Connect } from "vite";
import { requestedPath } from "../dev-site/requested-path.ts";
import type { AnswerPage } from "./answer-page.ts";
import { devPolicy } from "./dev-policy.ts";
import type { DevRenderer } from "./dev-renderer.ts";

interface ServedPages {
  readonly renderer: DevRenderer;
  readonly base: string;
  readonly answer: AnswerPage;
}

/** Answers requests for pages. Nothing of Vite's own goes over their HTML: it would put the base before addresses that have it already. */
export function servePages({ renderer, base, answer }: ServedPages): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const search = request.originalUrl?.match(/\?[^#]*/)?.[0];
      const found = await answer({ path: requestedPath(base, request), search });
      if (!found) return next();
      if (found.kind === "redirect") return response.writeHead(308, { Location: found.to }).end();
      response.setHeader("Cache-Control", "no-store");
      response.statusCode = found.status;
      response.setHeader("Content-Type", "text/html;charset=utf-8");
      if (found.policy) response.setHeader("Content-Security-Policy", devPolicy(found.policy));
      // Documents that are sent to open pages do without: those have the styles.
      const styles = found.isStyled ? await renderer.styles() : "";
      const end = found.html.indexOf("</head>");
      response.end(found.html.slice(0, end) + styles + found.html.slice(end));
    } catch (error) {
      next(error);
    }
  };
}
