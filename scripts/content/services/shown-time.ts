import type { Labels } from "../../../src/labels.ts";

/** How long a cookie lasts, such as "2 years", in the words of a language. Other words stay as they are. */
export function shownTime(time: string, { language }: Labels): string {
  const [, number, unit] = /^(\d+) (minute|hour|day|week|month|year)s?$/.exec(time) ?? [];
  if (number === undefined) return time;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Number(number));
}
