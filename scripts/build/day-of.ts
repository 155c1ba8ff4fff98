/** The day as pages show it, in universal time: `2025-05-03`. */
export function dayOf(today: Date): string {
  return today.toISOString().slice(0, 10);
}
