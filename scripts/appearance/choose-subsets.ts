import { type Letters, subsetsOf } from "../content/fonts/find-letters.ts";
import { allSubsets, type Subset } from "../content/fonts/typefaces.ts";

/** The fewest of the available subsets that show some letters, in the order in which their rules stand. Latin is always one. */
export function chooseSubsets(letters: Iterable<Letters>, available: readonly Subset[]): readonly Subset[] {
  const chosen = new Set<Subset>(["latin"]);
  const choices = Array.from(letters, (some) => subsetsOf(some).filter((subset) => available.includes(subset)));
  // Letters that only one subset has come first: that one often has those that several have.
  for (const subsets of choices.sort((a, b) => a.length - b.length)) {
    const [first] = subsets;
    if (first !== undefined && !subsets.some((subset) => chosen.has(subset))) chosen.add(first);
  }
  return allSubsets.filter((subset) => chosen.has(subset));
}
