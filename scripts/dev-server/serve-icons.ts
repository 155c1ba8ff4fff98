import type { Connect } from "vite";
import { createAssetReader } from "../content/read/asset-reader.ts";
import type { DevSite } from "../dev-site/dev-site.ts";
import { requestedPath } from "../dev-site/requested-path.ts";
import { mediaType } from "../hosts/media-types.ts";
import { iconFiles, isIconAddress } from "../output/icon-files.ts";

/** Answers requests for the icons that a build makes from the one of the site, and for the manifest that lists them. */
export function serveIcons(pages: string, base: string, site: DevSite): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = requestedPath(base, request);
    if (!isIconAddress(path)) return next();
    try {
      const home = await site.answer("/");
      const files = home?.kind === "page" ? await iconFiles(home.site, createAssetReader(pages)) : undefined;
      const file = files?.find((one) => `/${one.path}` === path);
      if (!file) return next();
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("Content-Type", mediaType(path));
      response.end(file.content);
    } catch (error) {
      next(error);
    }
  };
}
