import type { Connect } from "vite";
import { galleryAddress } from "../../src/dev/dev-data.ts";
import { galleryExamples } from "../content/resolve/gallery-routes.ts";
import { readSchemas } from "../content/schema/schema-set.ts";
import { requestedPath } from "../dev-site/requested-path.ts";
import { schemaFolders } from "../program/block-folders.ts";

/** Answers with what the page of the gallery shows: the examples of the schemas as they are now. */
export function serveGallery(base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (requestedPath(base, request) !== galleryAddress) return next();
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    response.end(JSON.stringify(galleryExamples(readSchemas(schemaFolders()))));
  };
}
