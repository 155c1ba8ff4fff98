import type { Block } from "../../../src/content.gen.ts";
import type { PageEntry } from "../../../src/content-values.ts";
import type { Route } from "../../../src/site.ts";
import type { ArticleFacts } from "../formats/content-format.ts";
import { resolveImage } from "../formats/image-formats.ts";
import { examplePicture } from "../pictures/example-picture.ts";
import { compileFormatMapper } from "../schema/map-formats.ts";
import { blockSchemas, type Schema, type SchemaSet } from "../schema/schema-set.ts";
import { shownServices } from "../services/all-services.ts";
import { firstPart } from "./number-pages.ts";
import { createResolver } from "./resolve-format.ts";

export const galleryRoute = "/__blocks";

/** The page with all examples below each other, to see a whole theme at a glance. */
export const wholeGalleryRoute = `${galleryRoute}/all`;

/** The entries of collections in the gallery. The tag is the one that an example selects. */
const exampleTag = "sourdough";

const exampleArticle: ArticleFacts = {
  date: "2031-06-30",
  event: { start: "2031-06-30T18:00+01:00", end: "2031-06-30T21:30+01:00", place: "The bakehouse, Slip Lane" },
  authors: ["Ines Pengelly"],
  tags: [{ name: exampleTag, href: galleryRoute }],
};

/** The services of the gallery: one that starts at once, and one that needs consent. */
export const exampleServices = shownServices({ services: [{ use: "plausible" }, { use: "matomo" }] }, (route) => route);

interface BlockExample {
  readonly type: string;
  readonly schema: Schema;
  /** Counts from 1. */
  readonly number: number;
  readonly written: unknown;
}

/**
 * The block gallery: a page for every example of every block, and one that lists them. All of it is made from the schemas,
 * so that a new block appears by itself. `base` is the path below which the site is served.
 */
export function galleryRoutes(schemas: SchemaSet, base: string): Route[] {
  const examples = [...blockSchemas(schemas)].flatMap(([type, schema]) =>
    (schema.examples ?? []).map((written, index) => ({ type, schema, number: index + 1, written })),
  );
  const entries = examples.map((example) => toEntry(example, base));
  const mapper = compileFormatMapper(schemas, "block.schema.json");
  const inspectPicture = () => examplePicture.facts;
  const src = resolveImage(examplePicture.address, { base, place: "listed", inspectPicture });
  const article = { ...exampleArticle, image: { src, alt: "A hill, the sun and the sea." } };
  const resolve = createResolver({
    base,
    slash: false,
    language: "en",
    scheme: "both",
    formTarget: () => ({ action: "https://forms.example/send", trap: "_gotcha" }),
    pagesIn: () => entries.slice(0, 3).map((entry) => ({ ...entry, article, group: "2031" })),
    inspectPicture,
    services: exampleServices,
  });
  const list: Block[] = [
    { type: "hero", title: "Blocks", description: "Every example of every block, made from the schemas." },
    { type: "page-list", title: "Examples", folder: entries },
  ];
  // The cast is safe: a mapper copies valid data and only replaces formatted values, by the type their schema names.
  // Lists have no further pages in the gallery, so links to them stay on the page.
  const blocks = examples.map((example) =>
    firstPart(mapper(example.written, resolve) as Block, `${base}${exampleRoute(example)}#`, [
      { name: exampleTag, href: `${base}${galleryRoute}` },
    ]),
  );
  // Several examples may have the same anchor, which one page may not. The cast is safe: no block requires an anchor.
  const alone = blocks.map(({ id: _, ...block }: Block & { readonly id?: string }) => block as Block);
  return [
    route(galleryRoute, "Blocks", list),
    ...examples.map((example, index) =>
      route(`${exampleRoute(example)}/alone`, titleOf(example), blocks.slice(index, index + 1)),
    ),
    route(wholeGalleryRoute, "All blocks", alone),
    ...examples.map((example, index) =>
      route(exampleRoute(example), titleOf(example), [...introduction(example), ...blocks.slice(index, index + 1)]),
    ),
  ];
}

function route(path: string, title: string, blocks: readonly Block[]): Route {
  return { path, name: title, title, description: title, language: "en", listed: false, blocks };
}

/** The hero that an example without a main heading needs, because every page has one main heading. */
function introduction({ schema, ...example }: BlockExample): Block[] {
  if (schema.headingLevel === 1) return [];
  return [{ type: "hero", title: titleOf({ schema, ...example }), description: schema.description ?? "" }];
}

function toEntry(example: BlockExample, base: string): PageEntry {
  const title = titleOf(example);
  return { href: base + exampleRoute(example), label: title, title, description: example.schema.description ?? "" };
}

function exampleRoute({ type, number }: BlockExample): string {
  return `${galleryRoute}/${type}/${number}`;
}

function titleOf({ schema, number }: BlockExample): string {
  return `${schema.title}, example ${number}`;
}
