/** `1 space`, `2 spaces`. */
export function countSpaces(count: number): string {
  return `${count} ${count === 1 ? "space" : "spaces"}`;
}
