import type { IncomingMessage } from "node:http";
import type { Connect } from "vite";
import { mediaType } from "../hosts/media-types.ts";
import { assetFolders, assetPolicy } from "../output/content-policy.ts";

type MadeFile = string | Uint8Array | undefined;

/** Makes the file at a path relative to that of the site, as a build would; undefined if a build would write none. */
export type MakeFile = (path: string) => MadeFile | Promise<MadeFile>;

/** Answers requests for files that a build makes, each when it is asked for. */
export function serveMadeFiles(base: string, makers: readonly MakeFile[]): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = requestedPath(base, request);
    try {
      for (const make of makers) {
        const content = await make(path);
        if (content === undefined) continue;
        response.setHeader("Cache-Control", "no-store");
        const type = mediaType(path);
        response.setHeader("Content-Type", type.startsWith("text/") ? `${type};charset=utf-8` : type);
        // The editor and the gallery show the targets of links in frames.
        if (assetFolders.some((folder) => path.startsWith(folder)))
          response.setHeader("Content-Security-Policy", assetPolicy.replace("ancestors 'none'", "ancestors 'self'"));
        response.setHeader("Content-Length", Buffer.byteLength(content));
        return response.end(request.method === "HEAD" ? undefined : content);
      }
      next();
    } catch (error) {
      next(error);
    }
  };
}

/** The path of a request as the browser sent it, without the base path of the site. */
export function requestedPath(base: string, request: IncomingMessage & { originalUrl?: string | undefined }): string {
  const path = (request.originalUrl ?? request.url ?? "/").replace(/[?#].*$/s, "");
  return path.startsWith(`${base}/`) ? path.slice(base.length) : "/";
}
