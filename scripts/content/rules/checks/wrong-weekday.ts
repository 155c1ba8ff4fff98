import { isRecord } from "../../diagnostic/is-record.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { type PlacedBlock, rightBlocksOf } from "../lookups/blocks-of.ts";
import { type ShownText, shownTexts } from "../lookups/shown-texts.ts";
import { suggest } from "../words/suggest.ts";
import { textFinding } from "../words/text-finding.ts";

/** Days of the week that are not those of the date beside them, or are misspelt in opening hours. */
export const wrongWeekday: Check = {
  code: "wrong-weekday",
  severity: "warning",
  scope: "file",
  about: { texts: true, keys: ["hours"] },
  meaning:
    "A date has the name of another day of the week than the calendar: one of the two is wrong. Or its month does not have the day (31 June), or the name of a day is misspelt in opening hours.",
  bad: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: We open on «Monday, 3 May 2031»
`,
  says: {
    message: 'Unexpected "Monday, 3 May 2031": this day is a Saturday.',
    hint: "Look at both again: the day of the week, and the date.",
  },
  good: `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: We open on Saturday, 3 May 2031
`,
  check: (content) => [
    ...shownTexts(content).flatMap((text) => [...findWrong(text), ...findImpossible(text)]),
    ...rightBlocksOf(content).flatMap(findSlips),
  ],
};

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec";
const month = `(?<month>${months})[a-z]*\\.?`;
const dated = new RegExp(
  `\\b(?<name>Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*\\.?,? (?:the )?(?:(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month},?|${month.replace("month", "first")} (?<second>\\d{1,2})(?:st|nd|rd|th)?,) (?<year>\\d{4})\\b`,
  "g",
);

function findWrong(text: ShownText) {
  return [...text.value.matchAll(dated)].flatMap((match) => {
    const { name = "", day, second, month: later, first, year } = match.groups ?? {};
    const date = new Date(
      Date.UTC(Number(year), months.split("|").indexOf(later ?? first ?? ""), Number(day ?? second)),
    );
    const real = days[date.getUTCDay()];
    if (real === undefined || real.startsWith(name)) return [];
    return [
      textFinding(text, {
        start: match.index,
        end: match.index + match[0].length,
        problem: `this day is a ${real}`,
        hint: "Look at both again: the day of the week, and the date.",
      }),
    ];
  });
}

/** A day that its month does not have. "31 April Road" is an address. */
const impossible =
  /(?<!\b(?:no|No) )\b(?:3[01] Feb(?:ruary)?|31 (?:Apr(?:il)?|June?|Sept?(?:ember)?|Nov(?:ember)?))\b(?! \p{Lu}\p{Ll})/gu;

function findImpossible(text: ShownText) {
  return Array.from(text.value.matchAll(impossible), ({ 0: day, index }) =>
    textFinding(text, {
      start: index,
      end: index + day.length,
      problem: `no calendar has this day: the month has ${day.includes("Feb") ? "28 or 29" : 30}`,
      hint: "Look at the day and the month again.",
    }),
  );
}

/** Days of opening hours that are one slip away from the name of a day. */
function findSlips({ file, path, block }: PlacedBlock): Finding[] {
  const { hours } = block;
  if (!Array.isArray(hours)) return [];
  return hours.flatMap((entry: unknown, index) => {
    const value = isRecord(entry) ? entry["days"] : undefined;
    if (typeof value !== "string") return [];
    return [...value.matchAll(/\b\p{Lu}\p{L}{4,}\b/gu)].flatMap((match) => {
      const word = match[0].replace(/s$/, "");
      const meant = days.includes(word) ? undefined : suggest(word, days);
      if (meant === undefined || !/day$|y$|ay/.test(word)) return [];
      const text = { file, path: [...path, "hours", index, "days"], value };
      const [start, end] = [match.index, match.index + match[0].length];
      return [textFinding(text, { start, end, problem: "no day is called so", hint: `Did you mean "${meant}"?` })];
    });
  });
}
