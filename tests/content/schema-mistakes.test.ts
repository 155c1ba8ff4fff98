import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { fixContent } from "../../scripts/content/fix/fix-content.ts";
import { readSchemas, type Schema } from "../../scripts/content/schema/schema-set.ts";
import { compileValidator } from "../../scripts/content/schema/validator.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { temporaryFolder } from "../support/system/temporary-folder.ts";
import { memorySite } from "./memory-site.ts";

test.each([
  [
    "a misspelt keyword",
    { type: "string", maxLenght: 20 },
    'schema/shared/action.schema.json: strict mode: unknown keyword: "maxLenght".',
  ],
  [
    "an unknown format",
    { type: "string", format: "likn" },
    'schema/shared/action.schema.json: unknown format "likn" ignored in schema at path "../shared/action.schema.json/properties/label".',
  ],
  [
    "a reference to nothing",
    { $ref: "crad.schema.json" },
    "can't resolve reference crad.schema.json from id schema:///shared/action.schema.json.",
  ],
])("%s is named with its schema", (_, label, message) => {
  const action: Schema = { type: "object", properties: { label } };
  const schemas = new Map([...readSchemas(ownSchemas), ["shared/action.schema.json", action]]);
  expect(() => compileValidator(schemas)).toThrow(message);
});

test("a schema that is not JSON is named", () => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "a.schema.json"), "{ title }");
  expect(() => readSchemas({ shared: folder, blocks: [] })).toThrow("/a.schema.json is not JSON: ");
});

test("a block whose schema has the type of another, or refers to nothing, is named with its file", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "hero"));
  writeFileSync(join(folder, "hero/block.schema.json"), '{ "properties": { "type": { "const": "heroes" } } }');
  const blocks = [{ type: "hero", folder: join(folder, "hero") }];
  expect(() => readSchemas({ ...ownSchemas, blocks })).toThrow(
    '/hero/block.schema.json: expected "const": "hero", its folder, at /properties/type.',
  );
  const link = { $ref: "yaml-pages/shared/lnk.schema.json" };
  writeFileSync(
    join(folder, "hero/block.schema.json"),
    JSON.stringify({ properties: { type: { const: "hero" }, link } }),
  );
  expect(() => readSchemas({ ...ownSchemas, blocks })).toThrow(
    '/hero/block.schema.json: "$ref": "yaml-pages/shared/lnk.schema.json" does not exist.',
  );
});

const schemas = readSchemas(ownSchemas);
/** The mistakes of a home page whose one action has these lines, and the page after `--fix`, by another schema of actions. */
function fixWith(properties: Readonly<Record<string, Schema>>, ...lines: string[]) {
  const action = schemas.get("shared/action.schema.json");
  const changed = { ...action, properties: { ...action?.properties, ...properties } };
  const model = createContentModel(new Map([...schemas, ["shared/action.schema.json", changed]]));
  const home =
    "title: Home\ndescription: Fresh bread.\nblocks:\n  - type: hero\n    title: Home\n    actions:\n      - ";
  const raw = memorySite({ "index.yaml": `${home}${lines.join("\n        ")}\n` });
  const check = (sources: typeof raw.sources) => checkRawContent(model, { ...raw, sources });
  const { changed: files } = fixContent(raw.sources, check);
  return {
    said: check(raw.sources).diagnostics.map(({ code, line, message, hint }) => `${line} ${code}: ${message} ${hint}`),
    fixed: files.map(({ text }) => text.slice(home.length)),
  };
}

test("a value of an enum is mended by what it is called now, each by its own", () => {
  const look = {
    type: "string",
    enum: ["plain", "strong"],
    valuesRenamedFrom: { plain: ["ghost", "quiet"], strong: "loud" },
  };
  expect(fixWith({ look }, "label: Home", "href: /", "look: quiet # for now")).toEqual({
    said: ['9 unknown-value: "quiet" is now called "plain". Write "plain" instead.'],
    fixed: ["label: Home\n        href: /\n        look: plain # for now\n"],
  });
});
