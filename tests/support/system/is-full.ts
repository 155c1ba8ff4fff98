/**
 * Whether every case is asked, as the weekly job does with `FULL=1`. Otherwise only those are asked in which something can
 * differ from what another case has shown already.
 */
export const isFull = process.env["FULL"] === "1";

/** How many random cases a push asks of those that the weekly job asks: a tenth. */
export function runs(all: number): number {
  return isFull ? all : Math.ceil(all / 10);
}
