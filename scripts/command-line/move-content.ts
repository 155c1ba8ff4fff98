import { constants, copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFile, writeWhole } from "../cache/replace-file.ts";
import { baselineText, movedBaseline, parseBaseline } from "../content/answers/baseline.ts";
import { type CheckedContent, checkRawContent } from "../content/check/check-content.ts";
import type { ContentModel } from "../content/check/content-model.ts";
import type { ContentIndex } from "../content/index/content-index.ts";
import { firstOfFurther } from "../content/index/further-routes.ts";
import { updateLock } from "../content/index/published-addresses.ts";
import { moveAsset } from "../content/move/move-asset.ts";
import { movePages } from "../content/move/move-page.ts";
import { assetMoveReport, moveReport } from "../content/move/move-report.ts";
import { baselineFileName, lockFileName } from "../content/read/content-path.ts";
import { type RawContent, readContent, type SourceFile } from "../content/read/read-content.ts";
import { isAssetName, type NamedMove, requireAssetMove, requirePageMoves } from "./move-targets.ts";
import { type MovingFile, writeMove } from "./write-move.ts";

/** A move that was made, or what keeps it from being made: the content with its mistakes. */
type MoveAnswer = { readonly report: string } | { readonly refused: CheckedContent; readonly reason: string };

/**
 * Moves a page or an asset with all links to it, or only says what that would change. Throws a UsageError where there is no such thing,
 * or no room for it.
 */
export function moveContent(model: ContentModel, named: NamedMove, isDryRun: boolean): MoveAnswer {
  const { pages } = named;
  const raw = readContent(pages, process.cwd());
  const checked = checkRawContent(model, raw);
  // Drafts move, and have links, as other pages do.
  const index = checked.index?.hiding?.whole ?? checked.index;
  if (!index) return { refused: checked, reason: "links in files with mistakes might be missed. Mend them first." };
  const content = { raw, index };
  const planned = isAssetName(named.from, pages)
    ? planAssetMove(named, content, isDryRun)
    : planPageMove(named, content, isDryRun);
  const after = checkRawContent(model, planned.raw);
  if (!after.index) return { refused: after, reason: "the content would have these mistakes afterwards." };
  if (isDryRun) return { report: planned.report };
  const before = new Map([...raw.sources, ...(raw.tables ?? [])].map(({ path, text }) => [path, text]));
  writeMove(pages, { ...planned, before });
  moveBaseline(raw.baseline, pages, planned.files);
  if (raw.lock) {
    const adds = (route: string) => [route, firstOfFurther(route)].some((one) => planned.routes.has(one));
    writeWhole(join(pages, lockFileName), updateLock(raw.lock.text, after.index, { adds }).text);
  }
  return { report: planned.report };
}

/** Recorded warnings move with their files. */
function moveBaseline(text: string | undefined, pages: string, files: readonly MovingFile[]): void {
  const recorded = text === undefined ? undefined : parseBaseline(text);
  if (text === undefined || !recorded) return;
  const moved = movedBaseline(recorded, new Map(files.map(({ path, newPath }) => [path, newPath])));
  replaceFile({ folder: pages, path: baselineFileName }, text, baselineText(moved));
}

interface MovedContent {
  readonly raw: RawContent;
  readonly index: ContentIndex;
}

/** A move that is ready to be written. */
interface PlannedMove {
  readonly files: readonly MovingFile[];
  /** All of the content after it. */
  readonly raw: RawContent;
  readonly changed: readonly SourceFile[];
  readonly routes: ReadonlySet<string>;
  readonly report: string;
}

function planPageMove(named: NamedMove, { raw, index }: MovedContent, isDryRun: boolean): PlannedMove {
  const { moves, left, from, to } = requirePageMoves(named, index);
  const moved = movePages({ raw, index }, moves, named.below ? { from, to } : undefined);
  return {
    files: moved.pages.map(({ path, newPath, source }) => ({
      path,
      newPath,
      write: (file) => writeFileSync(file, source.text, { flag: "wx" }),
    })),
    raw: moved.raw,
    changed: moved.changed,
    routes: new Set(moves.map(({ to }) => to)),
    report: moveReport(moved, left, isDryRun),
  };
}

function planAssetMove(named: NamedMove, { raw, index }: MovedContent, isDryRun: boolean): PlannedMove {
  const move = requireAssetMove(named, raw.assets);
  const moved = moveAsset(raw, index, move);
  const write = (file: string): void => copyFileSync(join(named.pages, move.path), file, constants.COPYFILE_EXCL);
  return {
    files: [{ ...move, write }],
    raw: moved.raw,
    changed: moved.changed,
    routes: new Set(),
    report: assetMoveReport(move, moved, isDryRun),
  };
}
