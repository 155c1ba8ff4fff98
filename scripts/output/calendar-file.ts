import type { SiteContent } from "../../src/content.gen.ts";
import { canonicalAddress } from "../../src/page-address.ts";
import type { OutputFile } from "../bundle/output-file.ts";
import type { WrittenEvent } from "../content/formats/content-format.ts";
import { isWholeDay } from "../content/formats/date-formats.ts";
import { calendarAddress } from "../content/formats/folder-formats.ts";
import type { ContentIndex, PageFile } from "../content/index/content-index.ts";
import { siteAt } from "../content/resolve/build-site.ts";
import { eventAddress } from "../content/resolve/page-names.ts";
import { lastChange } from "./find-routes.ts";
import type { LastChanges } from "./last-changes.ts";
import { type ListsOfSite, namedLists, textOfPage } from "./named-lists.ts";

/** A calendar file: of one event, or of all events of a folder or a tag. */
export interface CalendarFacts {
  /** Its path below the origin, such as /courses/feed.ics. */
  readonly address: string;
  /** The name of the list; if undefined, it has the name of the site. */
  readonly title?: string | undefined;
  readonly events: readonly EventPage[];
}

interface EventPage extends WrittenEvent {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** The last day on which the page is known to have changed. */
  readonly changed: string;
}

/** The calendar files: one for each event, and one for each folder and tag page that lists an event. */
export function findCalendars(
  content: ListsOfSite & Pick<ContentIndex, "pages">,
  sites: readonly [SiteContent, ...SiteContent[]],
  changes?: LastChanges,
): CalendarFacts[] {
  const days = new Map(changes?.days);
  const lists = [
    ...content.pages.map((page) => ({ address: eventAddress(page.route), title: undefined, files: [page] })),
    ...namedLists(content, sites).map(({ folder, title, files }) => ({
      address: calendarAddress(folder),
      title,
      files,
    })),
  ];
  return lists.flatMap(({ files, ...list }) => {
    const events = files.flatMap((page) => eventOf(page, days.get(page.source.path)));
    return events.length > 0 ? [{ ...list, events }] : [];
  });
}

function eventOf(page: PageFile, committed: string | undefined): EventPage[] {
  const [start, end, place] = ["start", "end", "place"].map((key) => textOfPage(page, "event", key));
  if (start === undefined) return [];
  // Without the page's own day, which may be in the future: if it moved to an earlier one, calendars would take the update for old.
  const changed = lastChange(page.data, undefined, committed) ?? "2000-01-01";
  const [title = "", description = ""] = ["title", "description"].map((key) => textOfPage(page, key));
  const where = { ...(end ? { end } : {}), ...(place ? { place } : {}) };
  return [{ route: page.route, title, description, changed, start, ...where }];
}

/** The calendar files, each with the labels and addresses of its language. */
export function calendarFiles(
  sites: readonly [SiteContent, ...SiteContent[]],
  calendars: readonly CalendarFacts[],
): OutputFile[] {
  return calendars.map((facts) => ({
    path: facts.address.slice(1),
    content: calendarFile(siteAt(sites, facts.address), facts),
  }));
}

/** Events as a calendar file (RFC 5545). */
export function calendarFile(site: SiteContent, { title, events }: CalendarFacts): string {
  const name = title === undefined ? site.brand.name : `${title} – ${site.brand.name}`;
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${escapeText(site.brand.name)}//${site.language}`],
    // In no standard, but every calendar knows it.
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(site, event)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(site: SiteContent, { route, title, description, changed, start, end, place }: EventPage): string[] {
  const url = canonicalAddress(site, route);
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(url)}`,
    `DTSTAMP:${changed.replaceAll("-", "")}T000000Z`,
    `DTSTART${timeOf(start)}`,
    // A day ends where the next begins.
    ...(end === undefined ? [] : [`DTEND${timeOf(end, 1)}`]),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${url}`,
    "END:VEVENT",
  ];
}

/** A day, perhaps some days later, or a time in UTC, which calendars show in the reader's time zone. */
function timeOf(time: string, daysLater = 0): string {
  const moment = new Date(Date.parse(time) + (isWholeDay(time) ? daysLater * 86_400_000 : 0));
  const text = moment.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  return isWholeDay(time) ? `;VALUE=DATE:${text.slice(0, 8)}` : `:${text}`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");
}

/** Folds a line into parts of at most 75 bytes, all but the first beginning with a space. No character is split. */
function fold(line: string): string {
  let [folded, bytes] = ["", 0];
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > 75) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += letter;
    bytes += more;
  }
  return folded;
}
