import { availableParallelism } from "node:os";
import { type Bundle, findBundle, loadBundle } from "../bundle/bundle.ts";
import { contentHash } from "../cache/content-hash.ts";
import { loadSchemaCode } from "../cache/load-model.ts";
import { projectSchemas } from "../cache/project-schemas.ts";
import { answersStop, type SiteChecks, siteChecks } from "../content/answers/site-checks.ts";
import { type ContentModel, createContentModel, stoppingModel } from "../content/check/content-model.ts";
import { parseFile } from "../content/check/parse-file.ts";
import type { View } from "../content/index/publication.ts";
import { fileKind, rowKey, siteFileName } from "../content/read/content-path.ts";
import { listEntries } from "../content/read/list-entries.ts";
import { readSource, type SourceFile } from "../content/read/read-content.ts";
import { loadValidator } from "../content/schema/validator.ts";
import { createPagePool, type PagePool } from "../pages/page-pool.ts";
import { createPageReader, type PageReader } from "../pages/read-page.ts";
import type { BuildOptions } from "./build-options.ts";
import { openStore, type SavedBuild } from "./saved-build.ts";

/** Everything that the steps of a build need. */
export interface BuildContext extends BuildOptions {
  /** The last build of the same pages into the same folder, with the same renderer. */
  readonly saved: SavedBuild | undefined;
  readonly store: ReturnType<typeof openStore>;
  readonly model: ContentModel;
  /** The model that also has the checks that do not stop a build, if mistakes in acceptances stop it. */
  readonly careful: ContentModel | undefined;
  readonly view: View;
  readonly pool: PagePool;
  readonly readPage: PageReader;
  /** Whether there are facts, and a checksum of all files whose content is filled into pages. */
  readonly sharedHash: string;
  /** The compiled renderer, which takes a second if it is not in the cache. */
  bundle(): Promise<Bundle>;
}

/** Each thread has its own heap. */
const mostThreads = 3;

/** Opens what a build needs. The caller closes its pool. */
export function openBuild(options: BuildOptions): BuildContext {
  const { project, pages, out, origin, release, drafts, today, warn } = options;
  const shared = readSharedFiles(pages);
  const readPage = createPageReader(pages, shared);
  const checks = readSiteChecks(readPage);
  const hasFacts = shared.some(({ path }) => fileKind(path) === "facts");
  const sharedHash = `${hasFacts ? "facts" : "none"} ${contentHash(JSON.stringify(shared))}`;
  const identity = { code: project.code, pages, out, origin, release, drafts, checks };
  const store = openStore(project.memory, identity, warn);
  const last = options.report ? undefined : store.read();
  const kept = findBundle(project);
  // Pages use the names of their bundle's files: another bundle may have other names, even if it is compiled from the same code.
  const saved = last && last.bundle === kept?.name ? last : undefined;
  const bundle = loadOnce(async () => kept ?? loadBundle(project));
  // Another process compiles the renderer while the pages are read.
  if (!saved) bundle().catch(() => {});
  const schemas = projectSchemas(project);
  const view: View = { at: today.getTime(), shows: drafts ? "drafts" : "published" };
  const schemaCode = loadSchemaCode(project.codeFolder, schemas);
  const whole = createContentModel(schemas, { release, validator: loadValidator(schemaCode) });
  const model = stoppingModel(whole, checks);
  const careful = answersStop(checks) ? whole : undefined;
  const others = Math.min(availableParallelism(), mostThreads) - 1;
  const pool = createPagePool({ project, pages, release, checks, schemaCode, shared, view }, model, others);
  return { ...options, saved, store, bundle, model, careful, view, pool, readPage, sharedHash };
}

function loadOnce(load: () => Promise<Bundle>): () => Promise<Bundle> {
  let loaded: Promise<Bundle> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}

/** The severities that the site file sets for codes; none if it cannot be read. */
function readSiteChecks(readPage: PageReader): SiteChecks {
  const file = readPage({ path: siteFileName });
  return file ? siteChecks(parseFile(file.source).file.data) : {};
}

/** The files whose content is filled into the pages of a folder, and the site file; none if no page is filled in. */
function readSharedFiles(pages: string): readonly SourceFile[] {
  let paths: readonly string[];
  try {
    paths = listEntries(pages).map(({ path }) => path);
  } catch {
    // The check reports it.
    return [];
  }
  const isShared = (path: string) => ["facts", "part"].includes(fileKind(path));
  if (!paths.some((path) => isShared(path) || rowKey(path) !== undefined)) return [];
  return paths
    .filter((path) => isShared(path) || path === siteFileName)
    .flatMap((path) => {
      const source = readSource(pages, { path, displayPath: path });
      return "text" in source ? [source] : [];
    });
}
