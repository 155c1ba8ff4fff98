import type { Today } from "./blocks/block-props.ts";

/** Formatters by what they are for: making one takes longer than rendering a page. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** A day for programs and, in a language, for people; in a time zone, or in that of the computer. */
export function describeDay(day: Date, language: string, timeZone?: string): Today {
  // Swedes write dates as ISO 8601 does.
  return { iso: formatDay(day, "sv", { timeZone }), text: formatDay(day, language, { timeZone, dateStyle: "long" }) };
}

function formatDay(day: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${options.timeZone} ${options.dateStyle}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, formatter);
  return formatter.format(day);
}
