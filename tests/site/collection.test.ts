import { describe, expect, test } from "vitest";
import { indexRawContent } from "../../scripts/content/check/check-content.ts";
import { valueAt } from "../../scripts/content/diagnostic/path.ts";
import type { ListedPage } from "../../scripts/content/formats/content-format.ts";
import { describeSpan } from "../../scripts/content/formats/date-formats.ts";
import { collectedFolderFormat } from "../../scripts/content/formats/folder-formats.ts";
import { groupOf, selectPages } from "../../scripts/content/index/select-pages.ts";
import { contentModel, memorySite } from "../content/memory-site.ts";
import { type Files, page, startFiles } from "../support/build/edited-site.ts";

/** A page of the journal with lines of YAML in its head. */
const post = (title: string, ...head: string[]) => ({
  [`journal/${title.toLowerCase()}.yaml`]: page(title).replace("blocks:", [...head, "blocks:"].join("\n")),
});
const posts: Files = {
  ...startFiles,
  ...post("Oats", "date: 2024-02-01", "tags: [grain]", "data: { city: Bath, opens: 2019 }", "nav: { order: 1 }"),
  ...post(
    "Rye",
    "date: 2025-03-04",
    "tags: [grain, dark, slow]",
    "authors: [Maud]",
    "data: { city: [Bath, Wells], opens: 7 }",
  ),
  ...post("About", "data: { city: Wells }"),
  ...post("Ovens", "date: 2024-12-31", "tags: [dark]", "data: { opens: 100 }"),
  ...post("Éclair", "date: 2024-06-01", "tags: [grain, dark]"),
};

/** The index of files at a day, and what the list of a page with some keys shows of the journal. */
function listOf(keys: Readonly<Record<string, unknown>>, route = "/journal/index", files = posts, day = "2025-05-03") {
  const content = indexRawContent(contentModel(), memorySite(files));
  const own = content.pagesByRoute.get(route) ?? { route, data: {} };
  const list = { folder: "/journal", owner: { folder: "/journal", ...keys }, page: own, language: "en-GB" };
  return selectPages({ ...content, at: Date.parse(day) }, list).map(({ data }) => String(valueAt(data, ["title"])));
}

describe("a collection lists", () => {
  test.each([
    ["the newest first, and what has no date last", {}, ["Rye", "Ovens", "Éclair", "Oats", "About"]],
    ["the oldest first where that is asked for", { order: "oldest" }, ["Oats", "Éclair", "Ovens", "Rye", "About"]],
    ["the alphabet", { order: "title" }, ["About", "Éclair", "Oats", "Ovens", "Rye"]],
    ["the order of menus", { order: "menu" }, ["Oats", "About", "Ovens", "Rye", "Éclair"]],
    ["no more than its limit, of the newest", { limit: 2 }, ["Rye", "Ovens"]],
    ["the pages with one of its tags", { tags: ["slow", "dark"] }, ["Rye", "Ovens", "Éclair"]],
    ["the pages with a value of a key", { where: { authors: "Maud" } }, ["Rye"]],
    ["the pages with a value of their own data", { where: { city: "Bath" } }, ["Rye", "Oats"]],
    ["the pages with one of several values", { where: { opens: [2019, "100"] } }, ["Ovens", "Oats"]],
    ["the pages that have all that is asked for", { where: { city: "Bath" }, tags: ["dark"] }, ["Rye"]],
    ["numbers as numbers, the lowest first", { order: "opens" }, ["Rye", "Ovens", "Oats", "About", "Éclair"]],
    ["the highest first, and what has none last", { order: "-opens" }, ["Oats", "Ovens", "Rye", "About", "Éclair"]],
    ["the years in turn", { group: "year" }, ["Rye", "Ovens", "Éclair", "Oats", "About"]],
    ["the years together in any order", { group: "year", order: "title" }, ["About", "Éclair", "Oats", "Ovens", "Rye"]],
    ["the alphabet under letters", { group: "letter" }, ["About", "Éclair", "Oats", "Ovens", "Rye"]],
  ])("%s", (_, owner, titles) => {
    expect(listOf(owner)).toEqual(titles);
  });

  const orderOf = (order: string, heads: readonly (readonly string[])[]) => {
    const files = heads.map(([title = "", ...head], at) =>
      Object.entries(post(`P${at}`, ...head)).map(([path, text]) => [path, text.replace(/P\d+/, `'${title}'`)]),
    );
    return listOf({ order }, "/", { ...startFiles, ...Object.fromEntries(files.flat()) });
  };
  test("titles as if no sign stood before them", () => {
    const titles = ["(Old) Mill", "Aare", "Queen", "“Quoted” inn", "«Zoo» museum", "…"];
    const sorted = ["…", "Aare", "(Old) Mill", "Queen", "“Quoted” inn", "«Zoo» museum"];
    expect(
      orderOf(
        "title",
        titles.map((title) => [title]),
      ),
    ).toEqual(sorted);
  });

  test.each([
    ["9,00 12,50 100,00 1.050,00"],
    ["0,125 1 9"],
    ["-2 900 1,050 12,500"],
    ["900 1,050.50 12,500.00"],
    ["£9.50 £12 £100"],
    ["-5°C 9,5°C 12°C"],
    // Not all are numbers.
    ["10,5 9,5 none"],
  ])("numbers as they are written where all are in one form: %s", (numbers) => {
    const prices = numbers.split(" ");
    const heads = prices.toReversed().map((price) => [price, `data: { price: "${price}" }`]);
    expect(orderOf("price", heads)).toEqual(prices);
  });

  test("all pages but the one on which it stands", () => {
    expect(listOf({ limit: 2 }, "/journal/rye")).toEqual(["Ovens", "Éclair"]);
  });

  test("what is related to its page: the pages that share most tags first, then the newest, and no others", () => {
    expect(listOf({ order: "related" }, "/journal/rye")).toEqual(["Éclair", "Ovens", "Oats"]);
    expect(listOf({ order: "related", limit: 1 }, "/journal/ovens")).toEqual(["Rye"]);
    expect(listOf({ order: "related" }, "/journal/about")).toEqual([]);
  });

  const events: Files = {
    ...startFiles,
    ...post("Market", "event: { start: 2025-05-02, end: 2025-05-03 }"),
    ...post("Course", "event: { start: 2025-06-01T18:00+01:00, end: 2025-06-01T21:00+01:00 }"),
    ...post("Fair", "event: { start: 2025-05-02T18:00+01:00 }"),
    ...post("Feast", "event: { start: 2024-12-01 }"),
    ...post("Story", "date: 2025-05-02"),
  };
  test.each([
    ["2025-05-03", "coming", ["Market", "Course"]],
    ["2025-05-03", "past", ["Fair", "Feast"]],
    ["2025-05-04", "coming", ["Course"]],
    ["2025-05-04", "past", ["Fair", "Market", "Feast"]],
  ])(
    "as of %s the %s events, next to that day first, with those that last until it among those to come",
    (day, which, titles) => {
      expect(listOf({ events: which }, "/", events, day)).toEqual(titles);
    },
  );
});

