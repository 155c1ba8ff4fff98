/**
 * The one of `known` that a reader most likely meant by `word`, or undefined where none is close or several are
 * equally close: what this returns may be written into the file without asking.
 */
export function suggest(word: string, known: Iterable<string>): string | undefined {
  const [only, another] = nearest(word, known);
  return another === undefined ? only : undefined;
}

/** Those of `known` that are closest to `word`; several where they are equally close, none where none is close. */
export function nearest(word: string, known: Iterable<string>): readonly string[] {
  const folded = fold(word);
  let best: string[] = [];
  let bestDistance = Math.max(1, Math.floor(word.length / 3));
  for (const candidate of new Set(known)) {
    if (Math.abs(candidate.length - word.length) > bestDistance) continue;
    const distance = candidate === word ? 0 : fold(candidate) === folded ? 0.5 : editDistance(word, candidate);
    if (distance > bestDistance) continue;
    if (distance < bestDistance) best = [];
    best.push(candidate);
    bestDistance = distance;
  }
  return best;
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll(/[-_ ]/g, "");
}

/** The number of insertions, deletions, substitutions and swaps of neighbours between two words. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/** `suggest` over one set of words, which is asked for when the first word is looked up. Each word is looked up once. */
export function createSuggester(known: () => Iterable<string>): (word: string) => string | undefined {
  const found = new Map<string, string | undefined>();
  let words: readonly string[] | undefined;
  return (word) => {
    if (!found.has(word)) {
      words ??= [...known()];
      found.set(word, suggest(word, words));
    }
    return found.get(word);
  };
}
