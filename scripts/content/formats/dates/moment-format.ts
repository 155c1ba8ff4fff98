import type { ContentFormat } from "../descriptor/content-format.ts";

/** ISO 8601 with a zone, so that it is the same moment wherever the site is built. */
const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

export const momentFormat: ContentFormat = {
  name: "moment",
  title: "Moment",
  description:
    "A day, a T, a time and the zone of that time, such as 2031-06-30T18:00+01:00. Z is the zone of universal time; seconds may follow the minutes; a space in place of the T is refused.",
  expected: "a day that there is, with a time and its zone such as 2031-06-30T18:00+01:00",
  kind: "name",
  accepts: (value) => form.test(value) && isOnCalendar(value),
  correct: tidyMoment,
};

/** True where the day and the time exist: JavaScript takes 31 June for 1 July. */
function isOnCalendar(value: string): boolean {
  const local = Date.parse(`${value.slice(0, 16)}Z`);
  return !Number.isNaN(Date.parse(value)) && new Date(local || 0).toISOString().slice(0, 16) === value.slice(0, 16);
}

/** Corrects the space before the time, the case of letters, the signs in the day, hours of one digit and the colon of the zone. */
function tidyMoment(value: string): string {
  return value
    .trim()
    .toUpperCase()
    .replace(/^(\d{4})[/.](\d\d)[/.](\d\d)(?=[T ])/, "$1-$2-$3")
    .replace(/^(\S+) +(?=\d)/, "$1T")
    .replace(/T(?=\d:\d\d)/, "T0")
    .replace(/(?<! ) +(?:GMT|UTC|UT)$|(?<=\d)(?:GMT|UTC)$/, "Z")
    .replace(/(?<! ) +(?=Z$|[+-])/, "")
    .replace(/([+-]\d\d)(?=\d\d$)/, "$1:")
    .replace(/([+-]\d\d)$/, "$1:00");
}
