import { contentHash } from "../cache/content-hash.ts";
import { canBeLowered } from "../content/answers/site-checks.ts";
import type { Diagnostic } from "../content/diagnostic/diagnostic.ts";
import { isRecord } from "../content/diagnostic/is-record.ts";
import { toPointer, valueAt } from "../content/diagnostic/path.ts";
import { fixText } from "../content/fix/fix-text.ts";
import { dataIn } from "../content/yaml/data-in.ts";
import type { FieldMistake, OpenFile, ShownBlock } from "./api/api.ts";
import type { Look } from "./edited-content.ts";

/** Names a text of a file. */
export function versionOf(text: string): string {
  return contentHash(text);
}

/** A file as the panel shows it. `asked` is the route of the page that is looked at, where the file is the template of several. */
export function describeFile(look: Look, path: string, asked?: string): OpenFile | undefined {
  const source = look.source(path);
  if (!source) return undefined;
  const { text } = source;
  const routes = look.routesOf(path);
  const route = asked !== undefined && routes.includes(asked) ? asked : routes[0];
  return {
    ...{ path, route, text },
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
  const page = look.page(route);
  const blocks = valueAt(page?.file.data, ["blocks"]);
  if (!page || !Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, at) => {
    if (!isRecord(block)) return [];
    const own = { file: page.file.source.displayPath, pointer: toPointer(["blocks", at]) };
    const { file, pointer } = page.file.place?.({ path: ["blocks", at], part: "value" }) ?? own;
    const path = look.pathOf(file);
    return path === undefined ? [] : [{ path, pointer }];
  });
}