test.each([
  ["year", "en", { date: "2024-02-01" }, "2024"],
  ["year", "en", { date: "2024-02-01", event: { start: "2031-06-30T18:00Z" } }, "2031"],
  ["year", "en", {}, "–"],
  ["letter", "fr", { title: "«\u00a0école\u00a0»" }, "E"],
  ["letter", "sv", { title: "Ål" }, "Å"],
  ["letter", "tr", { title: "ırmak" }, "I"],
  ["letter", "en", { title: "7 loaves" }, "0–9"],
  ["letter", "fr", { title: "Œuvre" }, "O"],
  ["letter", "de", { title: "ßtest" }, "S"],
  ["letter", "da", { title: "Ærø" }, "Æ"],
  ["letter", "da", { title: "Aarhus" }, "Å"],
  ["letter", "cs", { title: "Cheb" }, "CH"],
  ["letter", "cs", { title: "Citov" }, "C"],
  ["letter", "en", { title: "Cheb" }, "C"],
  ["letter", "ja", { title: "ガラス" }, "か"],
  ["letter", "ko", { title: "광주" }, "ㄱ"],
  ["letter", "en", { title: "…" }, "–"],
])("pages grouped by %s in %s: %o stands below %s", (group, language, data, heading) => {
  expect(groupOf(data, group, language)).toBe(heading);
});

const listedPosts: ListedPage[] = [
  { title: "Rye", article: { date: "2025-03-04", tags: [{ name: "dark" }], authors: ["Maud"] } },
  { title: "Ovens", article: { date: "2024-12-31", event: { start: "2031-06-30", place: "Wells" } }, group: "2024" },
].map((one) => ({ href: `/journal/${one.title}`, label: one.title, description: `About ${one.title}.`, ...one }));

/** What a collection with some keys shows of pages. */
function collected(owner: Readonly<Record<string, unknown>>, pages: readonly unknown[] = listedPosts): unknown {
  return collectedFolderFormat.resolved?.resolve("/journal", {
    owner,
    base: "",
    slash: false,
    language: "en-GB",
    scheme: "both",
    // The cast is safe: each is one of the posts, or one with a picture.
    pagesIn: () => pages as readonly ListedPage[],
    inspectPicture: () => undefined,
  });
}

test("a collection shows of each page what its author wants to be shown, days in words of the language, and nothing else", () => {
  expect(collected({ show: ["date", "authors"] })).toEqual([
    { href: "/journal/Rye", title: "Rye", date: { iso: "2025-03-04", text: "4 March 2025" }, authors: ["Maud"] },
    { href: "/journal/Ovens", title: "Ovens", date: { iso: "2024-12-31", text: "31 December 2024" } },
  ]);
  expect(collected({ show: ["event", "tags"], group: "year" })).toEqual([
    { href: "/journal/Rye", title: "Rye", tags: [{ name: "dark" }] },
    {
      href: "/journal/Ovens",
      title: "Ovens",
      group: "2024",
      event: { iso: "2031-06-30", text: "Monday, 30 June 2031", place: "Wells" },
    },
  ]);
});

test.each([
  ["2031-06-30T18:00+01:00", "2031-06-30T21:30+01:00", "Monday, 30 June 2031, 18:00–21:30"],
  ["2031-06-30T18:00+01:00", "2031-06-30T18:00+01:00", "Monday, 30 June 2031 at 18:00"],
  ["2031-08-02", "2031-08-03", "Saturday 2 August – Sunday 3 August 2031"],
])("an event from %s to %s is said by the clock of its place", (start, end, text) => {
  // Some spaces are thin.
  expect(describeSpan(start, end, "en-GB").replaceAll(/\s/g, " ")).toBe(text);
});
