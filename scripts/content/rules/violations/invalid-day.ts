import { dayFormat } from "../../formats/dates/day-format.ts";
import type { ViolationRule } from "../kinds/violation-rule.ts";
import { formatFinding } from "../words/format-finding.ts";

const article = (date: string) => `title: Home
description: Fresh bread every morning.
date: ${date}
blocks:
  - type: hero
    title: Fresh bread
`;

/** Days of another form, or that no calendar has. */
export const invalidDay: ViolationRule = {
  code: "invalid-day",
  isOneByForm: true,
  meaning:
    "A day is written as year, month and day, so that it means the same everywhere, and this is something else, or a day that no calendar has.",
  bad: article("«2031/6/30»"),
  says: {
    message: 'Unexpected "2031/6/30", expected a day that there is, as year, month and day: 2031-06-30.',
    hint: 'Write "2031-06-30" instead.',
  },
  good: article("2021-06-30"),
  keywords: ["format"],
  explain: (violation) => formatFinding(violation, dayFormat),
};
