/** An entry of a list before and after a change: one of both is undefined where it came or went. */
interface MatchedEntry {
  readonly before: unknown;
  readonly after: unknown;
}

interface MatchedLists {
  /** All entries: those of the list after the change in their order, then those that are gone. */
  readonly entries: readonly MatchedEntry[];
  /** True if entries that both lists have stand in another order. */
  readonly isReordered: boolean;
}

/**
 * Matches the entries of two lists: equal ones first, then those of one name, then those that are left by their order, if
 * `areAlike` holds for them.
 */
export function matchEntries(
  before: readonly unknown[],
  after: readonly unknown[],
  { nameOf, areAlike }: { nameOf(entry: unknown): string; areAlike(before: unknown, after: unknown): boolean },
): MatchedLists {
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  const join = (index: number, partner: number | undefined): void => {
    if (partner === undefined) return;
    partners.set(index, partner);
    taken.add(partner);
  };
  for (const keyOf of [(entry: unknown) => JSON.stringify(entry), nameOf]) {
    const free = groupByKey(before, keyOf, taken);
    after.forEach((entry, index) => {
      if (!partners.has(index)) join(index, free.get(keyOf(entry))?.shift());
    });
  }
  const left = before.flatMap((_, at) => (taken.has(at) ? [] : [at]));
  after.forEach((entry, index) => {
    if (partners.has(index)) return;
    const at = left.slice(0, mostTries).findIndex((other) => areAlike(before[other], entry));
    if (at >= 0) join(index, left.splice(at, 1)[0]);
  });
  const order = after.flatMap((_, index) => partners.get(index) ?? []);
  return {
    entries: [
      ...after.map((entry, index) => {
        const partner = partners.get(index);
        return { before: partner === undefined ? undefined : before[partner], after: entry };
      }),
      ...before.flatMap((entry, index) => (taken.has(index) ? [] : [{ before: entry, after: undefined }])),
    ],
    isReordered: order.some((at, index) => at < (order[index - 1] ?? 0)),
  };
}

/** With how many entries another one is compared at most, so that the work stays in proportion to the lists. */
const mostTries = 50;

/** The places of entries that are not taken yet, by a key of theirs. Those without a key are left out. */
function groupByKey(
  entries: readonly unknown[],
  keyOf: (entry: unknown) => string,
  taken: ReadonlySet<number>,
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  entries.forEach((entry, at) => {
    const key = keyOf(entry);
    if (taken.has(at) || key === "") return;
    const others = places.get(key);
    if (others) others.push(at);
    else places.set(key, [at]);
  });
  return places;
}
