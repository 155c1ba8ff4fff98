import type { Day } from "../../../src/content-values.ts";
import type { ContentFormat } from "./content-format.ts";

/** Whether a text has the form of a day, even if it is not a real date. */
export function hasFormOfDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** Whether a text is a real date, such as 2031-06-30. */
export function isDay(value: unknown): value is string {
  return hasFormOfDay(value) && isOnCalendar(value);
}

export const dayFormat: ContentFormat = {
  name: "day",
  title: "Calendar day",
  description: "A day, as year, month and day: 2031-06-30.",
  usualNames: ["pub-date", "published-at", "date-published", "posted", "created", "created-at"],
  expected: "a real date, as year, month and day: 2031-06-30",
  kind: "name",
  // A year such as 0025 has lost its century.
  accepts: (value) => isDay(value) && value >= "1000",
  correct: tidyDay,
  advise: adviseDay,
  resolved: { type: "Day", resolve: (value, { language }) => resolveDay(value, language) },
};

/** Cached, because creating one takes longer than resolving a page. */
const formatters = new Map<string, Intl.DateTimeFormat>();

export function resolveDay(iso: string, language: string): Day {
  const day = parseDay(iso);
  const format = formatters.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  formatters.set(language, format);
  return { iso, text: day ? format.format(day) : iso };
}

function parseDay(value: string): Date | undefined {
  const day = new Date(`${value}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? undefined : day;
}

/** Corrects the separators between year, month and day, adds leading zeros, and removes midnight: any other time says something. */
function tidyDay(typed: string): string {
  // Word writes non-breaking hyphens.
  const value = typed.replaceAll(/[\u2010-\u2015\u2212]/g, "-");
  // It is clear which number is the day if there are dots, or if one cannot be a month.
  const [, first = "", sign = "", second = "", ofYear = ""] =
    /^\s*(\d\d?)([-/.])(\d\d?)\2(\d{4})\s*$/.exec(value) ?? [];
  if (ofYear !== "" && (sign === "." || Number(first) > 12)) return tidyDay(`${ofYear}-${second}-${first}`);
  const [, year = "", month = "", day = ""] =
    /^\s*(\d{4})[-/.]0?(\d\d?)[-/.]0?(\d\d?)(?:[T ]00:00(?::00(?:\.0+)?)?(?: ?(?:Z|[+-]\d\d:?\d\d))?)?\s*$/.exec(
      value,
    ) ?? [];
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** ISO 8601 with a zone, so that it is the same moment wherever the site is built. */
const momentForm = /^\d{4}-\d\d-\d\dT(?!24)\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

export const momentFormat: ContentFormat = {
  name: "moment",
  title: "Moment",
  description:
    "A day, a T, a time and its time zone, such as 2031-06-30T18:00+01:00. Z means universal time (UTC); seconds may follow the minutes; a space instead of the T is refused.",
  expected: "a real date, with a time and its zone such as 2031-06-30T18:00+01:00",
  kind: "name",
  accepts: (value) => momentForm.test(value) && isOnCalendar(value.slice(0, 10)) && !Number.isNaN(Date.parse(value)),
  correct: tidyMoment,
  advise: adviseDay,
};

/** A time of an event. Its days are those of the local time zone. */
export const eventTimeFormat: ContentFormat = {
  name: "event-time",
  title: "Time of an event",
  description:
    "When an event begins or ends: a day, such as 2031-06-30, or a day with a time and the local time zone, such as 2031-06-30T18:00+01:00.",
  usualNames: ["begins", "start-date", "starts-at", "from", "date", "day", "when"],
  expected: "a day such as 2031-06-30, or one with a time and its zone such as 2031-06-30T18:00+01:00",
  kind: "name",
  accepts: (value) => dayFormat.accepts?.(value) === true || momentFormat.accepts?.(value) === true,
  correct: (value) => (/\d[T ]+\d/i.test(value) ? tidyMoment(value) : tidyDay(value)),
  advise: adviseDay,
};

const dayLength = "2031-06-30".length;

/** Whether a time of an event is a whole day. */
export function isWholeDay(time: string): boolean {
  return time.length === dayLength;
}

/** The time from the start to the end of an event in words, in local time. */
export function describeSpan(start: string, end: string, language: string): string {
  // Treated as UTC, so that it is formatted as it is written.
  const [from = new Date(), to = from] = [start, end].map(
    (time) => new Date(`${time.slice(0, dayLength)}T${time.slice(dayLength + 1, 16) || "00:00"}Z`),
  );
  const format = new Intl.DateTimeFormat(language, {
    ...(isWholeDay(start) ? {} : { timeStyle: "short" }),
    dateStyle: "full",
    timeZone: "UTC",
  });
  return end === start ? format.format(from) : format.formatRange(from, to);
}

/** Whether a day exists: JavaScript would read 31 June as 1 July. */
function isOnCalendar(day: string): boolean {
  return parseDay(day)?.toISOString().slice(0, 10) === day;
}

/** What to do about a day that its month does not have. */
function adviseDay(value: string): string | undefined {
  const iso = value.slice(0, dayLength);
  const month = parseDay(`${iso.slice(0, -2)}01`);
  if (!hasFormOfDay(iso) || !month || isOnCalendar(iso)) return undefined;
  const last = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
  const name = month.toLocaleDateString("en", { month: "long", year: "numeric", timeZone: "UTC" });
  return `${name} has ${last} days: write one of them.`;
}

/** Corrects the space before the time, the case of letters, the separators of the day, one-digit hours, 24:00 (which HTML does not allow), long fractions of a second and the colon of the zone. */
function tidyMoment(value: string): string {
  return value
    .trim()
    .toUpperCase()
    .replace(/^(\d{4})[/.](\d\d)[/.](\d\d)(?=[T ])/, "$1-$2-$3")
    .replace(/^(\S+) +(?=\d)/, "$1T")
    .replace(/T(?=\d:\d\d)/, "T0")
    .replace(/^(.{10})T24(?=:00(?![:.\d]*[1-9]))/, (all, day) =>
      isDay(day) ? new Date(`${day}T24:00Z`).toISOString().slice(0, all.length) : all,
    )
    .replace(/(?<=:\d\d)\.\d{4,}/, "")
    .replace(/(?<! ) +(?:GMT|UTC|UT)$|(?<=\d)(?:GMT|UTC)$/, "Z")
    .replace(/(?<! ) +(?=Z$|[+-])/, "")
    .replace(/([+-]\d\d)(?=\d\d$)/, "$1:")
    .replace(/([+-]\d\d)$/, "$1:00");
}
