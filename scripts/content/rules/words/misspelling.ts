/** How many edits a misspelling has at most. */
export const mostEdits = 2;

const longWord = 8;

/** A part of a name between slashes. */
interface Segment {
  /** Without what only joins words, so that it is the same however they are joined. */
  readonly folded: string;
  readonly words: readonly Word[];
}

interface Word {
  readonly text: string;
  readonly digits: string;
}

const noWord: Word = { text: "", digits: "" };

/** A name to compare with many others. It is taken apart once, and not at all where its length already tells. */
export class Name {
  #segments: readonly Segment[] | undefined;

  constructor(readonly text: string) {}

  get segments(): readonly Segment[] {
    this.#segments ??= this.text.toLowerCase().split("/").map(readSegment);
    return this.#segments;
  }
}

function readSegment(text: string): Segment {
  const words = text.split(/[-_. ]+/).map((word) => ({ text: word, digits: word.replaceAll(/\D/g, "") }));
  return { folded: text.replaceAll(/[-_ ]/g, ""), words };
}

/**
 * The number of edits between a word and a name, or undefined where the one is no misspelling of the other. Words
 * between hyphens and slashes are compared one by one: what two names share says nothing about whether the rest is a
 * slip or another thing.
 */
export function misspelling(word: Name, name: Name): number | undefined {
  if (word.text === name.text) return 0;
  if (word.segments.length !== name.segments.length) return undefined;
  const different = likePairs(word, name);
  if (different === undefined) return undefined;
  if (different.length === 0) return wordPairs(word, name).length === 0 ? 0.5 : 0;
  let edits = 0;
  for (const [a, b] of different) {
    const some = editDistance(a.text, b.text);
    if (some > (Math.min(a.text.length, b.text.length) < longWord ? 1 : mostEdits)) return undefined;
    edits += some;
  }
  return edits <= mostEdits ? edits : undefined;
}

/** The pairs of words that differ, or undefined where there are more than a misspelling has, or one of them is no slip. */
function likePairs(word: Name, name: Name): (readonly [Word, Word])[] | undefined {
  const different: (readonly [Word, Word])[] = [];
  // No list of all pairs is made: each unknown name meets every known one, and most differ in their first word.
  for (const [index, { folded, words }] of word.segments.entries()) {
    const other = name.segments[index];
    if (folded === other?.folded) continue;
    const others = other?.words ?? [];
    for (let at = 0; at < Math.max(words.length, others.length); at++) {
      const [a, b] = [words[at] ?? noWord, others[at] ?? noWord];
      if (a.text === b.text) continue;
      if (different.length === mostEdits || !areAlike(a, b)) return undefined;
      different.push([a, b]);
    }
  }
  return different;
}

/** The words of two names side by side; segments that differ only in how they are joined are left out. */
export function wordPairs(word: Name, name: Name): (readonly [Word, Word])[] {
  return word.segments.flatMap(({ folded, words }, index) => {
    const other = name.segments[index];
    if (folded === other?.folded) return [];
    const others = other?.words ?? [];
    const length = Math.max(words.length, others.length);
    return Array.from({ length }, (_, at) => [words[at] ?? noWord, others[at] ?? noWord] as const);
  });
}

/** Whether one of two words may be a misspelling of the other by its length, its first letters and its digits. */
function areAlike({ text: a, digits }: Word, { text: b, digits: others }: Word): boolean {
  if (Math.min(a.length, b.length) < 3 || Math.abs(a.length - b.length) > mostEdits) return false;
  return (a[0] === b[0] || (a[0] === b[1] && a[1] === b[0])) && digits === others;
}

/**
 * The number of insertions, deletions, substitutions and swaps of neighbours between two words, where it is not more
 * than a misspelling has; else it may be any that is more.
 */
function editDistance(a: string, b: string): number {
  const none = mostEdits + 1;
  // Of each row of the usual table only these cells: letters that stand further from each other have more edits between them.
  const width = 2 * mostEdits + 1;
  let [beforeLast, last, current] = [createRow(), createRow(), createRow()];
  for (let cell = mostEdits; cell < width; cell++) last[cell] = cell - mostEdits;
  for (let row = 1; row <= a.length; row++) {
    let least = none;
    for (let cell = 0; cell < width; cell++) {
      const column = row + cell - mostEdits;
      let cost = column === 0 ? row : none;
      if (column > 0 && column <= b.length) {
        const isSame = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
        cost = Math.min(
          cellOf(last, cell) + (isSame ? 0 : 1),
          cellOf(last, cell + 1) + 1,
          cellOf(current, cell - 1) + 1,
        );
        if (!isSame && isSwapped(a, row, b, column)) cost = Math.min(cost, cellOf(beforeLast, cell) + 1);
      }
      current[cell] = cost;
      least = Math.min(least, cost);
    }
    if (least > mostEdits) return none;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return cellOf(last, b.length - a.length + mostEdits);
}

type DistanceRow = number[];

function createRow(): DistanceRow {
  return new Array<number>(2 * mostEdits + 1).fill(mostEdits + 1);
}

function cellOf(row: DistanceRow, cell: number): number {
  return row[cell] ?? mostEdits + 1;
}

function isSwapped(a: string, row: number, b: string, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
  );
}
