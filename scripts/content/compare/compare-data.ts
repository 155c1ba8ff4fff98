import { isRecord } from "../diagnostic/is-record.ts";
import { matchEntries } from "./match-entries.ts";

/** A difference between the data of two versions of a file. */
export interface Change {
  /**
   * - `text`: other words; `figure`: the same words with another number; `link`: another address; `picture`: another file.
   * - `added`, `removed`: a value or an entry came or went.
   * - `reordered`: the entries of a list stand in another order.
   */
  readonly kind: "text" | "figure" | "link" | "picture" | "added" | "removed" | "reordered";
  /** Where it is, from the outside in: names of blocks and entries, and the key. */
  readonly where: readonly string[];
  readonly before: string;
  readonly after: string;
}

/** Where a difference is, and the columns of the table around it. */
interface Surroundings {
  readonly where?: readonly string[];
  readonly columns?: readonly unknown[];
}

/** Compares two versions of data and lists the differences in the order of the data after the change. */
export function compareData(before: unknown, after: unknown, around: Surroundings = {}): Change[] {
  const { where = [], columns = [] } = around;
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, { where, columns });
  if (isRecord(before) && isRecord(after)) {
    const inside = Array.isArray(after["columns"]) ? after["columns"] : columns;
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) => {
      const [old, now] = [before[key], after[key]];
      if (key === "cells" && isRow(old) && isRow(now) && old.length === now.length) {
        return compareCells(old, now, { where, columns: inside });
      }
      return compareData(old, now, { where: Array.isArray(now ?? old) ? where : [...where, key], columns: inside });
    });
  }
  const links = linksInText(before, after);
  if (links) {
    return links.map(([label, old, now]) => ({
      kind: "link",
      where: [...where, label, "href"],
      before: old,
      after: now,
    }));
  }
  if (after === undefined) return [{ kind: "removed", where, before: summaryOf(before), after: "" }];
  if (before === undefined) return [{ kind: "added", where, before: "", after: summaryOf(after) }];
  return [{ kind: kindOf(where.at(-1), before, after), where, before: summaryOf(before), after: summaryOf(after) }];
}

function isRow(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The cells of a row stand one below each column: each is compared with the one that was there. */
function compareCells(
  before: readonly unknown[],
  after: readonly unknown[],
  { where, columns }: Required<Surroundings>,
): Change[] {
  return after.flatMap((cell, at) => {
    const column = columns[at];
    const name = typeof column === "string" ? column : nameOf(column);
    return compareData(before[at], cell, { where: name ? [...where, name] : where });
  });
}

const markdownLink = /\[([^[\]]*)\]\(([^()\s]+)\)/g;

/** The links of two texts that differ in the addresses of their links alone: each with its words, and both addresses. */
function linksInText(before: unknown, after: unknown): [label: string, before: string, after: string][] | undefined {
  if (typeof before !== "string" || typeof after !== "string") return undefined;
  const bare = (text: string) => text.replaceAll(markdownLink, "[$1]()");
  if (before === after || bare(before) !== bare(after)) return undefined;
  const old = [...before.matchAll(markdownLink)];
  return [...after.matchAll(markdownLink)].flatMap(([, label = "", address = ""], at) => {
    const former = old[at]?.[2] ?? "";
    return former === address ? [] : [[label, former, address]];
  });
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  { where, columns }: Required<Surroundings>,
): Change[] {
  const { entries, isReordered } = matchEntries(before, after, { nameOf, areAlike });
  const changes = entries.flatMap((entry) => {
    // A text is no place, and what came or went is called by its name already.
    const isPlace = isRecord(entry.before) && isRecord(entry.after);
    return compareData(entry.before, entry.after, {
      where: isPlace ? [...where, nameOfEither(entry)] : where,
      columns,
    });
  });
  const order = after.map((entry) => nameOf(entry) || summaryOf(entry)).join(", ");
  return isReordered ? [...changes, { kind: "reordered", where, before: "", after: order }] : changes;
}

function nameOfEither({ before, after }: { before: unknown; after: unknown }): string {
  return nameOf(before ?? after) || nameOf(after) || sharedText(before, after) || firstKey(after ?? before);
}

/** The most characters of a text by which an entry is called. */
const longestName = 60;

/** The first short text that both versions of an entry have, by which people know one that has no name. */
function sharedText(before: unknown, after: unknown): string {
  if (!isRecord(before) || !isRecord(after)) return "";
  const shared = Object.entries(after).find(
    ([key, value]) => typeof value === "string" && value.length <= longestName && before[key] === value,
  );
  return shared ? String(shared[1]) : "";
}

function firstKey(entry: unknown): string {
  return String(Object.keys(Object(entry))[0] ?? "");
}

/** The key by which people know an entry, and what comes first is shown. */
const nameKeys = [
  "title",
  "label",
  "name",
  "level",
  "domain",
  "metric",
  "question",
  "value",
  "id",
  "type",
  "alt",
  "src",
];

/** The name of a block or an entry, or nothing. */
function nameOf(entry: unknown): string {
  if (!isRecord(entry)) return "";
  const key = nameKeys.find((name) => ["string", "number"].includes(typeof entry[name]));
  return key === undefined ? "" : String(entry[key]);
}

/** Whether one entry may be a new version of another: blocks of one type, or entries that say half the same. */
function areAlike(before: unknown, after: unknown): boolean {
  if (!isRecord(before) || !isRecord(after)) return typeof before === typeof after && shareWords(before, after);
  if (before["type"] !== after["type"]) return false;
  const keys = Object.keys(after);
  const same = keys.filter((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]));
  return same.length * 2 > keys.length || shareWords(nameOf(before), nameOf(after));
}

/** Whether at least half of the words are the same, whatever their numbers are. */
function shareWords(before: unknown, after: unknown): boolean {
  const words = new Set(withoutFigures(before).toLowerCase().split(/\s+/));
  const others = withoutFigures(after).toLowerCase().split(/\s+/);
  return others.filter((word) => words.has(word)).length * 2 >= others.length;
}

function kindOf(key: string | undefined, before: unknown, after: unknown): Change["kind"] {
  if (key === "href") return "link";
  if (key === "src" || (key === "dark" && typeof after === "string")) return "picture";
  return withoutFigures(before) === withoutFigures(after) ? "figure" : "text";
}

function withoutFigures(value: unknown): string {
  return String(value).replaceAll(/\d+(?:[.,]\d+)*/g, "0");
}

/** A value as people call it: a text as it is, an entry by its name and type, a list by its entries. */
function summaryOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(summaryOf).join("; ");
  if (!isRecord(value)) return String(value);
  const name = nameOf(value);
  const type = value["type"];
  return typeof type === "string" && type !== name ? `${name} (${type})` : name;
}
