import { commonEnds, longestCommon } from "../../../src/lists/longest-common.ts";

/** A part of two texts: words that both have, or those that are gone and those that stand in their place. */
type TextPart = { readonly same: readonly string[] } | { readonly gone: string; readonly come: string };

/** The most pairs of words that are compared: longer changes are told as one. */
const mostPairs = 250_000;
/** Fewer words than this between two changes make them one. */
const fewWords = 3;

/** The parts of two texts in their order. Words keep the space behind them. */
export function wordDifference(before: string, after: string): readonly TextPart[] {
  const [old, now] = [spacedWords(before), spacedWords(after)];
  const { start, end } = commonEnds(old, now);
  const middle = differingParts(old.slice(start, old.length - end), now.slice(start, now.length - end));
  return [{ same: now.slice(0, start) }, ...middle, { same: now.slice(now.length - end) }];
}

function spacedWords(text: string): string[] {
  return text.split(/(?<=\s)(?=\S)/);
}

/** The parts of two lists of words that begin and end unlike each other. */
function differingParts(old: readonly string[], now: readonly string[]): TextPart[] {
  const kept = old.length * now.length > mostPairs ? [] : longestCommon(old, now);
  const parts: TextPart[] = [];
  let [at, next] = [0, 0];
  let gone: string[] = [];
  let come: string[] = [];
  for (const run of longRuns(kept)) {
    gone = [...gone, ...old.slice(at, run.old)];
    come = [...come, ...now.slice(next, run.now)];
    parts.push({ gone: joined(gone), come: joined(come) }, { same: now.slice(run.now, run.now + run.length) });
    [at, next, gone, come] = [run.old + run.length, run.now + run.length, [], []];
  }
  return [...parts, { gone: joined(old.slice(at)), come: joined(now.slice(next)) }];
}

interface Run {
  readonly old: number;
  readonly now: number;
  readonly length: number;
}

/** Words that stand together in both lists, without those that are too few to be told apart from what changes. */
function longRuns(pairs: readonly (readonly [number, number])[]): Run[] {
  const runs: Run[] = [];
  for (const [old, now] of pairs) {
    const last = runs.at(-1);
    if (last && last.old + last.length === old && last.now + last.length === now) {
      runs[runs.length - 1] = { ...last, length: last.length + 1 };
    } else runs.push({ old, now, length: 1 });
  }
  return runs.filter(({ length }) => length >= fewWords);
}

function joined(words: readonly string[]): string {
  return words.join("").trim();
}
