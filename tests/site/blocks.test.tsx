import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { createContentModel } from "../../scripts/content/check/content-model.ts";
import { examplePicture } from "../../scripts/content/pictures/example-picture.ts";
import { createResolver } from "../../scripts/content/resolve/resolve-format.ts";
import { compileFormatMapper } from "../../scripts/content/schema/map-formats.ts";
import { publicationKeys } from "../../scripts/content/schema/publication-keys.ts";
import { blockSchemas, readSchemas } from "../../scripts/content/schema/schema-set.ts";
import { projectRoot, schemaFolder } from "../../scripts/program/project.ts";
import type { BlockProps } from "../../src/blocks/block-props.ts";
import { componentsOf, needsHydration, showsToday } from "../../src/blocks/registered-blocks.ts";
import { registry } from "../../src/blocks/registry.ts";
import type { Block } from "../../src/content.gen.ts";
import { labelsOf } from "../../src/labels.ts";
import { mappingsOf, optionalProperties, unusedProperties } from "../support/code/schema-use.ts";
import { readImports } from "../support/code/source-imports.ts";

const schemas = readSchemas(schemaFolder);
const model = createContentModel(schemas);
const blocks = [...blockSchemas(schemas)].map(([type, schema]) => ({
  type,
  schema,
  path: `blocks/${type}.schema.json`,
}));
const examples = blocks.flatMap(({ type, schema }) =>
  (schema.examples ?? []).map((written, index) => ({ name: `${type}, example ${index + 1}`, written })),
);
const toBlock = compileFormatMapper(schemas, "block.schema.json");
const resolve = createResolver({
  base: "",
  scheme: "both",
  inspectPicture: () => examplePicture.facts,
  pagesIn: () => [
    { href: "/shops/harbour", label: "Harbour", title: "The shop at the harbour", description: "Open from six." },
  ],
});

function render(written: unknown): string {
  // A mapper copies valid data and only replaces values that have a format, by the type their schema names.
  const block = toBlock(written, resolve) as Block;
  // The registry's type ties each component to the block of its key, which TypeScript cannot follow through a look-up.
  const Component = registry[block.type].component as ComponentType<BlockProps<Block>>;
  return renderToStaticMarkup(
    <Component block={block} labels={labelsOf(undefined)} today={{ iso: "2025-05-03", text: "3 May 2025" }} />,
  );
}

describe("a block type", () => {
  test("has the same stem in its schema, its component and the registry", () => {
    const stems = (folder: string, ending: string) =>
      readdirSync(join(projectRoot, folder))
        .filter((name) => name.endsWith(ending))
        .map((name) => basename(name, ending))
        .sort();
    const types = Object.keys(registry).sort();
    expect(blocks.map(({ type }) => type).sort()).toEqual(types);
    expect(stems("schema/blocks", ".schema.json")).toEqual(types);
    expect(stems("src/blocks", ".tsx").filter((stem) => stem !== "block-list")).toEqual(types);
    // A block may have further stylesheets for looks that most pages have one of: card-grid-brief.
    const isOf = (stem: string) => types.some((type) => stem === type || stem.startsWith(`${type}-`));
    expect(stems("src/blocks", ".module.css").filter((stem) => !isOf(stem))).toEqual([]);
  });

  test.each(blocks)("$type says what it is and shows a minimal and a full example", ({ schema, path }) => {
    expect([schema.title, schema.description]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)]);
    const [minimal, ...rest] = schema.examples ?? [];
    // An image needs one of two, of which neither is always required.
    const optional = optionalProperties(mappingsOf(schemas, path, minimal)).filter((name) => name !== "Image: alt");
    expect(optional).toEqual([]);
    const own = rest.map((example) => mappingsOf(schemas, path, example).filter((mapping) => mapping.path === path));
    expect(own.map(unusedProperties)).toContainEqual([]);
  });

  test.each(blocks)("$type can be a draft, and be published and expire at a moment", ({ schema }) => {
    const keys = publicationKeys.map((key) => [key, schema.properties?.[key]]);
    expect(keys).toEqual([
      ["draft", { $ref: "../shared/draft.schema.json" }],
      ["publishAt", { $ref: "../shared/publish-at.schema.json" }],
      ["expireAt", { $ref: "../shared/expire-at.schema.json" }],
    ]);
  });

  test("shares only shapes of which some example uses every property", () => {
    const mappings = blocks.flatMap(({ schema, path }) =>
      (schema.examples ?? []).flatMap((example) => mappingsOf(schemas, path, example)),
    );
    const shared = mappings.filter(({ path }) => path.startsWith("shared/"));
    expect(shared.length).toBeGreaterThan(0);
    expect(unusedProperties(shared)).toEqual([]);
  });

  test("that is a section begins with what all sections can begin with", () => {
    const head = schemas.get("shared/section-head.schema.json")?.properties ?? {};
    const imports = readImports("src");
    const isSection = (type: string) =>
      imports.some(
        ({ file, target }) => file === `src/blocks/${type}.tsx` && target === "src/components/section/section.tsx",
      );
    const sections = blocks.filter(({ type }) => isSection(type));
    expect(sections.length).toBeGreaterThan(0);
    const refersToHead = ({ schema }: (typeof blocks)[number]) =>
      Object.entries(head).every(([name, { $ref }]) => schema.properties?.[name]?.$ref === `../shared/${$ref}`);
    expect(sections.filter((block) => !refersToHead(block)).map(({ type }) => type)).toEqual([]);
  });

  test("that has a schema and no line in the registry is named by whatever looks it up", () => {
    // It stands for a block that is being added: the generated types do not know it either.
    const blocks = [{ type: "no-such-block", title: "What they say" } as unknown as Block];
    for (const lookUp of [componentsOf, needsHydration, showsToday].map((find) => () => find(blocks))) {
      expect(lookUp).toThrow('The block "no-such-block" has no line in src/blocks/registry.ts.');
    }
  });

  test("is interactive exactly where it or one of its components uses a React hook", () => {
    const imports = readImports("src");
    const usesHook = (file: string): boolean =>
      /\buse[A-Z]\w*\(|\buse\(/.test(readFileSync(join(projectRoot, file), "utf8")) ||
      imports.some(
        (entry) => entry.file === file && /^src\/components\/.*\.tsx?$/.test(entry.target) && usesHook(entry.target),
      );
    const withHooks = blocks.filter(({ type }) => usesHook(`src/blocks/${type}.tsx`)).map(({ type }) => type);
    const interactive = Object.entries(registry)
      .filter(([, entry]) => entry.interactive)
      .map(([type]) => type);
    expect(withHooks.length).toBeGreaterThan(0);
    expect(interactive.sort()).toEqual(withHooks.sort());
  });
});

describe("every example of every block", () => {
  test.each(examples)("$name is valid content", ({ written }) => {
    expect(model.validator.page({ title: "Example", description: "An example.", blocks: [written] })).toEqual([]);
  });

  test.each(examples)("$name renders its texts, without inline styles and without empty links", ({ written }) => {
    const html = render(written);
    expect(html).toMatch(/^<(?:section|p|div)\b/);
    expect(html).not.toMatch(/ style=| href=""| on[a-z]+=|undefined|\[object Object\]/);
    const title = (written as { title?: string }).title;
    if (title !== undefined) expect(html).toContain(title.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"));
  });
});
