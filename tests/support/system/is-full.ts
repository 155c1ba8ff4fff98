/**
 * Whether every case is tested, as the weekly job does with `FULL=1`. Otherwise only those are tested in which something can
 * differ from the other cases.
 */
export const isFull = process.env["FULL"] === "1";

/** The number of random cases to test: all in the weekly job, a tenth on a push. */
export function runs(all: number): number {
  return isFull ? all : Math.ceil(all / 10);
}
