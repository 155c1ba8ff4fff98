import { describe, expect, test } from "vitest";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { parseFile } from "../../scripts/content/check/parse-file.ts";
import { findsMistake } from "../../scripts/content/check/run-rules.ts";
import { indexContent } from "../../scripts/content/index/content-index.ts";
import { siteFileName } from "../../scripts/content/read/content-path.ts";
import type { SourceFile } from "../../scripts/content/read/read-content.ts";
import { routeOfPage } from "../../scripts/content/read/route-of.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import type { Example } from "../../scripts/content/rules/kinds/code-entry.ts";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolder } from "../../scripts/program/project.ts";

const model = createContentModel(readSchemas(schemaFolder), { release: true });

/** An example whose files throw where they are asked for a place. */
function indexOf(example: Example) {
  const { sources, assets, readAsset } = exampleContent(example).raw;
  const fail = () => {
    throw new Error("Nobody should ask for a place.");
  };
  const toPage = (source: SourceFile) => ({
    ...parseFile(source).file,
    locate: fail,
    locateExcerpt: fail,
    isComplete: true,
    wrong: new Set<string>(),
    route: routeOfPage(source.path),
  });
  const files = sources.map(toPage);
  const site = files.find(({ source }) => source.path === siteFileName);
  if (!site) throw new Error("Every example has a site file.");
  return indexContent({ ...model, site, pages: files.filter((file) => file !== site), assets, readAsset });
}

describe.each([...model.checks])("the check $code", (check) => {
  test("says that there is a mistake, as a build asks, without looking for its place", () => {
    expect(findsMistake([check], check.scope, indexOf(check.bad))).toBe(true);
    expect(findsMistake([check], check.scope, indexOf(check.good))).toBe(false);
  });
});
