import { describe, expect, test } from "vitest";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { openContent } from "../../scripts/content/check/open-content.ts";
import { parseFile } from "../../scripts/content/check/parse-file.ts";
import { findsMistake } from "../../scripts/content/check/run-rules.ts";
import { presentView } from "../../scripts/content/index/publication.ts";
import { exampleContent } from "../../scripts/content/report/example-content.ts";
import type { Check, Example } from "../../scripts/content/rules/toolkit/rule.ts";
import { readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolders } from "../../scripts/program/block-folders.ts";

const model = createContentModel(readSchemas(schemaFolders()), { release: true });

/** What checks of a scope look at in an example whose files throw where they are asked for a place. */
function indexOf(example: Example, scope: Check["scope"]) {
  const { raw } = exampleContent(example);
  const fail = () => {
    throw new Error("Nobody should ask for a place.");
  };
  const checked = raw.sources.map((source) => ({
    file: { ...parseFile(source).file, locate: fail, locateExcerpt: fail },
    diagnostics: [],
  }));
  const content = openContent(model, { raw, checked, view: presentView() });
  return scope === "file" ? content.kept : content.at(content.view.at);
}

describe.each([...model.checks])("the check $code", (check) => {
  test("says that there is a mistake, as a build asks, without looking for its place", () => {
    expect(findsMistake([check], check.scope, indexOf(check.bad, check.scope))).toBe(true);
    expect(findsMistake([check], check.scope, indexOf(check.good, check.scope))).toBe(false);
  });
});
