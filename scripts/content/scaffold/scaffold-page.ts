import { Document, type YAMLMap } from "yaml";
import { isRecord, type ValuePath } from "../diagnostic/path.ts";
import { findFormat } from "../formats/all-formats.ts";
import type { ScaffoldContext } from "../formats/content-format.ts";
import { examplePicture } from "../pictures/example-picture.ts";
import type { FileShape } from "../schema/file-shape.ts";
import type { FormatMapper } from "../schema/map-formats.ts";
import type { Schema } from "../schema/schema-set.ts";

interface BlockOptions extends Omit<ScaffoldContext, "picture"> {
  /** The types of the blocks, from top to bottom. */
  readonly types: readonly string[];
  /** The fullest example if the user has chosen blocks, to show everything; otherwise the smallest, with few texts. */
  readonly example: "smallest" | "fullest";
  readonly blocks: ReadonlyMap<string, Schema>;
  readonly pageMapper: FormatMapper;
  readonly shapes: { readonly page: FileShape };
}

interface ScaffoldOptions extends BlockOptions {
  readonly route: string;
  /** The title, if the author has chosen one. It is then also the main heading. */
  readonly title: string | undefined;
  /** The order of the page in menus, if the pages of its folder have one. */
  readonly order: number | undefined;
  /** The path of the block reference, as users find it. */
  readonly reference: string;
}

/** New blocks: the example of each type with a placeholder for each text, and without ids, which must be unique. */
export function scaffoldBlocks({
  types,
  example,
  blocks,
  pageMapper,
  shapes,
  ...named
}: BlockOptions): readonly object[] {
  const page = { blocks: types.map((type) => blocks.get(type)?.examples?.at(example === "fullest" ? -1 : 0)) };
  // The pages that the examples name do not exist on this site.
  const linked = pageMapper(
    page,
    ({ value, format }) =>
      findFormat(format)?.scaffold?.(value, { ...named, picture: examplePicture.address }) ?? value,
  );
  // The cast is safe: it is that page.
  const made = withPlaceholders(linked, shapes.page) as { readonly blocks: readonly { readonly id?: string }[] };
  // Two blocks of one type would have the same anchor.
  return made.blocks.map(({ id: _, ...block }) => block);
}

/**
 * The YAML of a new page, which is a draft: an example of each block with a placeholder for each text, below a comment that says
 * what the block is for.
 */
export function scaffoldPage({ route, title: chosen, order, reference, ...options }: ScaffoldOptions): string {
  // `/industries/retail-banking` is `Retail banking`.
  const name = route.slice(route.lastIndexOf("/") + 1).replaceAll("-", " ");
  const title = chosen ?? name.charAt(0).toUpperCase() + name.slice(1);
  const { types, blocks } = options;
  const made = scaffoldBlocks(options);
  const page = {
    title,
    description: `TODO: What ${title} is about, in one or two sentences, as in search results.`,
    draft: true,
    nav: { label: title, ...(order === undefined ? {} : { order }) },
    blocks: chosen === undefined ? made : made.map((block, at) => (at === 0 ? { ...block, title: chosen } : block)),
  };
  const document = new Document(page);
  document.commentBefore = ` A draft: npm run dev shows it, and no build publishes it. Replace each text that begins with TODO;\n then remove the line draft: true. More blocks, and what each can hold: ${reference}.`;
  for (const [index, type] of types.entries()) {
    // The cast is safe: `blocks` was made from a list of mappings just above.
    const node = document.getIn(["blocks", index]) as YAMLMap;
    node.commentBefore = ` ${blocks.get(type)?.title}: ${blocks.get(type)?.description}`;
  }
  return document.toString({ lineWidth: 120 });
}

/** Replaces the texts for readers in blocks with placeholders that say what to write. Repeated ones are numbered. */
function withPlaceholders(page: unknown, shape: FileShape): unknown {
  const counts = new Map<string, number>();
  const replace = (value: unknown, path: ValuePath): unknown => {
    if (Array.isArray(value)) return value.map((entry: unknown, index) => replace(entry, [...path, index]));
    if (isRecord(value)) {
      const kept = Object.keys(value).filter((key) => !isClaim(shape, page, [...path, key]));
      return Object.fromEntries(kept.map((key) => [key, replace(value[key], [...path, key])]));
    }
    const schema = typeof value === "string" && path[0] === "blocks" ? shape.at(page, path) : undefined;
    const text = placeholderFor(schema, path);
    if (text === undefined) return value;
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    // Written as a | text, so that authors can add paragraphs and lists.
    const end = findFormat(schema?.format)?.kind === "prose" ? "\n" : "";
    return `${count === 1 ? text : `${text} (${count})`}${end}`;
  };
  return replace(page, []);
}

/** Whether a value is a rating that only others can give, such as five stars: it would not look like a placeholder. */
function isClaim(shape: FileShape, page: unknown, path: ValuePath): boolean {
  if (path[0] !== "blocks") return false;
  const choices = shape.at(page, path)?.enum;
  const owner = shape.at(page, path.slice(0, -1));
  return typeof choices?.[0] === "number" && owner?.required?.includes(String(path.at(-1))) !== true;
}

/** The placeholder for a text; undefined if the example will do, such as for a name. */
function placeholderFor(schema: Schema | undefined, path: ValuePath): string | undefined {
  if (schema?.type !== "string" || schema.enum || schema.pattern) return undefined;
  const kind = schema.format === undefined ? undefined : findFormat(schema.format)?.kind;
  if (kind === "name" || kind === "code") return undefined;
  // The description of a format says how to write, not what.
  const key = path.findLast((step) => typeof step === "string");
  const words = kind === undefined ? schema.description?.replace(/[.,:;(].*$/s, "") : undefined;
  const what = words ?? `the ${String(key).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`;
  const most = (schema.maxLength ?? Number.POSITIVE_INFINITY) - roomForCount;
  const text = `TODO: ${what}`;
  return text.length <= most ? text : `${text.slice(0, text.lastIndexOf(" ", most - 1))}…`;
}

/** The room that a count after a placeholder takes. */
const roomForCount = " (99)".length;
