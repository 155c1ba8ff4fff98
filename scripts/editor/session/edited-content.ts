import { lstatSync } from "node:fs";
import { join } from "node:path";
import { loadModel } from "../../cache/load-model.ts";
import { projectSchemas } from "../../cache/project-schemas.ts";
import { sourceVersion } from "../../cache/source-version.ts";
import { type CheckedContent, checkRawContent, indexRawContent } from "../../content/check/check-content.ts";
import type { ContentModel } from "../../content/check/content-model.ts";
import type { ContentIndex } from "../../content/index/content-index.ts";
import { assetAt, dataFolder } from "../../content/read/content-path.ts";
import type { RawContent, SourceFile } from "../../content/read/read-content.ts";
import type { SchemaSet } from "../../content/schema/schema-set.ts";
import { createPictureMemory } from "../../images/picture-memory.ts";
import type { Project } from "../../program/project.ts";
import { createContentReader } from "../../watch/content-reader.ts";

/** The content at a moment, and what the check says of it. */
export interface Look {
  readonly raw: RawContent;
  readonly checked: CheckedContent;
  /** All pages, published or not, right or wrong. */
  readonly index: ContentIndex;
  /** A file by its path. */
  source(path: string): SourceFile | undefined;
  /** The routes of the pages that are written in a file: several for the template of a table. */
  routesOf(path: string): readonly string[];
  /** The path of a file as reports name it. */
  pathOf(displayPath: string): string | undefined;
}

/** A content folder that is being edited. */
export interface EditedContent {
  readonly pages: string;
  readonly project: Project;
  readonly model: ContentModel;
  readonly schemas: SchemaSet;
  /** Reads and checks it as it is now. What has not changed since the last look is not parsed again. */
  look(): Look;
}

export function openEditedContent(project: Project, pages: string): EditedContent {
  const schemas = projectSchemas(project);
  const model = loadModel(project, false, schemas);
  const { inspect: inspectPicture } = createPictureMemory(pages);
  const read = createContentReader(pages, process.cwd());
  let last: { key: readonly unknown[]; look: Look } | undefined;
  return {
    ...{ pages, project, model, schemas },
    look() {
      const raw = { ...read(), maxPages: Number.POSITIVE_INFINITY, inspectPicture };
      const { sources, tables, others, lock, baseline } = raw;
      const paths = others.map(({ path }) => path);
      const key = [sources, tables, paths, assetVersions(pages, raw), lock?.text, baseline].flat();
      if (!last || !isSame(last.key, key)) last = { key, look: lookAt(raw) };
      return last.look;
    },
  };

  function lookAt(raw: RawContent): Look {
    const checked = checkRawContent(model, raw);
    const index = checked.index?.hiding?.whole ?? checked.index ?? indexRawContent(model, raw);
    const paths = new Map(raw.sources.map(({ displayPath, path }) => [displayPath, path]));
    return {
      ...{ raw, checked, index },
      source: (path) => raw.sources.find((source) => source.path === path && !path.startsWith(`${dataFolder}/`)),
      routesOf: (path) =>
        index.pages.flatMap(({ route, source }) => (paths.get(source.displayPath) === path ? [route] : [])),
      pathOf: (displayPath) => paths.get(displayPath),
    };
  }
}

/** What tells a version of each asset from others. */
function assetVersions(pages: string, { assets }: RawContent): readonly string[] {
  const now = Date.now();
  return assets.map((address) => {
    const stats = lstatSync(join(pages, assetAt(address) ?? ""), { throwIfNoEntry: false });
    return `${address} ${stats ? sourceVersion(stats, now) || `new ${now}` : ""}`;
  });
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}
