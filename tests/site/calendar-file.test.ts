import { expect, test } from "vitest";
import { calendarFile, findCalendars } from "../../scripts/output/calendar-file.ts";
import type { SiteContent } from "../../src/content.gen.ts";
import { checkMemory, indexYaml, memorySite } from "../content/memory-site.ts";

// The cast is safe: no more of a site is asked for.
const site = { brand: { name: "Hearth, Tide" }, origin: "https://hearth.example/a", language: "en-GB" } as SiteContent;

const event = (title: string, facts: string, more = "") => `title: ${title}
description: ${"A long morning with flour, water and salt. ".repeat(2).trim()}
${more}event: ${facts}
blocks:
  - type: hero
    title: ${title}
`;

test("each event, each folder of events and each tag of them has a file for calendars, with the times of the place in universal time", () => {
  const { index, diagnostics } = checkMemory(
    memorySite({
      "index.yaml": indexYaml.replace('"#contact"', "/courses/rye"),
      "courses/rye.yaml": event(
        "Rye; by night",
        '{ start: 2031-07-11T21:00+01:00, end: 2031-07-12T05:30+01:00, place: "Slip Lane, Cullerport" }',
        "updated: 2031-02-03\ntags: [night]\n",
      ),
      "courses/index.yaml": `title: Courses
description: ${"Mornings and evenings at the oven of the bakehouse. ".repeat(2).trim()}
blocks:
  - type: hero
    title: Courses
  - type: collection
    title: Coming
    folder: /courses
    events: coming
    tagPages: true
`,
      "courses/market.yaml": event("市場の日".repeat(10), "{ start: 2031-08-02, end: 2031-08-03 }"),
      "courses/walk.yaml": event("A walk", "{ start: 2031-09-02T10:00Z }", "unlisted: true\n"),
    }),
  );
  if (!index) throw new Error(JSON.stringify(diagnostics));
  const changes = { commit: "", days: [["courses/market.yaml", "2031-01-05"]] } as const;
  const files = new Map(
    findCalendars(index, [site], changes).map((facts) => [facts.address, calendarFile(site, facts)]),
  );
  expect([...files.keys()]).toEqual([
    ...["/courses/market.ics", "/courses/rye.ics", "/courses/walk.ics"],
    ...["/courses/feed.ics", "/courses/tags/night/feed.ics"],
  ]);
  const start = (name: string) => [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Hearth\\, Tide//en-GB"],
    `X-WR-CALNAME:${name}Hearth\\, Tide`,
  ];
  const description = [
    "DESCRIPTION:A long morning with flour\\, water and salt. A long morning with",
    "  flour\\, water and salt.",
  ];
  const market = [
    "BEGIN:VEVENT",
    "UID:https://hearth.example/a/courses/market",
    "DTSTAMP:20310105T000000Z",
    "DTSTART;VALUE=DATE:20310802",
    "DTEND;VALUE=DATE:20310804",
    "SUMMARY:市場の日市場の日市場の日市場の日市場の日市場",
    " の日市場の日市場の日市場の日市場の日",
    ...description,
    "URL:https://hearth.example/a/courses/market",
    "END:VEVENT",
  ];
  const rye = [
    "BEGIN:VEVENT",
    "UID:https://hearth.example/a/courses/rye",
    "DTSTAMP:20310203T000000Z",
    "DTSTART:20310711T200000Z",
    "DTEND:20310712T043000Z",
    "SUMMARY:Rye\\; by night",
    ...description,
    "LOCATION:Slip Lane\\, Cullerport",
    "URL:https://hearth.example/a/courses/rye",
    "END:VEVENT",
  ];
  const calendar = (name: string, ...events: string[]) => [...start(name), ...events, "END:VCALENDAR", ""].join("\r\n");
  expect(files.get("/courses/feed.ics")).toBe(calendar("Courses – ", ...market, ...rye));
  expect(files.get("/courses/tags/night/feed.ics")).toBe(calendar("Courses – night – ", ...rye));
  expect(files.get("/courses/rye.ics")).toBe(calendar("", ...rye));
  expect(files.get("/courses/walk.ics")).toContain(
    "DTSTAMP:20000101T000000Z\r\nDTSTART:20310902T100000Z\r\nSUMMARY:A walk\r\n",
  );
  for (const line of files.get("/courses/feed.ics")?.split("\r\n") ?? []) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
});
