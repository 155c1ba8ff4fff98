/** A range of clock times in a text, in minutes after midnight. */
export interface HourRange {
  readonly from: number;
  readonly to: number;
  /** The time in it that no clock shows. */
  readonly impossible: string | undefined;
  /** True where both times name their half of the day. */
  readonly hasHalves: boolean;
  /** Whether the text says that it goes on past midnight. */
  readonly isOvernight: boolean;
  readonly span: { readonly start: number; readonly end: number };
}

const half = "(?: ?([ap])\\.?m\\b\\.?)?";
const clock = `(\\d{1,2})(?:[.:h](\\d{2}))?${half}`;
const ranges = new RegExp(
  `(?<![\\d.:£€$+/-])${clock} ?(?:to|till|until|bis|à|[–—-]) ?${clock}(?![\\d:%/]|[.,]\\d)`,
  "gi",
);

const pastMidnight = /night|midnight|next (?:day|morning)|following (?:day|morning)|24 ?h/i;

/** The ranges of clock times in a text such as "8.00 to 12.30, 14.00 to 18.30". Whole numbers alone are hours where both are. */
export function hoursIn(text: string): HourRange[] {
  // Most texts of entries have no figure at all.
  if (!/\d/.test(text)) return [];
  const isOvernight = pastMidnight.test(text);
  return [...text.matchAll(ranges)].flatMap((match) => {
    const [whole, fromHour = "", fromMinute, fromHalf, toHour = "", toMinute, toHalf] = match;
    // Two bare numbers may be anything, and one of them with minutes is a slip of another kind.
    const isClock = (minute: string | undefined, side: string | undefined) => (minute ?? side) !== undefined;
    if (!isClock(fromMinute, fromHalf) || !isClock(toMinute, toHalf)) return [];
    const impossible = impossibleTime(fromHour, fromMinute, fromHalf) ?? impossibleTime(toHour, toMinute, toHalf);
    return [
      {
        from: minutesOf(fromHour, fromMinute, fromHalf),
        to: minutesOf(toHour, toMinute, toHalf),
        impossible,
        hasHalves: fromHalf !== undefined && toHalf !== undefined,
        // "9.00 to 5.30 pm" says of one time alone which half of the day it is in.
        isOvernight: isOvernight || (fromHalf === undefined) !== (toHalf === undefined),
        span: { start: match.index, end: match.index + whole.length },
      },
    ];
  });
}

function impossibleTime(hour: string, minute = "00", side?: string): string | undefined {
  const most = side === undefined ? 24 : 12;
  const isPast = Number(hour) === 24 && Number(minute) > 0;
  return Number(hour) > most || Number(minute) > 59 || isPast ? `${hour}.${minute}` : undefined;
}

function minutesOf(hour: string, minute = "00", side?: string): number {
  const hours = side === undefined ? Number(hour) : (Number(hour) % 12) + (side.toLowerCase() === "p" ? 12 : 0);
  return hours * 60 + Number(minute);
}

const names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const name = "(mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,6})\\.?";
const dayFirst = new RegExp(`^\\s*${name}`, "i");
const spans = new RegExp(`^${name}(?: ?(?:to|[–—-]) ?${name})?$`, "i");

/** The days of the week that a text such as "Monday to Friday" or "Saturday and Sunday" names, and nothing else. */
export function weekdaysIn(text: string): ReadonlySet<number> | undefined {
  // Most texts are no days.
  if (text.length > 80 || !dayFirst.test(text)) return undefined;
  const days = new Set<number>();
  for (const part of text.trim().split(/, ?| and | & /)) {
    const [, first, last = first] = spans.exec(part.trim()) ?? [];
    if (first === undefined || last === undefined) return undefined;
    const from = names.indexOf(first.toLowerCase());
    const count = (names.indexOf(last.toLowerCase()) - from + 7) % 7;
    for (let day = 0; day <= count; day++) days.add((from + day) % 7);
  }
  return days;
}
