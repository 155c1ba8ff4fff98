import type { ContentModel } from "../../../scripts/content/check/content-model.ts";
import { createContentModel } from "../../../scripts/content/check/content-model.ts";
import { digestPage, type PageDigest } from "../../../scripts/content/check/digest-page.ts";
import { indexDigests } from "../../../scripts/content/check/index-digests.ts";
import { presentView } from "../../../scripts/content/index/publication.ts";
import { siteFileName } from "../../../scripts/content/read/content-path.ts";
import type { RawContent } from "../../../scripts/content/read/read-content.ts";
import { allFileRules } from "../../../scripts/content/rules/all-file-rules.ts";
import { compileAcceptor, loadAcceptor } from "../../../scripts/content/schema/acceptor.ts";
import { readSchemas } from "../../../scripts/content/schema/schema-set.ts";
import { schemaFolder } from "../../../scripts/program/project.ts";

export const schemas = readSchemas(schemaFolder);
export const accepts = loadAcceptor(compileAcceptor(schemas));
export const models = {
  check: createContentModel(schemas, { accepts }),
  release: createContentModel(schemas, { release: true, accepts }),
};

/** Whether a build finds nothing wrong, page by page and then between them, without knowing where anything stands. */
export function isAcceptedByDigest(model: ContentModel, raw: RawContent, view = presentView()): boolean {
  if (raw.others.length > 0 || allFileRules.some((rule) => rule.check(raw).length > 0)) return false;
  const site = raw.sources.find(({ path }) => path === siteFileName);
  const pages = raw.sources
    .filter((source) => source !== site)
    .map((source) => digestPage(model, source, view)?.digest);
  if (!site || pages.includes(undefined)) return false;
  // As they come out of the cache.
  const digests = JSON.parse(JSON.stringify(pages)) as PageDigest[];
  return indexDigests(model, { site, digests, assets: raw.assets, readAsset: raw.readAsset }) !== undefined;
}
