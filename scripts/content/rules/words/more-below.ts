/** ` (as are 2 more below)`: ends a message about the first of several like mistakes. Empty where there is no other. */
export function moreBelow(count: number): string {
  return count > 0 ? ` (as ${count === 1 ? "is" : "are"} ${count} more below)` : "";
}
