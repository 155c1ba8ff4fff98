import { canBeLowered } from "../../content/answers/site-checks.ts";
import type { Diagnostic } from "../../content/diagnostic/diagnostic.ts";
import { isRecord, valueAt } from "../../content/diagnostic/path.ts";
import { fixText } from "../../content/fix/fix-text.ts";
import { factsFileName } from "../../content/read/content-path.ts";
import { dataIn } from "../../content/yaml/data-in.ts";
import type { Look } from "./edited-content.ts";

/** A file as the panel shows it. */
export type OpenFile = NonNullable<ReturnType<typeof describeFile>>;

/** What the check says about a value. A suggestion can be applied with one click. */
export type FieldMistake = ReturnType<typeof fieldMistake>;

export function mistakesIn(look: Look, path: string): readonly Diagnostic[] {
  const source = look.source(path);
  return look.checked.diagnostics.filter(({ file }) => file === source?.displayPath);
}

/** Undefined if it cannot be read. `asked` is the route of the page on screen, if the file is the template of several. */
export function describeFile(look: Look, path: string, asked?: string) {
  const source = look.source(path);
  // The file of facts may not exist yet.
  if (!source && path !== factsFileName) return undefined;
  const text = source?.text ?? "";
  const routes = look.routesOf(path);
  const route = asked !== undefined && routes.includes(asked) ? asked : routes[0];
  return {
    /** `pages`: how many pages are made from it. */
    ...{ path, route, text, pages: routes.length },
    /** The data as written; undefined if the text cannot be parsed. */
    data: source ? dataIn(text) : {},
    mistakes: mistakesIn(look, path).map((one, at) => fieldMistake(text, one, at)),
    facts: route === undefined ? [] : (look.index.pagesByRoute.get(route)?.uses ?? []).map(({ name }) => name),
    /** Where each block of the page is written, from top to bottom; those of a part are in another file. */
    shown: route === undefined ? [] : shownBlocks(look, route),
  };
}

function fieldMistake(text: string, diagnostic: Diagnostic, at: number) {
  const { suggestion, ...mistake } = diagnostic;
  // Only offers what --fix would write.
  const isCertain = suggestion !== undefined && fixText(text, [diagnostic]).fixes.length > 0;
  return { ...mistake, at, ...(isCertain ? { suggestion } : {}), canBeAccepted: canBeLowered(diagnostic.code) };
}

function shownBlocks(look: Look, route: string) {
  const page = look.index.pagesByRoute.get(route);
  const blocks = valueAt(page?.data, ["blocks"]);
  if (!page || !Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, at) => {
    if (!isRecord(block)) return [];
    const { file, pointer } = page.place({ path: ["blocks", at] });
    const path = look.pathOf(file);
    return path === undefined ? [] : [{ path, pointer }];
  });
}
