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
import { readBytes } from "../content/read/read-bytes.ts";
import { type RawContent, readContent, type SourceFile } from "../content/read/read-content.ts";
import { UsageError } from "../program/usage-error.ts";
import { isAssetName, type NamedMove, requireAssetMove, requirePageMoves } from "./move-targets.ts";
import type { FileChange } from "./write-files.ts";

/** A move that can be written, or what keeps it from being made: the content with its mistakes. */
type MoveAnswer =
  | { readonly report: string; readonly changes: readonly FileChange[] }
  | { readonly refused: CheckedContent; readonly reason: string };

/**
 * What moves a page or an asset with all links to it, and a report as of what is done, or would be. Throws a UsageError if there is no
 * such thing, or no room for it.
 */
export function moveContent(model: ContentModel, named: NamedMove, isDryRun: boolean): MoveAnswer {
  const { pages } = named;
  const raw = readContent(pages, process.cwd());
  const checked = checkRawContent(model, raw);
  // Drafts move, and have links, just like other pages.
  const index = checked.index?.hiding?.whole ?? checked.index;
  if (!index)
    return { refused: checked, reason: "links in files with mistakes might be missed. Fix the mistakes first." };
  const content = { raw, index };
  const planned = isAssetName(named.from, pages)
    ? planAssetMove(named, content, isDryRun)
    : planPageMove(named, content, isDryRun);
  const after = checkRawContent(model, planned.raw);
  if (!after.index) return { refused: after, reason: "it would cause these mistakes." };
  const { files, changed, routes, report } = planned;
  const adds = (route: string) => [route, firstOfFurther(route)].some((one) => routes.has(one));
  const before = new Map([...raw.sources, ...(raw.tables ?? [])].map(({ path, text }) => [path, text]));
  // The old files go last, so nothing is lost if this is interrupted.
  const changes = [
    ...files.map(({ newPath, after }) => ({ path: newPath, before: undefined, after })),
    ...changed.flatMap(({ path, text }) => changeOf(path, before.get(path), text)),
    ...changeOf(baselineFileName, raw.baseline, baselineAfter(raw.baseline, files)),
    ...changeOf(lockFileName, raw.lock?.text, updateLock(raw.lock?.text ?? "", after.index, { adds }).text),
    ...files.map(({ path, before }) => ({ path, before, after: undefined })),
  ];
  return { report, changes };
}

/** The change of a text; none if there is no file. */
function changeOf(path: string, before: string | undefined, after: string): readonly FileChange[] {
  return before === undefined ? [] : [{ path, before: Buffer.from(before), after: Buffer.from(after) }];
}

/** Recorded warnings move with their files. */
function baselineAfter(text = "", files: readonly MovingFile[]): string {
  const recorded = parseBaseline(text);
  return recorded
    ? baselineText(movedBaseline(recorded, new Map(files.map(({ path, newPath }) => [path, newPath]))))
    : text;
}

interface MovedContent {
  readonly raw: RawContent;
  readonly index: ContentIndex;
}

/** A file that moves to a path that must be free. */
interface MovingFile {
  readonly path: string;
  readonly newPath: string;
  readonly before: Buffer;
  readonly after: Buffer;
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
      before: Buffer.from(raw.sources.find((one) => one.path === path)?.text ?? ""),
      after: Buffer.from(source.text),
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
  const bytes = readBytes(named.pages, move.path);
  if (!(bytes instanceof Uint8Array)) throw new UsageError(`${move.path} cannot be read.`);
  return {
    files: [{ ...move, before: Buffer.from(bytes), after: Buffer.from(bytes) }],
    raw: moved.raw,
    changed: moved.changed,
    routes: new Set(),
    report: assetMoveReport(move, moved, isDryRun),
  };
}
