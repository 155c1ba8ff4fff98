import { isFull } from "./is-full.ts";

/** How many random cases a push asks of those that the weekly job asks: a tenth. */
export function runs(all: number): number {
  return isFull ? all : Math.ceil(all / 10);
}
