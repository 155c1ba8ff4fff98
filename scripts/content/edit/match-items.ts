import { isDeepStrictEqual } from "node:util";
import { diffComm } from "node-diff3";
import { isRecord } from "../diagnostic/path.ts";

/**
 * For each item of the new list, the index of its old item, unchanged or changed; undefined for a new one. Equal items in the same
 * order are matched first, then equal ones elsewhere, then similar ones.
 */
export function matchItems(from: readonly unknown[], to: readonly unknown[]): readonly (number | undefined)[] {
  const matches: (number | undefined)[] = to.map(() => undefined);
  const free = new Set(from.keys());
  const match = (at: number, index: number) => {
    if (matches[at] === undefined && free.delete(index)) matches[at] = index;
  };
  // Equal items have equal numbers.
  const numbers = (list: readonly unknown[]) =>
    list.map((item) => [...from, ...to].findIndex((one) => isDeepStrictEqual(one, item)));
  // The stretch between equal items in which each of the others is.
  const [old, now]: [number[], number[]] = [[], []];
  let [index, at] = [0, 0];
  for (const [stretch, { common, buffer1, buffer2 }] of diffComm(numbers(from), numbers(to)).entries()) {
    for (const _ of common ?? []) match(at++, index++);
    for (const _ of buffer1 ?? []) old[index++] = stretch;
    for (const _ of buffer2 ?? []) now[at++] = stretch;
  }
  const open = [...to.keys()].filter((at) => matches[at] === undefined);
  const pairs = open.flatMap((at) =>
    [...free].map((index) => ({ at, index, score: likeness(from[index], to[at]) + (old[index] === now[at] ? 1 : 0) })),
  );
  for (const { at, index, score } of pairs.sort((a, b) => b.score - a.score)) if (score >= 0.5) match(at, index);
  return matches;
}

/** The similarity of two values, from 0 to 1, or 3 if they are equal; negative if they are of different kinds. */
export function likeness(one: unknown, other: unknown): number {
  if (isDeepStrictEqual(one, other)) return 3;
  if (!isRecord(one) || !isRecord(other)) {
    const isOfKind = Array.isArray(one) === Array.isArray(other) && isRecord(one) === isRecord(other);
    return isOfKind ? 0 : Number.NEGATIVE_INFINITY;
  }
  if (one["type"] !== other["type"]) return -0.5;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter((key) => key !== "type");
  return keys.filter((key) => isDeepStrictEqual(one[key], other[key])).length / Math.max(keys.length, 1);
}
