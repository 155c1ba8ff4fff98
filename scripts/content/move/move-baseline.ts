import { type Baseline, baselineText, parseBaseline } from "../answers/baseline.ts";
import { compareText } from "../diagnostic/diagnostic.ts";
import { baselineFileName } from "../read/content-path.ts";
import type { RawContent, SourceFile } from "../read/read-content.ts";

interface MovedFiles {
  readonly moves: readonly { readonly path: string; readonly newPath: string }[];
  /** The files in which addresses have changed, under their old paths, and with the same lines as before. */
  readonly relinked: readonly SourceFile[];
}

/** The file of recorded warnings after a move, so that they stay recorded; undefined where nothing in it changes. */
export function moveBaseline(raw: RawContent, moved: MovedFiles): SourceFile | undefined {
  const baseline = raw.baseline === undefined ? undefined : parseBaseline(raw.baseline);
  if (!baseline) return undefined;
  const text = baselineText(movedRecords(baseline, raw, moved));
  if (text === raw.baseline) return undefined;
  return { path: baselineFileName, displayPath: `${raw.folder}/${baselineFileName}`, text };
}

function movedRecords(baseline: Baseline, { sources }: RawContent, { moves, relinked }: MovedFiles): Baseline {
  const before = new Map(sources.map(({ path, text }) => [path, text]));
  const lines = new Map(relinked.map(({ path, text }) => [path, changedLines(before.get(path) ?? "", text)]));
  const newPaths = new Map(moves.map(({ path, newPath }) => [path, newPath]));
  const taken = new Set(newPaths.values());
  const records = Object.entries(baseline).flatMap(([path, warnings]) => {
    const newPath = newPaths.get(path);
    // What is recorded of a file that is no longer there does not count for the one that comes.
    if (newPath === undefined && taken.has(path)) return [];
    const now = warnings.map(({ code, line }) => ({ code, line: lines.get(path)?.get(line) ?? line }));
    return [[newPath ?? path, now] as const];
  });
  return Object.fromEntries(records.sort(([a], [b]) => compareText(a, b)));
}

/** The lines that are no longer as they were, as a baseline has them, and as they are now. */
function changedLines(before: string, after: string): ReadonlyMap<string, string> {
  const [old, now] = [before, after].map((text) => text.split(/\r?\n/).map((line) => line.trim()));
  return new Map((old ?? []).flatMap((line, at) => (line === now?.[at] ? [] : [[line, now?.[at] ?? line]])));
}
