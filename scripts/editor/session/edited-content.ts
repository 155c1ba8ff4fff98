import { lstatSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { loadModel } from "../../cache/load-model.ts";
import { projectSchemas } from "../../cache/project-schemas.ts";
import { sourceVersion } from "../../cache/source-version.ts";
import { checkRawContent, indexRawContent } from "../../content/check/check-content.ts";
import type { ContentModel } from "../../content/check/content-model.ts";
import { assetAt, dataFolder } from "../../content/read/content-path.ts";
import type { RawContent } from "../../content/read/read-content.ts";
import { createPictureMemory } from "../../images/picture-memory.ts";
import type { Project } from "../../program/project.ts";
import { createContentReader } from "../../watch/content-reader.ts";

/** The content at one moment, with the results of the check. */
export type Look = ReturnType<typeof lookAt>;

/** A content folder that is being edited. */
export type EditedContent = ReturnType<typeof openEditedContent>;

export function openEditedContent(project: Project, pages: string) {
  const schemas = projectSchemas(project);
  const model = loadModel(project, false, schemas);
  const { inspect: inspectPicture } = createPictureMemory(pages);
  const read = createContentReader(pages, process.cwd());
  let last: { key: readonly unknown[]; look: Look } | undefined;
  return {
    ...{ pages, project, model, schemas },
    /** Reads and checks the content as it is now. Unchanged files are not parsed again. */
    look(): Look {
      const raw = { ...read(), inspectPicture };
      const { sources, tables, others, lock, baseline } = raw;
      const paths = others.map(({ path }) => path);
      const key = [sources, tables, paths, assetVersions(pages, raw), lock?.text, baseline].flat();
      if (!last || !isDeepStrictEqual(last.key, key)) last = { key, look: lookAt(model, raw) };
      return last.look;
    },
  };
}

function lookAt(model: ContentModel, raw: RawContent) {
  const checked = checkRawContent(model, raw);
  /** All pages, published or not, with or without mistakes. */
  const index = checked.index?.hiding?.whole ?? checked.index ?? indexRawContent(model, raw);
  const paths = new Map(raw.sources.map(({ displayPath, path }) => [displayPath, path]));
  return {
    ...{ raw, checked, index },
    source: (path: string) => raw.sources.find((one) => one.path === path && !path.startsWith(`${dataFolder}/`)),
    /** The routes of the pages in a file: several for the template of a table. */
    routesOf: (path: string) =>
      index.pages.flatMap(({ route, source }) => (paths.get(source.displayPath) === path ? [route] : [])),
    /** The path of a file, from its name in reports. */
    pathOf: (displayPath: string) => paths.get(displayPath),
  };
}

function assetVersions(pages: string, { assets }: RawContent): readonly string[] {
  const now = Date.now();
  return assets.map((address) => {
    const stats = lstatSync(join(pages, assetAt(address) ?? ""), { throwIfNoEntry: false });
    return `${address} ${stats ? sourceVersion(stats, now) || `new ${now}` : ""}`;
  });
}
