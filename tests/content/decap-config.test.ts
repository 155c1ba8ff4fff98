import { expect, test } from "vitest";
import { decapConfig } from "../../scripts/content/schema/decap-config.ts";
import type { Schema } from "../../scripts/content/schema/schema-set.ts";

const text: Schema = { type: "string", maxLength: 80 };
const schemas = new Map<string, Schema>([
  [
    "page.schema.json",
    {
      type: "object",
      required: ["title", "image", "blocks"],
      properties: {
        title: { description: "What the tab says.", type: "string", maxLength: 120 },
        image: { $ref: "shared/image.schema.json" },
        tags: { type: "array", maxItems: 3, items: text },
        blocks: { type: "array", items: { $ref: "block.schema.json" } },
      },
    },
  ],
  [
    "block.schema.json",
    {
      discriminator: { propertyName: "type" },
      oneOf: [{ $ref: "blocks/note.schema.json" }, { $ref: "blocks/embed.schema.json" }],
    },
  ],
  [
    "blocks/note.schema.json",
    {
      title: "Note",
      description: "A note.",
      type: "object",
      required: ["type", "text"],
      properties: {
        type: { const: "note" },
        text: { type: "string", format: "rich-markdown" },
        level: { enum: [1, 2] },
      },
    },
  ],
  [
    "blocks/embed.schema.json",
    {
      title: "Embed",
      description: "A film or a map.",
      type: "object",
      required: ["type", "source"],
      properties: {
        type: { const: "embed" },
        title: text,
        source: {
          description: "What is shown.",
          type: "object",
          required: ["type"],
          discriminator: { propertyName: "type" },
          oneOf: [
            { type: "object", properties: { type: { const: "film" }, video: text } },
            { type: "object", properties: { type: { const: "map" }, zoom: { type: "integer" } } },
          ],
        },
      },
    },
  ],
  [
    "shared/image.schema.json",
    {
      description: "A picture.",
      type: "object",
      required: ["src"],
      properties: { src: { type: "string", format: "image-file" }, decorative: { type: "boolean" } },
    },
  ],
  [
    "site.schema.json",
    {
      description: "The site.",
      type: "object",
      properties: { menu: { type: "array", items: { $ref: "entry.schema.json" } } },
    },
  ],
  [
    "entry.schema.json",
    {
      description: "An entry.",
      type: "object",
      properties: { order: { type: "number" }, below: { type: "array", items: { $ref: "entry.schema.json" } } },
    },
  ],
]);

test("Decap gets forms for pages with their blocks, and for the site file", () => {
  const { collections, ...rest } = decapConfig(schemas, "docs/pages") as { collections: object[] };
  expect(rest).toEqual({
    backend: { name: "git-gateway", branch: "main" },
    local_backend: true,
    media_folder: "docs/pages/_assets",
    public_folder: "/assets",
  });
  const optional = { required: false };
  const line = { widget: "string" };
  expect(collections[0]).toEqual({
    name: "pages",
    label: "Pages",
    label_singular: "Page",
    folder: "docs/pages",
    extension: "yaml",
    create: true,
    nested: { depth: 8, summary: "{{title}}", subfolders: false },
    fields: [
      { name: "title", label: "Title", hint: "What the tab says.", ...line },
      {
        ...{ name: "image", label: "Image", hint: "A picture.", widget: "object", collapsed: true },
        fields: [
          { name: "src", label: "Src", widget: "image" },
          { name: "decorative", label: "Decorative", widget: "boolean", ...optional },
        ],
      },
      {
        ...{ name: "tags", label: "Tags", widget: "list", collapsed: true, min: 0, max: 3 },
        field: { name: "entry", label: "Entry", ...line },
        ...optional,
      },
      {
        ...{ name: "blocks", label: "Blocks", widget: "list", collapsed: true, typeKey: "type" },
        types: [
          {
            ...{ name: "note", label: "Note", widget: "object", summary: "Note" },
            fields: [
              { name: "text", label: "Text", widget: "text" },
              {
                ...{ name: "level", label: "Level", widget: "select" },
                options: [
                  { label: "1", value: 1 },
                  { label: "2", value: 2 },
                ],
                ...optional,
              },
            ],
          },
          {
            ...{ name: "embed", label: "Embed", widget: "object", summary: "Embed: {{fields.title}}" },
            fields: [
              { name: "title", label: "Title", ...line, ...optional },
              {
                ...{ name: "source", label: "Source", hint: "What is shown.", widget: "object", collapsed: true },
                fields: [
                  {
                    ...{ name: "type", label: "Type", widget: "select" },
                    options: [
                      { label: "film", value: "film" },
                      { label: "map", value: "map" },
                    ],
                  },
                  { name: "video", label: "Video", ...line, ...optional },
                  { name: "zoom", label: "Zoom", widget: "number", value_type: "int", ...optional },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
});

test("a part that holds itself is offered once", () => {
  const { collections } = decapConfig(schemas, "pages") as { collections: { files?: { fields: object[] }[] }[] };
  expect(collections[1]?.files?.[0]?.fields).toEqual([
    {
      ...{ name: "menu", label: "Menu", widget: "list", collapsed: true },
      fields: [{ name: "order", label: "Order", widget: "number", value_type: "float", required: false }],
      required: false,
    },
  ]);
});
