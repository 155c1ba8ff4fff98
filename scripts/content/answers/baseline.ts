import { z } from "zod";
import { compareText, type Diagnostic } from "../diagnostic/diagnostic.ts";
import type { RawContent } from "../read/read-content.ts";

const recordedMistake = z.strictObject({ code: z.string(), line: z.string() });

/**
 * The mistakes that stood when they were recorded: by the path of the file, each with its code and the text of its line, so that other
 * lines may come and go.
 */
const baseline = z.record(z.string(), z.array(recordedMistake));

type RecordedMistake = z.infer<typeof recordedMistake>;
export type Baseline = z.infer<typeof baseline>;

export function parseBaseline(text: string): Baseline | undefined {
  try {
    return baseline.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The text of the file that keeps a baseline: many lines, so that Git merges it. */
export function baselineText(recorded: Baseline): string {
  return `${JSON.stringify(recorded, undefined, 2)}\n`;
}

export function recordMistakes(diagnostics: readonly Diagnostic[], raw: RawContent): Baseline {
  const recorded: Record<string, RecordedMistake[]> = {};
  const name = namesIn(raw);
  for (const diagnostic of diagnostics) {
    const { path, mistake } = name(diagnostic);
    recorded[path] = [...(recorded[path] ?? []), mistake];
  }
  return recorded;
}

export function movedBaseline(recorded: Baseline, newPaths: ReadonlyMap<string, string>): Baseline {
  const moved = Object.entries(recorded).map(([path, warnings]) => [newPaths.get(path) ?? path, warnings] as const);
  return Object.fromEntries(moved.sort(([a], [b]) => compareText(a, b)));
}

/** Leaves out the mistakes that are recorded, each as often as it stands there, of those that can be. */
export function withoutRecorded(
  diagnostics: readonly Diagnostic[],
  { raw, recorded, canBe = () => true }: RecordedIn,
): { readonly diagnostics: Diagnostic[]; readonly left: Baseline } {
  const open = new Map(Object.entries(recorded).map(([path, mistakes]) => [path, [...mistakes]]));
  const left: Record<string, RecordedMistake[]> = {};
  const name = namesIn(raw);
  const rest = diagnostics.filter((diagnostic) => {
    if (!canBe(diagnostic)) return true;
    const { path, mistake } = name(diagnostic);
    const known = open.get(path) ?? [];
    const at = known.findIndex(({ code, line }) => code === mistake.code && line === mistake.line);
    if (at < 0) return true;
    known.splice(at, 1);
    left[path] = [...(left[path] ?? []), mistake];
    return false;
  });
  return { diagnostics: rest, left };
}

interface RecordedIn {
  readonly raw: RawContent;
  readonly recorded: Baseline;
  canBe?(diagnostic: Diagnostic): boolean;
}

function namesIn({
  folder,
  sources,
  tables = [],
}: RawContent): (diagnostic: Diagnostic) => { path: string; mistake: RecordedMistake } {
  const known = new Map(
    [...sources, ...tables].map(({ path, displayPath, text }) => [displayPath, { path, lines: text.split(/\r?\n/) }]),
  );
  return ({ file, code, line }) => {
    const source = known.get(file);
    const path = source?.path ?? file.slice(folder.length + 1);
    return { path, mistake: { code, line: source?.lines[line - 1]?.trim() ?? "" } };
  };
}
