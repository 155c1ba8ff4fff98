import type { IncomingHttpHeaders } from "node:http";

/** What tells one state of a file from another. */
export interface Validators {
  /** A strong entity tag, in its quotes. */
  readonly tag: string;
  readonly modified: Date;
}

/** Answers the conditions of a request (RFC 9110, section 13.2.2): 200 is for a file that is to be sent. */
export function judgeConditions(headers: IncomingHttpHeaders, { tag, modified }: Validators): 200 | 304 | 412 {
  const match = headers["if-match"];
  const unmodifiedSince = parseDate(headers["if-unmodified-since"]);
  const noneMatch = headers["if-none-match"];
  const modifiedSince = parseDate(headers["if-modified-since"]);
  const seconds = inSeconds(modified);
  if (match !== undefined) {
    if (!matches(match, tag)) return 412;
  } else if (unmodifiedSince !== undefined && seconds > unmodifiedSince) return 412;
  if (noneMatch !== undefined) return matches(noneMatch.replaceAll('W/"', '"'), tag) ? 304 : 200;
  return modifiedSince !== undefined && seconds <= modifiedSince ? 304 : 200;
}

/**
 * Whether the part that a client has, by its `If-Range` header, is of this state of the file. A date can only say so of a file that
 * has not changed in the second before `now`: it may have changed twice in one.
 */
export function isSameFile(ifRange: string, { tag, modified }: Validators, now: number): boolean {
  return ifRange === tag || (ifRange === modified.toUTCString() && now - modified.getTime() >= 1000);
}

/** Compares strongly: a weak tag in the list is not the same as ours. */
function matches(list: string, tag: string): boolean {
  if (list.trim() === "*") return true;
  return Array.from(list.matchAll(/(?:W\/)?"[^"]*"/g), ([listed]) => listed).includes(tag);
}

/** The second that a date of the standard's format names, or undefined, where the standard wants the header ignored. */
function parseDate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  return date.toUTCString() === text ? inSeconds(date) : undefined;
}

/** As headers give it. */
function inSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
