import { Document, type YAMLMap } from "yaml";
import { findFormat } from "../formats/all-formats.ts";
import { examplePicture } from "../pictures/example-picture.ts";
import type { FormatMapper } from "../schema/map-formats.ts";
import type { Schema } from "../schema/schema-set.ts";
import { scaffoldDescription } from "./scaffold-text.ts";

interface ScaffoldOptions {
  /** The route of the new page. */
  readonly route: string;
  /** The types of its blocks, from top to bottom. */
  readonly types: readonly string[];
  readonly blocks: ReadonlyMap<string, Schema>;
  readonly pageMapper: FormatMapper;
  /** A folder that has pages, for blocks that list them. */
  readonly folder: string;
}

/** The YAML of a new page: the fullest example of each block, below a comment that says what the block is for. */
export function scaffoldPage({ route, types, blocks, pageMapper, folder }: ScaffoldOptions): string {
  const title = titleOf(route);
  const page = {
    title,
    description: scaffoldDescription(title),
    nav: { label: title, order: 1000 },
    blocks: types.map((type) => blocks.get(type)?.examples?.at(-1)),
  };
  // The pages that the examples name do not exist on this site.
  const linked = pageMapper(page, ({ value, format }) => {
    return typeof value === "string"
      ? (findFormat(format)?.scaffold?.(value, { folder, picture: examplePicture.address }) ?? value)
      : value;
  });
  const document = new Document(withoutIds(linked as typeof page));
  for (const [index, type] of types.entries()) {
    // The cast is safe: `blocks` was made from a list of mappings just above.
    const node = document.getIn(["blocks", index]) as YAMLMap;
    node.commentBefore = ` ${blocks.get(type)?.title}: ${blocks.get(type)?.description}`;
  }
  return document.toString({ lineWidth: 120 });
}

/** `/industries/retail-banking` is `Retail banking`. */
function titleOf(route: string): string {
  const name = route.slice(route.lastIndexOf("/") + 1).replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Removes the ids of the examples: two blocks of one type would have the same anchor. */
function withoutIds<Page extends { blocks: readonly unknown[] }>(page: Page): unknown {
  const withoutId = (block: unknown) => {
    const { id: _, ...rest } = block as { id?: string };
    return rest;
  };
  return { ...page, blocks: page.blocks.map(withoutId) };
}
