import { isRecord } from "../../diagnostic/is-record.ts";
import type { ValuePath } from "../../diagnostic/path.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import type { Check } from "../kinds/check.ts";
import { type PlacedBlock, rightBlocksOf } from "../lookups/blocks-of.ts";
import { type HourRange, hoursIn, weekdaysIn } from "../lookups/opening-hours.ts";
import { excerpt } from "../words/describe-value.ts";
import { textFinding } from "../words/text-finding.ts";

const page = (hours: string) => `title: Home
description: Fresh bread every morning.
blocks:
  - type: hero
    title: Fresh bread
  - type: contact
    title: Find us
    ways:
      - label: Telephone
        text: 01632 960123
    hours:
      - days: Monday to Friday
        hours: 7.30 to 18.30
      - days: Saturday
        hours: ${hours}
`;

/** Opening hours that no clock shows, that end before they begin, or that contradict each other. */
export const wrongHours: Check = {
  code: "wrong-hours",
  severity: "warning",
  scope: "file",
  meaning:
    "Opening hours name a time that no clock shows, end before they begin, or say two things about the same hours of a day. What is open past midnight may end before it begins; in a list of days with other hours it says so, as in 18.30 to 8.00 overnight.",
  bad: page("«13.00 to 8.00»"),
  says: {
    message: 'Unexpected "13.00 to 8.00": it ends before it begins.',
    hint: "Write the earlier time first, on a clock of 24 hours such as 18.30, or with am and pm; what is open past midnight can say overnight.",
  },
  good: page("8.00 to 13.00"),
  check: (content) => rightBlocksOf(content).flatMap(checkBlock),
};

/** Hours, the days for which they are where these are named, and the place of the two. */
interface Entry {
  readonly hours: Text;
  readonly days: Text | undefined;
}

interface Text {
  readonly value: string;
  readonly path: ValuePath;
}

function checkBlock({ file, path, block }: PlacedBlock): Finding[] {
  const entries = entriesIn(block, path);
  if (entries.length === 0) return [];
  const ranges = entries.map(({ hours }) => hoursIn(hours.value));
  const found = entries.flatMap(({ hours, days }, index) => {
    const others = ranges.filter((_, other) => other !== index).flat();
    return (ranges[index] ?? []).flatMap((range) => {
      const problem = problemOf(range, {
        isOfDays: weekdaysIn(days?.value ?? "") !== undefined,
        others,
        text: file.source.text,
      });
      return problem ? [textFinding({ file, ...hours }, { ...range.span, ...problem })] : [];
    });
  });
  return found.length > 0
    ? found
    : overlaps(entries, ranges).map((finding) => ({ ...finding, at: { file, ...finding.at } }));
}

const hoursKeys = ["hours", "availability", "value"];

/** The hours of a block: those of a place, of a way to get in touch, and facts whose label is a day. */
function entriesIn(block: PlacedBlock["block"], path: ValuePath): Entry[] {
  return ["hours", "items"].flatMap((key) => {
    const list = block[key];
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry: unknown, index) => {
      // Most entries of blocks are no hours.
      if (!isRecord(entry) || !hoursKeys.some((name) => typeof entry[name] === "string")) return [];
      const text = (name: string): Text | undefined => {
        const value = entry[name];
        return typeof value === "string" ? { value, path: [...path, key, index, name] } : undefined;
      };
      const days = text("days") ?? text("label");
      const hours =
        text("hours") ?? text("availability") ?? (weekdaysIn(days?.value ?? "") ? text("value") : undefined);
      return hours ? [{ hours, days }] : [];
    });
  });
}

/** Noon, and the hours up to which what has begun in the day or in the evening may well go on. */
const [noon, lateNight, earlyMorning] = [12 * 60, 4 * 60, 6 * 60];

/** What goes on past midnight lasts so many minutes at most. */
const longestNight = 18 * 60;

interface Surroundings {
  /** Whether the hours are those of a day that is named. */
  readonly isOfDays: boolean;
  readonly others: readonly HourRange[];
  readonly text: string;
}

/** A time after noon on a clock of 24 hours. */
const afterNoon = /\b(?:1[3-9]|2[0-3])[.:][0-5]\d\b/;

function problemOf(range: HourRange, { isOfDays, others, text }: Surroundings) {
  if (range.impossible !== undefined) {
    return {
      problem: `no clock shows ${range.impossible}`,
      hint: "Write hours from 0 to 24, to 12 with am or pm, and minutes from 00 to 59.",
    };
  }
  const { from, to, hasHalves } = range;
  if (to >= from || to <= lateNight || range.isOvernight) return undefined;
  // "9.00 to 5.30" is right where nobody writes 17.30.
  if (!hasHalves && !afterNoon.test(text)) return undefined;
  const isTooLong = 24 * 60 - from + to > longestNight;
  const mayBeNight =
    !isTooLong && from >= noon && (to <= earlyMorning || !isOfDays || others.length === 0 || others.some(isNight));
  return mayBeNight ? undefined : { problem: "it ends before it begins", hint: wrongHours.says.hint };
}

function isNight({ from, to }: HourRange): boolean {
  return to < from;
}

/** Entries whose days are among those of an earlier one, with hours at the same time. */
function overlaps(entries: readonly Entry[], ranges: readonly (readonly HourRange[])[]) {
  const isClosedAndOpen = (two: readonly number[]) =>
    two.some((at) => /^(?:closed|geschlossen|ferm\u00e9)$/i.test(entries[at]?.hours.value.trim() ?? "")) &&
    two.some((at) => (ranges[at] ?? []).length > 0);
  const days = entries.map((entry) => (entry.days ? weekdaysIn(entry.days.value) : undefined));
  return entries.flatMap(({ days: written }, index) => {
    const own = days[index];
    const first = days.findIndex(
      (other, at) =>
        at < index &&
        own !== undefined &&
        other !== undefined &&
        // Of two entries for the same days one is a copy of the other, which is reported by itself.
        (own.size !== other.size || [...own].some((day) => !other.has(day))) &&
        [...own].some((day) => other.has(day)) &&
        (areAtOnce(ranges[at] ?? [], ranges[index] ?? []) || isClosedAndOpen([at, index])),
    );
    const before = entries[first]?.days;
    if (!written || !before) return [];
    return [
      {
        at: { path: before.path },
        message: `Unexpected "${excerpt(before.value)}": "${excerpt(written.value)}" ${isClosedAndOpen([first, index]) ? "has one of its days, and one of the two is closed" : "has hours at the same time"}, expected each day once.`,
        hint: "Name each day once, or give it hours that come after each other.",
      },
    ];
  });
}

function areAtOnce(some: readonly HourRange[], others: readonly HourRange[]): boolean {
  return some.some((one) => others.some((other) => one.from < other.to && other.from < one.to));
}
