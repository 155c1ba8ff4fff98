import type { Day } from "./content-values.ts";

/** Both texts are formatted only when they are read, because most pages show no day. */
export function describeDay(day: Date, language: string, timeZone?: string): Day {
  return {
    get iso() {
      // The Swedish format of dates is that of ISO 8601.
      return day.toLocaleDateString("sv", { timeZone });
    },
    get text() {
      return day.toLocaleDateString(language, { timeZone, dateStyle: "long" });
    },
  };
}
