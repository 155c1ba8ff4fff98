import { isRecord } from "../../diagnostic/is-record.ts";
import { dayFormat } from "../../formats/date-formats.ts";
import { isDraft, momentsOf } from "../../index/publication.ts";
import { withTopLines } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const article = (publishAt: string) => withTopLines(`date: ${publishAt}`);

/** Articles of a day to come that are published already. */
export const futureDate: Check = {
  code: "future-date",
  severity: "warning",
  scope: "file",
  meaning:
    "The date of an article is still to come, and yet it is published: a date is what readers see, and keeps nothing back.",
  bad: article("«2098-05-03»"),
  says: {
    message: "Unexpected 2098-05-03, expected no day in the future: the page is published now.",
    hint: 'Write the day on which it is published. To publish it later add "publishAt: 2098-05-03T09:00Z".',
  },
  good: article("2025-05-03"),
  check: ({ pages, now }) =>
    pages.flatMap((file) => {
      const { date } = isRecord(file.data) ? file.data : {};
      if (now === undefined || typeof date !== "string" || dayFormat.accepts?.(date) !== true) return [];
      // A day has begun everywhere on earth a day after it has begun in Greenwich.
      if (Date.parse(`${date}T00:00:00Z`) <= now + longestDay) return [];
      if (isDraft(file.data) || momentsOf(file.data).publishAt !== undefined) return [];
      return [
        {
          at: { file, path: ["date"] },
          message: `Unexpected ${date}, expected no day in the future: the page is published now.`,
          hint: `Write the day on which it is published. To publish it later add "publishAt: ${date}T09:00Z".`,
        },
      ];
    }),
};

const longestDay = 24 * 60 * 60 * 1000;
