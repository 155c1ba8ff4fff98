import type { Connect } from "vite";
import { headerPolicy } from "../output/content-policy.ts";
import type { AnswerPage } from "./answer-page.ts";
import type { DevRenderer } from "./dev-renderer.ts";
import { requestedPath } from "./serve-made-files.ts";

interface ServedPages {
  readonly renderer: DevRenderer;
  readonly base: string;
  readonly answer: AnswerPage;
}

/** Answers requests for pages. Vite does not transform their HTML: it would add the base to addresses that already have it. */
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
      // Documents for open pages need none: the pages already have the styles.
      const styles = found.isStyled ? await renderer.styles() : "";
      const end = found.html.indexOf("</head>");
      response.end(found.html.slice(0, end) + styles + found.html.slice(end));
    } catch (error) {
      next(error);
    }
  };
}

/**
 * The policies of a page in development: those of a build, so that nothing works only in development, except that Vite adds style
 * elements and reports changes over a socket, and the block gallery shows pages in frames.
 */
function devPolicy(directives: string): string {
  // A page with services has a policy that lists them.
  const isOpen = !directives.includes("trusted-types");
  const page = directives.replace(/(?<=connect-src [^;]*)(?=;|$)/, " ws: wss:");
  return [
    `${page}; style-src 'self' 'unsafe-inline'`,
    isOpen
      ? headerPolicy({ "script-src": ["https:"], "style-src": [] })
      : headerPolicy({}, directives.includes("page search")),
  ]
    .join(", ")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}
