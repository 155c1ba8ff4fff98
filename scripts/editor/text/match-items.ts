import { diffIndices } from "node-diff3";
import { isRecord } from "../../content/diagnostic/is-record.ts";
import { isSame } from "./is-same.ts";

/**
 * For each item that a list is to have, the index of the old one that it is, unchanged or changed; undefined for a new one. Equal
 * items that keep their order come first, then equal ones elsewhere, then those that are alike.
 */
export function matchItems(from: readonly unknown[], to: readonly unknown[]): (number | undefined)[] {
  const matches: (number | undefined)[] = to.map(() => undefined);
  const free = new Set(from.keys());
  const match = (at: number, index: number) => {
    if (matches[at] !== undefined || !free.delete(index)) return;
    matches[at] = index;
  };
  const [old, now] = [from, to].map((list) => list.map(() => -1)) as [number[], number[]];
  const chunks = diffIndices(numbered(from, [...from, ...to]), numbered(to, [...from, ...to]));
  let [next, place] = [0, 0];
  for (const { buffer1, buffer2 } of [...chunks, { buffer1: [from.length, 0], buffer2: [to.length, 0] } as const]) {
    while (next < buffer1[0]) match(place++, next++);
    for (let at = 0; at < buffer1[1]; at++) old[buffer1[0] + at] = next;
    for (let at = 0; at < buffer2[1]; at++) now[buffer2[0] + at] = next;
    [next, place] = [buffer1[0] + buffer1[1], buffer2[0] + buffer2[1]];
  }
  const open = [...to.keys()].filter((at) => matches[at] === undefined);
  const pairs = open.flatMap((at) =>
    [...free].map((index) => ({ at, index, score: likeness(from[index], to[at]) + (old[index] === now[at] ? 1 : 0) })),
  );
  for (const { at, index, score } of pairs.sort((a, b) => b.score - a.score)) if (score >= 0.5) match(at, index);
  return matches;
}

/** Numbers in the place of items, equal for equal ones. */
export function numbered(items: readonly unknown[], all: readonly unknown[]): number[] {
  return items.map((item) => all.findIndex((one) => isSame(one, item)));
}

/** How much of two values is equal, from 0 to 1, or 3 where all is; less than anything where they are of different kinds. */
function likeness(one: unknown, other: unknown): number {
  if (isSame(one, other)) return 3;
  if (!isRecord(one) || !isRecord(other)) {
    const isOfKind = Array.isArray(one) === Array.isArray(other) && isRecord(one) === isRecord(other);
    return isOfKind ? 0 : Number.NEGATIVE_INFINITY;
  }
  if (one["type"] !== other["type"]) return 0;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => key !== "type");
  return keys.filter((key) => isSame(one[key], other[key])).length / Math.max(keys.length, 1);
}
