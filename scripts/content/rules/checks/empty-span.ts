import { isRecord, listAt, valueAt, type ValuePath } from "../../diagnostic/path.ts";
import { isWholeDay } from "../../formats/date-formats.ts";
import type { PageFile } from "../../index/content-index.ts";
import { partsOf } from "../../index/publication.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const offer = (publishAt: string, expireAt: string) => `${examplePage}  - type: prose
    title: Christmas bread
    body: Only in December.
    publishAt: ${publishAt}
    expireAt: ${expireAt}
`;

export const emptySpan: Check = {
  code: "empty-span",
  scope: "file",
  meaning:
    "A page or a block expires before it is published, an event ends before it begins, or a bar of a scale ends at or before its start. Nobody would ever see it.",
  bad: offer("2098-12-01T09:00Z", "«2097-12-27T18:00Z»"),
  good: offer("2098-12-01T09:00Z", "2098-12-27T18:00Z"),
  check: ({ pages }) =>
    pages.flatMap((file) => {
      const parts = partsOf(file.data).flatMap(({ part, path }) => [
        { part, path },
        ...listAt(part, ["items"]).map((item, index) => ({ part: item, path: [...path, "items", index] })),
      ]);
      const event = { part: valueAt(file.data, ["event"]), path: ["event"] };
      return [event, ...parts].flatMap(({ part, path }) => emptyIn(file, part, path));
    }),
};

/** Pairs of keys for the start and end of something. Only an event may end when it begins. */
const spans = [
  ["publishAt", "expireAt"],
  ["start", "end"],
  ["from", "until"],
] as const;

function emptyIn(file: PageFile, part: unknown, path: ValuePath): Finding[] {
  if (!isRecord(part)) return [];
  return spans.flatMap(([start, end]) => {
    const [from, to] = timesOf(part[start], part[end]);
    const isEmpty = from !== undefined && to !== undefined && (end === "end" ? to < from : to <= from);
    if (!isEmpty) return [];
    return {
      at: { file, path: [...path, end] },
      message: `Unexpected "${end}" ${part[end]}, expected ${typeof part[end] === "number" ? "more" : "later"} than "${start}", which is ${part[start]}.`,
      hint:
        end === "end" && to + dayInMs > from
          ? `If it ends after midnight, write ${dayLater(String(part[end]))}. Otherwise swap the two, or correct one of them.`
          : "Swap the two, or correct one of them.",
      related: { at: { file, path: [...path, start] }, message: "It begins here." },
    };
  });
}

const dayInMs = 86_400_000;

/** The same time on the next day. */
function dayLater(time: string): string {
  const [day = "", clock = ""] = time.split("T");
  return `${new Date(Date.parse(day) + dayInMs).toISOString().slice(0, 10)}T${clock}`;
}

/** Two numbers, or two days or times as numbers. Empty for anything else. */
function timesOf(start: unknown, end: unknown): readonly number[] {
  if (typeof start === "number" && typeof end === "number") return [start, end];
  if (typeof start !== "string" || typeof end !== "string" || isWholeDay(start) !== isWholeDay(end)) return [];
  return [start, end].map(Date.parse);
}
