import { z } from "zod";
import { compareText, type Diagnostic } from "../diagnostic/diagnostic.ts";
import { groupBy } from "../diagnostic/group-by.ts";
import type { RawContent } from "../read/read-content.ts";

/**
 * The recorded mistakes by file path, each with its code and the text of its line, so that they are still recognised when other lines
 * come or go.
 */
const baseline = z.record(z.string(), z.array(z.strictObject({ code: z.string(), line: z.string() })));

export type Baseline = z.infer<typeof baseline>;

export function parseBaseline(text: string): Baseline | undefined {
  try {
    return baseline.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The text of a baseline file: many lines, so that Git can merge it. */
export function baselineText(recorded: Baseline): string {
  return `${JSON.stringify(recorded, undefined, 2)}\n`;
}

export function recordMistakes(diagnostics: readonly Diagnostic[], raw: RawContent): Baseline {
  const named = groupBy(diagnostics.map(namesIn(raw)), ({ path }) => path);
  return Object.fromEntries([...named].map(([path, some]) => [path, some.map(({ mistake }) => mistake)]));
}

export function movedBaseline(recorded: Baseline, newPaths: ReadonlyMap<string, string>): Baseline {
  const moved = Object.entries(recorded).map(([path, warnings]) => [newPaths.get(path) ?? path, warnings] as const);
  return Object.fromEntries(moved.sort(([a], [b]) => compareText(a, b)));
}

/** Leaves out the mistakes that are recorded and can be, each as often as it is recorded. */
export function withoutRecorded(
  diagnostics: readonly Diagnostic[],
  { raw, recorded, canBe = () => true }: RecordedIn,
): { readonly diagnostics: Diagnostic[]; readonly left: Baseline } {
  const open = new Map(Object.entries(recorded).map(([path, mistakes]) => [path, [...mistakes]]));
  const left: Diagnostic[] = [];
  const name = namesIn(raw);
  const rest = diagnostics.filter((diagnostic) => {
    if (!canBe(diagnostic)) return true;
    const { path, mistake } = name(diagnostic);
    const known = open.get(path) ?? [];
    const at = known.findIndex(({ code, line }) => code === mistake.code && line === mistake.line);
    if (at < 0) return true;
    known.splice(at, 1);
    left.push(diagnostic);
    return false;
  });
  return { diagnostics: rest, left: recordMistakes(left, raw) };
}

interface RecordedIn {
  readonly raw: RawContent;
  readonly recorded: Baseline;
  canBe?(diagnostic: Diagnostic): boolean;
}

function namesIn({ folder, sources, tables = [] }: RawContent) {
  const known = new Map(
    [...sources, ...tables].map(({ path, displayPath, text }) => [displayPath, { path, lines: text.split(/\r?\n/) }]),
  );
  return ({ file, code, line }: Diagnostic) => {
    const source = known.get(file);
    const path = source?.path ?? file.slice(folder.length + 1);
    return { path, mistake: { code, line: source?.lines[line - 1]?.trim() ?? "" } };
  };
}
