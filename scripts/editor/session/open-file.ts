import { contentHash } from "../../cache/content-hash.ts";
import { canBeLowered } from "../../content/answers/site-checks.ts";
import type { Diagnostic } from "../../content/diagnostic/diagnostic.ts";
import { isRecord } from "../../content/diagnostic/is-record.ts";
import { toPointer, valueAt } from "../../content/diagnostic/path.ts";
import { fixText } from "../../content/fix/fix-text.ts";
import { factsFileName } from "../../content/read/content-path.ts";
import { dataIn } from "../../content/yaml/data-in.ts";
import type { Look } from "./edited-content.ts";

export interface OpenFile {
  readonly path: string;
  readonly route: string | undefined;
  /** How many pages are made of it. */
  readonly pages: number;
  /** Names this text of the file. */
  readonly version: string;
  /** As it is written; undefined where the text cannot be parsed. */
  readonly data: unknown;
  readonly text: string;
  readonly mistakes: readonly FieldMistake[];
  /** Where each block is written that the page shows, from top to bottom; those of a part are in another file. */
  readonly shown: readonly ShownBlock[];
}

interface ShownBlock {
  readonly path: string;
  /** `/blocks/2` */
  readonly pointer: string;
}

/** What the check says of a value. A suggestion is one that can be written with one click. */
export interface FieldMistake extends Diagnostic {
  readonly canBeAccepted: boolean;
}

/** Names a text of a file. */
export function versionOf(text: string): string {
  return contentHash(text);
}

/** A file as the panel shows it. `asked` is the route of the page that is looked at, where the file is the template of several. */
export function describeFile(look: Look, path: string, asked?: string): OpenFile | undefined {
  const source = look.source(path);
  // A site has facts once there is one.
  if (!source && path === factsFileName)
    return { path, route: undefined, pages: 0, text: "", version: versionOf(""), data: {}, mistakes: [], shown: [] };
  if (!source) return undefined;
  const { text } = source;
  const routes = look.routesOf(path);
  const route = asked !== undefined && routes.includes(asked) ? asked : routes[0];
  return {
    ...{ path, route, pages: routes.length, text },
    version: versionOf(text),
    data: dataIn(text),
    mistakes: look.checked.diagnostics
      .filter(({ file }) => file === source.displayPath)
      .map((one) => fieldMistake(text, one)),
    shown: route === undefined ? [] : shownBlocks(look, route),
  };
}

function fieldMistake(text: string, diagnostic: Diagnostic): FieldMistake {
  const { suggestion, ...mistake } = diagnostic;
  // Only what --fix would write is offered.
  const isCertain = suggestion !== undefined && fixText(text, [diagnostic]).fixes.length > 0;
  return { ...mistake, ...(isCertain && { suggestion }), canBeAccepted: canBeLowered(diagnostic.code) };
}

/** Where the blocks of a page are written. */
function shownBlocks(look: Look, route: string): readonly ShownBlock[] {
  const page = look.index.pagesByRoute.get(route);
  const blocks = valueAt(page?.data, ["blocks"]);
  if (!page || !Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, at) => {
    if (!isRecord(block)) return [];
    const own = { file: page.source.displayPath, pointer: toPointer(["blocks", at]) };
    const { file, pointer } = page.place?.({ path: ["blocks", at], part: "value" }) ?? own;
    const path = look.pathOf(file);
    return path === undefined ? [] : [{ path, pointer }];
  });
}
