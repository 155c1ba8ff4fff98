import { isMap, isScalar, isSeq, type Scalar } from "yaml";
import type { LineIndex } from "../../diagnostic/line-index.ts";

/** A key of an entry of a list at which another entry begins. */
interface NewEntry {
  readonly key: Scalar;
  readonly start: number;
  readonly end: number;
  /** Where its hyphen belongs. */
  readonly hyphen: number;
}

/**
 * The keys of an entry of a list that repeat its first one with other keys before and after them: there a hyphen is
 * missing. Those keys begin their lines, as the others do.
 */
export function newEntries(lines: LineIndex, map: unknown, parent: unknown): NewEntry[] {
  const [first] = isMap(map) ? map.items : [];
  if (!isMap(map) || !isSeq(parent) || !isScalar(first?.key) || !first.key.range) return [];
  const lead = /^ *(?:- +)*- +$/.exec(leadOf(lines, first.key.range[0]))?.[0];
  if (lead === undefined) return [];
  const found: NewEntry[] = [];
  let last = 0;
  for (const [at, { key }] of map.items.entries()) {
    if (at < last + 2 || at === map.items.length - 1) continue;
    if (!isScalar(key) || !key.range || key.value !== first.key.value) continue;
    const [start, end] = key.range;
    if (leadOf(lines, start) !== " ".repeat(lead.length)) continue;
    found.push({ key, start, end, hyphen: start - lead.length + lead.lastIndexOf("-") });
    last = at;
  }
  return found;
}

/** The text before an offset in its line. */
function leadOf(lines: LineIndex, offset: number): string {
  return lines.text.slice(lines.start(lines.lineAt(offset)), offset);
}
