import { expect, test } from "vitest";
import { decapConfig } from "../../scripts/content/schema/decap-config.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { ownSchemas } from "../support/system/own-project.ts";
import { contentModel } from "./memory-site.ts";

interface Field {
  readonly name: string;
  readonly fields?: readonly Field[];
  readonly types?: readonly Field[];
  /** Of each entry of a list. */
  readonly field?: Field;
}

const schemas = readSchemas(ownSchemas);
const { collections, ...rest } = decapConfig(schemas, "docs/pages") as { collections: Field[] };

/** A field of the form of a page, by the names of what it stands in. */
function field(path: string, [form] = collections): Field | undefined {
  return path
    .split(".")
    .reduce((above, name) => (above?.types ?? above?.fields)?.find((one) => one.name === name), form);
}

test("Decap gets forms for pages with all blocks, and for the site file", () => {
  expect(rest).toEqual({
    backend: { name: "git-gateway", branch: "main" },
    local_backend: true,
    media_folder: "docs/pages/_assets",
    public_folder: "/assets",
  });
  expect(collections).toMatchObject([
    { name: "pages", folder: "docs/pages", extension: "yaml", create: true, nested: { depth: 8 } },
    { name: "site", files: [{ file: "docs/pages/_site.yaml" }] },
  ]);
  expect(field("blocks")).toMatchObject({ widget: "list", typeKey: "type" });
  expect(field("blocks")?.types?.map(({ name }) => name)).toEqual([...contentModel().blockTypes.keys()]);
});

const hint = expect.any(String);
const choice = (value: string | number) => ({ label: String(value), value });

test.each([
  ["title", { label: "Title", hint, widget: "string" }],
  ["tags", { label: "Tags", hint, widget: "list", collapsed: true, min: 1, max: 12, required: false }],
  ["image.decorative", { label: "Decorative", hint, widget: "boolean", required: false }],
  ["image.dark", { label: "Dark", hint, widget: "image", required: false }],
  ["nav.order", { label: "Order", hint, widget: "number", value_type: "float", required: false }],
  ["blocks.chart.file", { label: "File", hint, widget: "file", required: false }],
  [
    "blocks.quote.rating",
    {
      label: "Rating",
      hint,
      widget: "select",
      options: [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map(choice),
      required: false,
    },
  ],
  ["blocks.collection.perPage", { label: "Per page", hint, widget: "number", value_type: "int", required: false }],
  ["blocks.endpoint-list.prefix", { label: "Prefix", hint, widget: "string", pattern: [hint, hint] }],
  ["blocks.quote.quote", { label: "Quote", hint, widget: "text" }],
  ["blocks.quote", { label: "Quote", widget: "object", summary: "Quote: {{fields.title}}" }],
  ["blocks.banner", { label: "Banner", widget: "object", summary: "Banner" }],
  [
    "blocks.embed.source.type",
    { label: "Type", widget: "select", options: ["youtube", "vimeo", "openstreetmap"].map(choice) },
  ],
  ["blocks.embed.source.zoom", { label: "Zoom", hint, widget: "number", value_type: "int", required: false }],
])("the form of a page has %s", (path, expected) => {
  const { name, fields, types, field: entry, ...rest } = { ...field(path) };
  expect(rest).toEqual(expected);
});

test("a part that holds itself is offered once", () => {
  const below = { type: "array", items: { $ref: "quote.schema.json" } };
  const quote = schemas.get("blocks/quote.schema.json");
  const holdsItself = new Map([
    ...schemas,
    ["blocks/quote.schema.json", { ...quote, properties: { ...quote?.properties, below } }],
  ] as const);
  const { collections } = decapConfig(holdsItself, "pages") as { collections: Field[] };
  expect(field("blocks.quote", collections)).toEqual(field("blocks.quote"));
});
