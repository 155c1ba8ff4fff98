import type { Connect } from "vite";
import { galleryAddress } from "../../src/dev/dev-data.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import { galleryExamples } from "../content/resolve/gallery-routes.ts";
import { requestedPath } from "../dev-site/requested-path.ts";
import type { Project } from "../program/project.ts";

/** Answers with what the page of the gallery shows: the examples of the schemas as they are now. */
export function serveGallery(project: Project, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (requestedPath(base, request) !== galleryAddress) return next();
    response.setHeader("Content-Type", "application/json");
    response.setHeader("Cache-Control", "no-store");
    response.end(JSON.stringify(galleryExamples(projectSchemas(project))));
  };
}
