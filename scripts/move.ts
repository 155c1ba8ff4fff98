import { lstatSync, mkdirSync, readdirSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { replaceFile } from "./cache/replace-file.ts";
import { type MoveFlags, parseMoveFlags } from "./command-line/options.ts";
import { requirePages } from "./command-line/require-pages.ts";
import { runCommand } from "./command-line/run-command.ts";
import { wantsColour } from "./command-line/wants-colour.ts";
import { checkRawContent } from "./content/check/check-content.ts";
import { createContentModel } from "./content/check/content-model.ts";
import { type ContentIndex, notFoundRoute } from "./content/index/content-index.ts";
import { type Move, movePage, type PageMove } from "./content/move/move-page.ts";
import { moveReport } from "./content/move/move-report.ts";
import { findDetour } from "./content/read/find-detour.ts";
import { readContent } from "./content/read/read-content.ts";
import { isRoute } from "./content/read/route-form.ts";
import { pathsOfRoute } from "./content/read/route-of.ts";
import { reportFormats } from "./content/report/report-formats.ts";
import { suggest } from "./content/rules/words/suggest.ts";
import { readSchemas } from "./content/schema/schema-set.ts";
import { schemaFolder } from "./program/project.ts";
import { UsageError } from "./program/usage-error.ts";

await runCommand(() => {
  const flags = parseMoveFlags(process.argv.slice(2));
  const pages = resolve(flags.pages);
  const model = createContentModel(readSchemas(schemaFolder));
  requirePages(pages);
  const raw = readContent(pages, process.cwd());
  const checked = checkRawContent(model, raw);
  // Drafts move, and have links, as other pages do.
  const index = checked.index?.hiding?.whole ?? checked.index;
  if (!index) {
    process.stderr.write(reportFormats.text(checked, wantsColour(process.stderr, process.env)));
    process.stderr.write("Nothing was moved: links in files with mistakes might be missed. Mend them first.\n");
    return 1;
  }
  const move = requireMove(flags, pages, index);
  const moved = movePage({ ...checked, index }, move);
  const after = checkRawContent(model, { ...raw, sources: moved.sources });
  if (!after.index) {
    process.stderr.write(reportFormats.text(after, wantsColour(process.stderr, process.env)));
    process.stderr.write("Nothing was moved: the content would have these mistakes afterwards.\n");
    return 1;
  }
  if (!flags["dry-run"])
    writeMove(pages, move, { moved, before: new Map(raw.sources.map(({ path, text }) => [path, text])) });
  process.stdout.write(moveReport(move, moved, flags["dry-run"]));
  return 0;
});

/** The move that the flags ask for. Throws a UsageError where there is no such page, or its new place is taken. */
function requireMove({ from, to }: MoveFlags, pages: string, index: ContentIndex): Move {
  const page = index.pagesByRoute.get(from);
  if (!page) {
    const meant = suggest(from, index.pagesByRoute.keys());
    throw new UsageError(`There is no page ${JSON.stringify(from)}${meant ? `; write ${meant}` : ""}.`);
  }
  if (from === "/" || from === notFoundRoute) throw new UsageError(`${from} has its fixed place and cannot be moved.`);
  if (to === "/" || to === notFoundRoute || !isRoute(to)) {
    throw new UsageError(`${JSON.stringify(to)} cannot be the route of a page. Write one such as /industries/retail.`);
  }
  const { path } = page.source;
  const newPath = `${to.slice(1)}${path.endsWith("/index.yaml") ? "/index" : ""}.yaml`;
  const detour = findDetour(pages, newPath);
  if (detour !== undefined) throw new UsageError(`${detour} is no folder: a page can only be written to a folder.`);
  const taken = pathsOfRoute(to).find((name) => lstatSync(join(pages, name), { throwIfNoEntry: false }));
  if (taken !== undefined) throw new UsageError(`${taken} exists already: it is the page ${to}.`);
  return { from, to, path, newPath };
}

interface MoveToWrite {
  readonly moved: PageMove;
  /** The texts before, by the paths of their files. */
  readonly before: ReadonlyMap<string, string>;
}

/**
 * Writes the new page, then the links to it, and last deletes the old page: whenever it is interrupted, no text is lost.
 * Where one file cannot be written, the others are put back, and a UsageError says why.
 */
function writeMove(pages: string, { path, newPath }: Move, { moved, before }: MoveToWrite): void {
  const file = join(pages, newPath);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, moved.page.text, { flag: "wx" });
  const done: (typeof moved.changed)[number][] = [];
  for (const source of moved.changed) {
    const old = before.get(source.path) ?? "";
    const reason = replaceFile({ folder: pages, path: source.path }, old, source.text);
    if (reason === undefined) {
      done.push(source);
      continue;
    }
    for (const { path: written, text } of done)
      replaceFile({ folder: pages, path: written }, text, before.get(written) ?? "");
    rmSync(file);
    throw new UsageError(`Nothing was moved: ${source.displayPath} could not be written: ${reason}.`);
  }
  rmSync(join(pages, path));
  removeEmptyFolders(pages, dirname(path));
}

/** Removes a folder of the content that the last page has left, and those around it. */
function removeEmptyFolders(pages: string, folder: string): void {
  if (folder === "." || readdirSync(join(pages, folder)).length > 0) return;
  rmdirSync(join(pages, folder));
  removeEmptyFolders(pages, dirname(folder));
}
