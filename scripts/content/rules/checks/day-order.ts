import { isRecord } from "../../diagnostic/is-record.ts";
import { dayFormat } from "../../formats/dates/day-format.ts";
import type { ContentIndex, PageFile } from "../../index/content-index.ts";
import { isDraft, momentsOf } from "../../index/publication.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";

const article = (lines: string) => `title: Home
description: Fresh bread every morning.
${lines}
blocks:
  - type: hero
    title: Fresh bread
`;

/** Articles that were changed before they were written, or that bear a day to come. */
export const dayOrder: Check = {
  code: "day-order",
  severity: "warning",
  scope: "file",
  about: { keys: ["date"] },
  meaning:
    "The days of an article do not go together: it was updated before its date, or its date is still to come and yet it is published. Lists and feeds are in the order of these days.",
  bad: article("date: 2025-05-03\nupdated: «2025-04-30»"),
  says: {
    message: "Unexpected 2025-04-30, expected a day after the date of the page, which is 2025-05-03.",
    hint: "Write the later day here, or the earlier one there.",
  },
  good: article("date: 2025-05-03\nupdated: 2025-05-30"),
  check: ({ pages, now }) => pages.flatMap((page) => checkPage(page, now)),
};

function checkPage(file: PageFile, now: ContentIndex["now"]): Finding[] {
  const { data } = file;
  if (!isRecord(data) || !isDay(data["date"])) return [];
  const { date, updated } = data;
  const at = { file, path: ["date"] };
  const found: Finding[] = [];
  if (isDay(updated) && updated < date) {
    found.push({
      at: { file, path: ["updated"] },
      message: `Unexpected ${updated}, expected a day after the date of the page, which is ${date}.`,
      hint: "Write the later day here, or the earlier one there.",
      related: { at, message: "This is the date of the page." },
    });
  }
  const { publishAt } = momentsOf(data);
  if (isDraft(data)) return found;
  if (publishAt === undefined) {
    if (now === undefined || !isAfter(date, now)) return found;
    const hint = `Write the day on which it is published. To publish it later add "publishAt: ${date}T09:00Z".`;
    found.push({ at, message: `Unexpected ${date}, expected no day in the future: the page is published now.`, hint });
  } else if (isAfter(date, Date.parse(publishAt))) {
    found.push({
      at,
      message: `Unexpected ${date}, expected no day after publishAt, which is ${publishAt}.`,
      hint: "Write the day on which it is published, or publish it later.",
      related: { at: { file, path: ["publishAt"] }, message: "It is published at this moment." },
    });
  } else if (
    !hasEnded(data, publishAt) &&
    publishAt.slice(4, 10) === date.slice(4) &&
    publishAt.slice(0, 4) !== date.slice(0, 4)
  ) {
    found.push({
      at: { file, path: ["publishAt"] },
      message: `Unexpected ${publishAt}, expected the year of the date of the page, which is ${date}: day and month are the same.`,
      hint: "Write the same year in both.",
      related: { at, message: "This is the date of the page." },
    });
  }
  return found;
}

/** Whether something expires before it is published, which is reported by itself. */
function hasEnded(data: Readonly<Record<string, unknown>>, publishAt: string): boolean {
  const { expireAt } = momentsOf(data);
  return expireAt !== undefined && Date.parse(expireAt) <= Date.parse(publishAt);
}

const longestDay = 24 * 60 * 60 * 1000;

/** True where a day begins after a moment everywhere on earth. */
function isAfter(day: string, moment: number): boolean {
  return Date.parse(`${day}T00:00:00Z`) > moment + longestDay;
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && dayFormat.accepts?.(value) === true;
}
