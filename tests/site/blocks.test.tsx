import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { registry } from "virtual:blocks";
import { describe, expect, test } from "vitest";
import { withValue } from "../../scripts/content/edit/with-value.ts";
import { galleryRoutes } from "../../scripts/content/resolve/gallery-routes.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import {
  blockSchemas,
  publicationKeys,
  resolveRef,
  type Schema,
  type SchemaSet,
} from "../../scripts/content/schema/schema-set.ts";
import { blockFolders } from "../../scripts/program/block-folders.ts";
import { blockExamples, contentModel } from "../content/memory-site.ts";
import { pathsIn } from "../editor/changed.ts";
import { renderExample } from "../support/code/render-example.tsx";
import { readImports } from "../support/code/source-imports.ts";
import { htmlMistakes } from "../support/proofs/html-mistakes.ts";
import { ownProject, ownSchemas, projectRoot } from "../support/system/own-project.ts";

const schemas = readSchemas(ownSchemas);
const blocks = [...blockSchemas(schemas).keys()].map((type) => {
  const path = `blocks/${type}.schema.json`;
  return { type, path, schema: schemas.get(path) ?? {} };
});
const examples = blockExamples();
describe("a block type", () => {
  test("is a folder with its schema, its component and stylesheets of its name", () => {
    const strangers = blockFolders(ownProject).flatMap(({ type, folder }) =>
      // A block may have separate stylesheets for variants of which most pages use only one: card-grid-brief.
      readdirSync(folder).filter(
        (name) =>
          !["block.schema.json", `${type}.tsx`].includes(name) &&
          !new RegExp(`^${type}(?:-[a-z]+)?\\.module\\.css$`).test(name),
      ),
    );
    expect(strangers).toEqual([]);
    expect(Object.keys(registry)).toEqual(blocks.map(({ type }) => type));
  });

  test.each(blocks)("$type says what it is and shows a minimal and a full example", ({ schema, path }) => {
    expect([schema.title, schema.description]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)]);
    const [minimal, ...rest] = schema.examples ?? [];
    const choices = (schema.oneOf ?? [])
      .flatMap(({ required = [] }) => required)
      .map((key) => `${schema.title}: ${key}`);
    const isRight = (block: unknown) =>
      contentModel().validator.page({ title: "Bread", description: "Bread.", blocks: [block] }).length === 0;
    // What a rule asks for, and no schema.
    const asked = ["alt", "silent", "price"];
    const needless = pathsIn(minimal).filter((key) => {
      const name = key.at(-1);
      return typeof name === "string" && !asked.includes(name) && isRight(withValue(minimal, key, undefined));
    });
    expect(needless).toEqual([]);
    const own = rest.map((example) => mappingsOf(schemas, path, example).filter((mapping) => mapping.path === path));
    // The numbers of a chart stand in the block or in a file. All that can be chosen is in some example.
    const unused = own.map((mappings) =>
      unusedProperties(mappings).filter((name) => name !== "Chart: file" && !choices.includes(name)),
    );
    expect(unused).toContainEqual([]);
    expect(unusedProperties(own.flat()).filter((name) => choices.includes(name) && name !== "Chart: file")).toEqual([]);
  });

  test.each(blocks)(
    "$type shows long words, and many entries where it has lists, in one example",
    ({ schema, path }) => {
      const lists = Object.values(schema.properties ?? {}).filter(({ type }) => type === "array");
      const many = lists.length === 0 ? 0 : 5;
      const found = (schema.examples ?? []).map((example) => {
        const values = mappingsOf(schemas, path, example).flatMap(({ value }) => Object.entries(value));
        const texts = values
          .filter(([key]) => !/^(?:href|src|dark|captions|folder|id)$/.test(key))
          .flatMap(([, value]) => value);
        const words = texts.flatMap((text) => (typeof text === "string" ? (text.match(/\p{L}+/gu) ?? []) : []));
        return {
          word: Math.max(0, ...words.map(({ length }) => length)),
          entries: Math.max(0, ...values.map(([, value]) => (Array.isArray(value) ? value.length : 0))),
        };
      });
      expect(found.filter(({ word, entries }) => word >= 25 && entries >= many)).not.toEqual([]);
    },
  );

  test.each(blocks)("$type can be a draft, and be published and expire at a moment", ({ schema }) => {
    const keys = publicationKeys.map((key) => [key, schema.properties?.[key]]);
    expect(keys).toEqual([
      ["draft", { $ref: "../shared/publication.schema.json#/properties/draft" }],
      ["publishAt", { $ref: "../shared/publication.schema.json#/properties/publishAt" }],
      ["expireAt", { $ref: "../shared/publication.schema.json#/properties/expireAt" }],
    ]);
  });

  test("that is a section begins with what all sections can begin with", () => {
    const head = schemas.get("shared/section-head.schema.json")?.properties ?? {};
    const isSection = (type: string) =>
      readFileSync(join(projectRoot, `src/blocks/${type}/${type}.tsx`), "utf8").includes("<Section ");
    const sections = blocks.filter(({ type }) => isSection(type));
    expect(sections.length).toBeGreaterThan(0);
    const refersToHead = ({ schema }: (typeof blocks)[number]) =>
      Object.entries(head).every(
        ([name, { $ref = `section-head.schema.json#/properties/${name}` }]) =>
          schema.properties?.[name]?.$ref === `../shared/${$ref}`,
      );
    expect(sections.filter((block) => !refersToHead(block)).map(({ type }) => type)).toEqual([]);
  });

  test("is interactive exactly where it or one of its components uses a React hook", () => {
    const imports = readImports("src");
    const usesHook = (file: string): boolean =>
      /\buse[A-Z]\w*\(|\buse\(/.test(readFileSync(join(projectRoot, file), "utf8")) ||
      imports.some(
        (entry) => entry.file === file && /^src\/components\/.*\.tsx?$/.test(entry.target) && usesHook(entry.target),
      );
    const withHooks = blocks.filter(({ type }) => usesHook(`src/blocks/${type}/${type}.tsx`)).map(({ type }) => type);
    const interactive = Object.entries(registry)
      .filter(([, entry]) => entry.interactive)
      .map(([type]) => type);
    expect(withHooks.length).toBeGreaterThan(0);
    expect(interactive).toEqual(withHooks);
    // Of what any block can use, only the hook itself.
    const shared = imports.flatMap(({ file, target, typesOnly }) =>
      file === "src/block.ts" && !typesOnly ? [target] : [],
    );
    expect(shared.filter(usesHook)).toEqual(["src/components/use-hydrated.ts"]);
  });
});

