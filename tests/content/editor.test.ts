import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Ajv } from "ajv";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { getLanguageService, type SchemasSettings, TextDocument } from "yaml-language-server";
import { bundleSchema } from "../../scripts/content/schema/bundle-schema.ts";
import { siteNames, siteSchemas } from "../../scripts/content/schema/editor-schemas.ts";
import { readSchemas } from "../../scripts/content/schema/read-schemas.ts";
import { blockSchemas } from "../../scripts/content/schema/schema-set.ts";
import { ownSchemas, projectRoot } from "../support/system/own-project.ts";

/** What a command writes for the editor of a site: the schemas, with what texts of that site can name. */
const schemas = siteSchemas(
  readSchemas(ownSchemas),
  siteNames(
    [
      "404.yaml",
      "_assets/logo.svg",
      "_assets/oven.JPG",
      "_assets/oven.mp4",
      "_assets/oven.vtt",
      "_assets/sans.woff2",
      "_site.yaml",
      "breads/rye.yaml",
      "index.yaml",
      "shops/[slug].yaml",
      "፩/a.yaml",
    ],
    ["shops/bath.yaml"],
  ),
);
const written = pathToFileURL(join(projectRoot, "node_modules/.cache/yaml-pages/editor/")).href;

/** The service behind the YAML extension of editors, set up by the settings that this project gives to VS Code. */
const service = getLanguageService({
  schemaRequestService: async (uri) =>
    uri.startsWith(written)
      ? JSON.stringify(schemas.get(uri.slice(written.length)))
      : readFileSync(fileURLToPath(uri), "utf8"),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({ validate: true, hover: true, completion: true, schemas: schemaSettings() });

/** The settings of `.vscode/settings.json` as the extension hands them to the service. */
function schemaSettings(): SchemasSettings[] {
  const settings = JSON.parse(readFileSync(join(projectRoot, ".vscode/settings.json"), "utf8"));
  const schemas: Record<string, string | string[]> = settings["yaml.schemas"];
  return Object.entries(schemas).map(([path, match]) => ({
    uri: pathToFileURL(join(projectRoot, path)).href,
    fileMatch: [match].flat(),
  }));
}

type ServiceDocument = Parameters<typeof service.doHover>[0];

let version = 0;

/** A file of the workspace as an editor has it open, and the place of the `|` in it. */
function open(path: string, text: string) {
  const uri = pathToFileURL(join(projectRoot, path)).href;
  version += 1;
  // The package exports an older type of document than its service declares; the service uses nothing that it lacks.
  const document = TextDocument.create(uri, "yaml", version, text.replace("|", "")) as ServiceDocument;
  return { document, cursor: document.positionAt(text.indexOf("|")) };
}

async function completions(path: string, text: string): Promise<string[]> {
  const { document, cursor } = open(path, text);
  const { items } = await service.doComplete(document, cursor, false);
  // Beside the keys there are snippets of whole values, which bear the title of their schema.
  return items.flatMap(({ label, documentation }) =>
    documentation === undefined && label.includes(" ") ? [] : [label],
  );
}

async function marks(path: string, text: string) {
  const { document } = open(path, text);
  const found = await service.doValidation(document, false);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

const start = `title: Bread
description: A bakery.
blocks:
`;

describe("in an editor", () => {
  test("a block offers its own keys and not those of another", async () => {
    const text = `${start}  - type: hero\n    title: A\n  - type: metric-tiles\n    |`;
    const offered = await completions("pages/a/b.yaml", text);
    expect(offered).toEqual(expect.arrayContaining(["id", "title", "description", "items", "eyebrow", "background"]));
    expect(offered).not.toEqual(expect.arrayContaining(["icon"]));
    expect(offered).not.toEqual(expect.arrayContaining(["badge"]));
  });

  test("a block type offers every block type and nothing else", async () => {
    const offered = await completions("pages/a.yaml", `${start}  - type: |`);
    expect(offered.toSorted()).toEqual([...blockSchemas(readSchemas(ownSchemas)).keys()].toSorted());
  });

  test("codes of the check, their severities and options of rules are offered", async () => {
    const offered = await completions("pages/_site.yaml", "checks:\n  |");
    expect(offered).toEqual(expect.arrayContaining(["vague-link", "unknown-link", "vague-link-labels"]));
    expect(await completions("pages/_site.yaml", "checks:\n  vague-link: |")).toEqual(["error", "warning", '"off"']);
    const marked = await marks("pages/_site.yaml", "checks:\n  vague-link: off\n  vage-link: off\n");
    expect(marked.filter((mark) => /^[23]:/.test(mark))).toEqual(["3: Property vage-link is not allowed."]);
  });

  test.each([
    [
      "routes",
      "pages/a.yaml",
      `${start}  - type: hero\n    actions:\n      - label: A\n        href: |`,
      ["/", "/breads/rye", "/shops/bath"],
    ],
    ["folders", "pages/a.yaml", `${start}  - type: page-list\n    folder: |`, ["/breads", "/shops"]],
    ["assets", "pages/_site.yaml", "brand:\n  logo:\n    src: |", ["/assets/logo.svg", "/assets/oven.JPG"]],
    [
      "pictures",
      "pages/a.yaml",
      `${start}  - type: hero\n    image:\n      src: |`,
      ["/assets/logo.svg", "/assets/oven.JPG"],
    ],
    ["choices", "pages/a.yaml", `${start}  - type: hero\n    background: |`, ["none", "tint", "dark", "accent"]],
    ["films", "pages/a.yaml", `${start}  - type: video\n    video:\n      src: |`, ["/assets/oven.mp4"]],
    ["captions", "pages/a.yaml", `${start}  - type: video\n    video:\n      captions: |`, ["/assets/oven.vtt"]],
    ["fonts", "pages/_site.yaml", "theme:\n  typeface:\n    own:\n      - file: |", ["/assets/sans.woff2"]],
  ])("the %s of the site and its blocks are proposed", async (_, path, text, proposed) => {
    expect(await completions(path, text)).toEqual(proposed);
  });

  test("a wrong value, an unknown key and a missing key are marked where they stand", async () => {
    const text = `${start}  - type: list-groups\n    titel: A\n    items:\n      - title: 3\n        items: [ovens]\n`;
    expect(await marks("pages/a.yaml", text)).toEqual([
      '4: Missing property "title".',
      '7: Incorrect type. Expected "string".',
      "5: Property titel is not allowed.",
    ]);
  });
});

test("the bundled schema refers to no other, and any validator can use it", () => {
  const schema = bundleSchema(readSchemas(ownSchemas), "page.schema.json");
  const references = JSON.stringify(schema).match(/"\$ref":"[^"]+"/g) ?? [];
  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((reference) => !reference.includes('"#/definitions/'))).toEqual([]);
  const accepts = new Ajv({ strict: false, validateFormats: false, discriminator: true }).compile(schema);
  const page = (block: string) => parse(`{ title: Home, description: Fresh bread., blocks: [{ ${block} }] }`);
  expect(accepts(page("type: hero, title: Fresh bread"))).toBe(true);
  expect(accepts(page("type: hero, titel: Fresh bread"))).toBe(false);
});

test("facts, parts and pages of tables are right in an editor, and their slips are marked", async () => {
  const template =
    'each: /data/shops.csv\ntitle: Shop in {city}\ndescription: Bread.\nunlisted: "{hidden}"\nnav: { order: "{founded}" }\nblocks:\n  - type: check-list\n    background: "{colour}"\n    items: "{services}"\n  - type: quote\n    quote: Good.\n    name: Mara\n    rating: "{stars}"\n  - use: order\n    with: { city: Bath }\n  - type: banner\n    when: note\n    text: Read {note}.\n';
  expect(await marks("pages/shops/[slug].yaml", template)).toEqual([]);
  const wrong = template.replaceAll(/"\{(\w+)\}"/g, "$1");
  expect(await marks("pages/shops/[slug].yaml", wrong)).toEqual([
    '5: Incorrect type. Expected "number".',
    '4: Incorrect type. Expected "boolean".',
    '9: Incorrect type. Expected "array".',
    '8: Value is not accepted. Valid values: "none", "tint", "dark", "accent".',
    "13: Value is not accepted. Valid values: 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5.",
  ]);
  expect(await marks("pages/_parts/order.yaml", "blocks:\n  - type: banner\n    text: Order now.\n")).toEqual([]);
  expect(await marks("pages/_parts/order.yaml", "blocks:\n  - type: banner\n    txt: Order now.\n")).not.toEqual([]);
  expect(await marks("pages/_facts.yaml", "price: { loaf: { amount: 3, currency: GBP } }\nopen: 2019-05-03\n")).toEqual(
    [],
  );
  expect(await marks("pages/_facts.yaml", "price: [3]\n")).not.toEqual([]);
  expect(await marks("pages/_data/shops.yaml", "- slug: bath\n")).toEqual([]);
});
