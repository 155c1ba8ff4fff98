import type { Today } from "./blocks/block-props.ts";

/** Formatters by what they are for: making the first one takes longer than rendering a page. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * A day for programs and, in a language, for people; in a time zone, or in that of the computer. It is put into words only
 * when it is read: most pages show no day.
 */
export function describeDay(day: Date, language: string, timeZone?: string): Today {
  return {
    get iso() {
      // Swedes write dates as ISO 8601 does.
      return formatDay(day, "sv", { timeZone });
    },
    get text() {
      return formatDay(day, language, { timeZone, dateStyle: "long" });
    },
  };
}

function formatDay(day: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${language} ${options.timeZone} ${options.dateStyle}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(language, options);
  formatters.set(key, formatter);
  return formatter.format(day);
}
