import type { Today } from "./blocks/block-props.ts";

/** Formatters by language, time zone and style, because creating the first one takes longer than rendering a page. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Describes a day in ISO 8601 and in words, in the given time zone or the computer's. Both texts are formatted only
 * when they are read, because most pages show no day.
 */
export function describeDay(day: Date, language: string, timeZone?: string): Today {
  return {
    get iso() {
      // The Swedish format of dates is that of ISO 8601.
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
