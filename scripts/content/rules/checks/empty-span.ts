import { isRecord } from "../../diagnostic/is-record.ts";
import { type ValuePath, valueAt } from "../../diagnostic/path.ts";
import { alike } from "../../formats/date-formats.ts";
import type { PageFile } from "../../index/content-index.ts";
import { momentsOf, partsOf } from "../../index/publication.ts";
import type { Finding } from "../../yaml/to-diagnostic.ts";
import { examplePage } from "../toolkit/examples.ts";
import type { Check } from "../toolkit/rule.ts";

const offer = (publishAt: string, expireAt: string) => `${examplePage}  - type: prose
    title: Christmas bread
    body: Only in December.
    publishAt: ${publishAt}
    expireAt: ${expireAt}
`;

/** Pages and blocks that would expire before they are published, and events and bars of a scale that end before they begin. */
export const emptySpan: Check = {
  code: "empty-span",
  scope: "file",
  meaning:
    "A page or a block expires before it is published, or an event ends before it begins, or a bar of a scale ends where it begins, or before. Nobody would ever see it.",
  bad: offer("2098-12-01T09:00Z", "«2097-12-27T18:00Z»"),
  good: offer("2098-12-01T09:00Z", "2098-12-27T18:00Z"),
  check: ({ pages }) => pages.flatMap((file) => [...datesOf(file), ...eventOf(file), ...barsOf(file)]),
};

function datesOf(file: PageFile): Finding[] {
  return partsOf(file.data).flatMap(({ part, path }) => {
    const { publishAt, expireAt } = momentsOf(part);
    if (publishAt === undefined || expireAt === undefined || Date.parse(publishAt) < Date.parse(expireAt)) return [];
    return [describe({ file, path }, ["publishAt", publishAt], ["expireAt", expireAt])];
  });
}

function eventOf(file: PageFile): Finding[] {
  const [start, end] = ["start", "end"].map((key) => valueAt(file.data, ["event", key]));
  if (typeof start !== "string" || typeof end !== "string") return [];
  // Where one of them is no time, nothing is less.
  const [from = Number.NaN, to = Number.NaN] = alike(start, end).map((time) => Date.parse(time));
  return to < from ? [describe({ file, path: ["event"] }, ["start", start], ["end", end])] : [];
}

function barsOf(file: PageFile): Finding[] {
  return partsOf(file.data).flatMap(({ part, path }) => {
    const items = isRecord(part) && Array.isArray(part["items"]) ? part["items"] : [];
    return items.flatMap((item: unknown, index) => {
      const { from, until } = isRecord(item) ? item : {};
      if (typeof from !== "number" || typeof until !== "number" || from < until) return [];
      return [describe({ file, path: [...path, "items", index] }, ["from", from], ["until", until])];
    });
  });
}

type Entry = readonly [key: string, value: string | number];

function describe(
  { file, path }: { readonly file: PageFile; readonly path: ValuePath },
  [startKey, start]: Entry,
  [endKey, end]: Entry,
): Finding {
  return {
    at: { file, path: [...path, endKey] },
    message: `Unexpected "${endKey}" ${end}, expected more than "${startKey}", which is ${start}.`,
    hint: "Exchange the two, or correct one of them.",
    related: { at: { file, path: [...path, startKey] }, message: "It begins here." },
  };
}
