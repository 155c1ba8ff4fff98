const mostEdits = 2;
/** In shorter words one edit is the most: two of four letters make another word. */
const longWord = 8;

/** A name to compare with many others. It is taken apart once. */
export class Name {
  /** Its words, between slashes, hyphens and spaces. */
  readonly words: readonly string[];

  constructor(readonly text: string) {
    this.words = text.toLowerCase().split(/[-_./ ]+/);
  }
}

/**
 * The number of edits between two names, or undefined where the one is no misspelling of the other. Their words are compared one by
 * one: what two names share says nothing about whether the rest is a slip or another thing.
 */
export function misspelling({ words, text }: Name, other: Name): number | undefined {
  if (text === other.text) return 0;
  if (words.length !== other.words.length) return words.join("") === other.words.join("") ? 0.5 : undefined;
  let edits = 0.5;
  for (const [at, word] of words.entries()) {
    const meant = other.words[at] ?? "";
    if (word === meant) continue;
    const some = mayBeSlip(word, meant) ? editDistance(word, meant) : Infinity;
    edits += some;
    if (some > (Math.min(word.length, meant.length) < longWord ? 1 : mostEdits) || edits > mostEdits + 0.5) {
      return undefined;
    }
  }
  return edits;
}

/** By its length, its first letter and its digits: a look at these is enough for most names. */
function mayBeSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < 3 || Math.abs(a.length - b.length) > mostEdits) return false;
  if (a[0] !== b[0] && (a[0] !== b[1] || a[1] !== b[0])) return false;
  return a.replaceAll(/\D/g, "") === b.replaceAll(/\D/g, "");
}

/** The number of insertions, deletions, substitutions and swaps of neighbours between two words. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        isSwap ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
