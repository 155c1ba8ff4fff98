import type { IncomingHttpHeaders } from "node:http";

/** The entity tag and the date that identify one state of a file (RFC 9110, section 8.8). */
export interface Validators {
  /** A strong entity tag, in its quotes. */
  readonly tag: string;
  readonly modified: Date;
}

/** Evaluates the conditions of a request (RFC 9110, section 13.2.2). Returns 200 if the file is to be sent. */
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
 * True if `If-Range` names this state of the file, so that the client's part belongs to it. A date counts only if the
 * file has not changed in the second before `now`: within one second it may have changed twice.
 */
export function isSameFile(ifRange: string, { tag, modified }: Validators, now: number): boolean {
  return ifRange === tag || (ifRange === modified.toUTCString() && now - modified.getTime() >= 1000);
}

/** True if a list of entity tags has this one. The comparison is strong: weak tags in the list never match. */
function matches(list: string, tag: string): boolean {
  if (list.trim() === "*") return true;
  return Array.from(list.matchAll(/(?:W\/)?"[^"]*"/g), ([one]) => one).includes(tag);
}

/**
 * Parses a date of the standard's format into seconds. Returns undefined for others, which the standard has servers
 * ignore.
 */
function parseDate(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const date = new Date(text);
  return date.toUTCString() === text ? inSeconds(date) : undefined;
}

/** Whole seconds, the precision of dates in headers. */
function inSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
