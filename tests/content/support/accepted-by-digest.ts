import { expect } from "vitest";
import { checkRawContent } from "../../../scripts/content/check/check-content.ts";
import { type ContentModel, createContentModel, stoppingModel } from "../../../scripts/content/check/content-model.ts";
import { digestPage, type PageDigest } from "../../../scripts/content/check/digest-page.ts";
import { indexDigests } from "../../../scripts/content/check/index-digests.ts";
import { parseAlone } from "../../../scripts/content/check/parse-file.ts";
import { composeContent } from "../../../scripts/content/compose/compose-content.ts";
import { presentView, type View } from "../../../scripts/content/index/publication.ts";
import { siteFileName } from "../../../scripts/content/read/content-path.ts";
import type { RawContent, SourceFile } from "../../../scripts/content/read/read-content.ts";
import { allFileRules } from "../../../scripts/content/rules/all-rules.ts";
import { readSchemas } from "../../../scripts/content/schema/read-schemas.ts";
import { compileValidator, loadValidator } from "../../../scripts/content/schema/validator.ts";
import { ownSchemas } from "../../support/system/own-project.ts";
import { checkMemory, memorySite } from "../memory-site.ts";

export const schemas = readSchemas(ownSchemas);
const validator = loadValidator(compileValidator(schemas));
export const models = {
  check: stoppingModel(createContentModel(schemas, { validator }), {}),
  release: stoppingModel(createContentModel(schemas, { release: true, validator }), {}),
};

/** What pages were found to be, as it comes out of the cache, for tests that change one page of many. */
const known = new WeakMap<ContentModel, WeakMap<SourceFile, string>>();

function digestOnce(model: ContentModel, source: SourceFile, view: View | undefined): PageDigest | undefined {
  const memory = known.get(model) ?? new WeakMap<SourceFile, string>();
  known.set(model, memory);
  const text =
    (view ? undefined : memory.get(source)) ??
    JSON.stringify(digestPage(model, source, view ?? presentView())?.digest ?? null);
  if (!view) memory.set(source, text);
  return JSON.parse(text) ?? undefined;
}

/** Whether a build finds nothing wrong, page by page and then between them, without knowing where anything stands. */
export function isAcceptedByDigest(model: ContentModel, content: RawContent, view?: View): boolean {
  const raw = composeContent(content, parseAlone);
  const isDoubtful = raw.problems.length > 0 && checkRawContent(model, content, view).index === undefined;
  const stopping = allFileRules.filter(({ severity }) => severity !== "warning");
  if (isDoubtful || raw.others.length > 0 || stopping.some((rule) => rule.check(raw).length > 0)) return false;
  const site = raw.sources.find(({ path }) => path === siteFileName);
  const digests = raw.sources.filter((source) => source !== site).map((source) => digestOnce(model, source, view));
  if (!site || !digests.every((digest) => digest !== undefined)) return false;
  const isRight = () => checkRawContent(model, content, view).index !== undefined;
  return (
    indexDigests(model, {
      siteFiles: [site],
      digests,
      assets: raw.assets,
      readAsset: raw.readAsset,
      lock: raw.lock,
      isRight,
    }) !== undefined
  );
}

/** What the check says of a home page, each in a line; a build refuses the page where that is an error, and only there. */
export function reportsOfHome(text: string, hasHints = false): string[] {
  const raw = memorySite({ "index.yaml": text });
  const source = raw.sources.find(({ path }) => path === "index.yaml");
  const { diagnostics } = checkMemory(raw);
  const isRefused = diagnostics.some(({ severity }) => severity === undefined);
  expect(source && digestPage(models.check, source) === undefined).toBe(isRefused);
  return diagnostics.map(
    ({ line, column, code, message, hint = "" }) =>
      `${line}:${column} ${code}: ${message}${hasHints ? ` ${hint}` : ""}`,
  );
}
