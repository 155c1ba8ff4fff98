import { z } from "zod";
import { compareText, type Diagnostic, publishedWarnings } from "../diagnostic/diagnostic.ts";
import type { RawContent } from "../read/read-content.ts";

const recordedWarning = z.strictObject({ code: z.string(), line: z.string() });

/**
 * The warnings that stood when they were recorded: by the path of the file, each with its code and the text of its line, so that lines
 * above may come and go.
 */
const baseline = z.record(z.string(), z.array(recordedWarning));

type RecordedWarning = z.infer<typeof recordedWarning>;
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

export function recordBaseline(diagnostics: readonly Diagnostic[], raw: RawContent): Baseline {
  const recorded: Record<string, RecordedWarning[]> = {};
  const name = namesIn(raw);
  for (const diagnostic of publishedWarnings(diagnostics)) {
    const { path, warning } = name(diagnostic);
    recorded[path] = [...(recorded[path] ?? []), warning];
  }
  return recorded;
}

export function movedBaseline(recorded: Baseline, newPaths: ReadonlyMap<string, string>): Baseline {
  const moved = Object.entries(recorded).map(([path, warnings]) => [newPaths.get(path) ?? path, warnings] as const);
  return Object.fromEntries(moved.sort(([a], [b]) => compareText(a, b)));
}

/** Leaves out the warnings that a baseline has recorded, each as often as it stands there. */
export function sinceBaseline(diagnostics: readonly Diagnostic[], raw: RawContent, recorded: Baseline) {
  const open = new Map(Object.entries(recorded).map(([path, warnings]) => [path, [...warnings]]));
  const left: Record<string, RecordedWarning[]> = {};
  const name = namesIn(raw);
  const rest = diagnostics.filter((diagnostic) => {
    if (diagnostic.severity !== "warning" || diagnostic.unpublished) return true;
    const { path, warning } = name(diagnostic);
    const known = open.get(path) ?? [];
    const at = known.findIndex(({ code, line }) => code === warning.code && line === warning.line);
    if (at < 0) return true;
    known.splice(at, 1);
    left[path] = [...(left[path] ?? []), warning];
    return false;
  });
  return { diagnostics: rest, left };
}

function namesIn({
  folder,
  sources,
  tables = [],
}: RawContent): (diagnostic: Diagnostic) => { path: string; warning: RecordedWarning } {
  const known = new Map(
    [...sources, ...tables].map(({ path, displayPath, text }) => [displayPath, { path, lines: text.split(/\r?\n/) }]),
  );
  return ({ file, code, line }) => {
    const source = known.get(file);
    const path = source?.path ?? file.slice(folder.length + 1);
    return { path, warning: { code, line: source?.lines[line - 1]?.trim() ?? "" } };
  };
}
