import type { Connect } from "vite";
import type { DevSite } from "../dev-site/dev-site.ts";
import { requestedPath } from "../dev-site/requested-path.ts";
import { mediaType } from "../hosts/media-types.ts";

/** Answers requests for the feeds and for what search engines read, as a build would write them. */
export function serveSiteFiles(base: string, site: DevSite): Connect.NextHandleFunction {
  return (request, response, next) => {
    try {
      const path = requestedPath(base, request);
      const text = site.file(path);
      if (text === undefined) return next();
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("Content-Type", mediaType(path));
      response.end(text);
    } catch (error) {
      next(error);
    }
  };
}