test.each(examples)("$name renders its texts, without inline styles and without empty links", ({ written }) => {
  const html = renderExample(written);
  expect(html).toMatch(/^<(?:section|p|div)\b/);
  expect(html).not.toMatch(/ style=| href=""| on[a-z]+=|undefined|\[object Object\]/);
  const title = (written as { title?: string }).title;
  if (title !== undefined) expect(html).toContain(title.replaceAll("&", "&amp;").replaceAll("'", "&#x27;"));
});

test.each(examples)("$name is valid HTML", async ({ type, written }) => {
  const { headingLevel = 2 } = blockSchemas(schemas).get(type) ?? {};
  const main = `${headingLevel === 1 ? "" : "<h1>Bread</h1>"}${renderExample(written)}`;
  const head = `<!DOCTYPE html><html lang="en"><head><title>Bread</title></head>`;
  expect(await htmlMistakes(`${head}<body><main>${main}</main></body></html>`)).toEqual([]);
});

test("every example of every block is in the gallery of the dev server, in its list too", () => {
  const [list, ...others] = galleryRoutes(schemas, "");
  const listed = Array.from(JSON.stringify(list).matchAll(/"href":"([^"]*)"/g), ([, href]) => href);
  expect(listed).toEqual(examples.map(({ type, number }) => `/__blocks/${type}/${number}`));
  expect(listed.filter((href) => !others.some(({ path }) => path === href))).toEqual([]);
});

/** A mapping of an example, with the schema that describes it. */
interface Mapping {
  /** The path of the schema file that the schema stands in. */
  readonly path: string;
  readonly schema: Schema;
  readonly value: Readonly<Record<string, unknown>>;
}

/** Every mapping of an example of the schema at `path`, the example itself first. */
function mappingsOf(schemas: SchemaSet, path: string, example: unknown): Mapping[] {
  const schema = schemas.get(path);
  if (!schema) throw new Error(`There is no schema ${path}.`);
  return collect(schemas, { path, schema }, example);
}

/** The properties of each schema that none of its mappings has: `card: icon`. */
function unusedProperties(mappings: readonly Mapping[]): string[] {
  return [...new Set(mappings.map(({ schema }) => schema))].flatMap((schema) =>
    Object.keys(schema.properties ?? {})
      // Every block has them, and examples are always published.
      .filter((name) => !publicationKeys.includes(name))
      .filter((name) => mappings.every((mapping) => mapping.schema !== schema || !(name in mapping.value)))
      .map((name) => `${schema.title}: ${name}`),
  );
}

function collect(schemas: SchemaSet, place: { path: string; schema: Schema }, value: unknown): Mapping[] {
  const { path, schema } = place;
  const ref = schema.$ref;
  if (ref !== undefined) return collect(schemas, resolveRef(schemas, path, ref), value);
  if (Array.isArray(value))
    return value.flatMap((item) => collect(schemas, { path, schema: schema.items ?? {} }, item));
  if (typeof value !== "object" || value === null) return [];
  // Neither a list nor null: YAML has no other objects.
  const mapping = value as Record<string, unknown>;
  const tag = schema.discriminator?.propertyName;
  const branch = tag && schema.oneOf?.find(({ properties }) => properties?.[tag]?.const === mapping[tag]);
  if (branch) return collect(schemas, { path, schema: branch }, value);
  const inner = Object.entries(mapping).flatMap(([name, item]) =>
    collect(schemas, { path, schema: schema.properties?.[name] ?? {} }, item),
  );
  return [{ path, schema, value: mapping }, ...inner];
}
