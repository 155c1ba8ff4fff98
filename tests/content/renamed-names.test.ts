import { expect, test } from "vitest";
import { checkRawContent } from "../../scripts/content/check/check-content.ts";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { fixContent } from "../../scripts/content/fix/fix-content.ts";
import { readSchemas, type Schema } from "../../scripts/content/schema/schema-set.ts";
import { schemaFolders } from "../../scripts/program/block-folders.ts";
import { memorySite } from "./memory-site.ts";

const schemas = readSchemas(schemaFolders());
const path = "shared/action.schema.json";

/** The mistakes of a home page whose one action has these lines, and the page after `--fix`, by another schema of actions. */
function fixWith(properties: Readonly<Record<string, Schema>>, ...lines: string[]) {
  const action = schemas.get(path);
  const changed = { ...action, properties: { ...action?.properties, ...properties } };
  const model = createContentModel(new Map([...schemas, [path, changed]]));
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

test.each([{ renamedFrom: [] }, { renamedFrom: 3 }, { valuesRenamedFrom: { plain: [] } }])(
  "a schema that says %j is refused",
  (wrong) => {
    // The keyword has a form that the type of schemas does not allow.
    expect(() =>
      fixWith({ look: { type: "string", ...wrong } as unknown as Schema }, "label: Home", "href: 3"),
    ).toThrow(/renamedFrom|valuesRenamedFrom/);
  },
);
