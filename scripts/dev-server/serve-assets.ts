import { closeSync, createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import type { Connect } from "vite";
import { decodeAsset } from "../content/read/asset-address.ts";
import { assetAt } from "../content/read/content-path.ts";
import { openAsset } from "../content/read/open-regular-file.ts";
import { requestedPath } from "../dev-site/requested-path.ts";
import { mediaType } from "../hosts/media-types.ts";

/** Answers requests for the assets of a content folder below a path, but only for those that a build would copy. */
export function serveAssets(pages: string, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const address = decodeAsset(requestedPath(base, request));
    const path = address === undefined ? undefined : assetAt(address);
    if (path === undefined || (request.method !== "GET" && request.method !== "HEAD")) return next();
    const asset = openAsset(pages, path);
    if ("kind" in asset) return next();
    const { descriptor, stats } = asset;
    const type = mediaType(path);
    response.setHeader("Cache-Control", "no-store");
    response.setHeader("Content-Length", stats.size);
    response.setHeader("Content-Type", type === "text/html" ? `${type};charset=utf-8` : type);
    if (request.method === "HEAD" || stats.size === 0) {
      closeSync(descriptor);
      response.end();
      return;
    }
    // Sends at most the announced bytes of a growing file. If the browser disconnects or the file shrinks, the pipeline
    // ends.
    pipeline(createReadStream("", { fd: descriptor, start: 0, end: stats.size - 1 }), response, () => {});
  };
}
