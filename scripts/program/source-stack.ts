import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";

/** A stack with the places of the sources, where what was compiled has a map beside it. */
export function sourceStack(stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string) => {
    const known = maps.get(file) ?? readMap(`${file}.map`);
    maps.set(file, known);
    return known;
  };
  return stack.replaceAll(/(?<=\(|at )((?:[A-Z]:)?[/\\][^():\n]+):(\d+):(\d+)/g, (place, file, line, column) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !("originalSource" in entry)) return place;
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, "utf8"))) : undefined;
}
